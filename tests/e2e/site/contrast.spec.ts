import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { languages } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ONLY_IN_TEST_ALL } from "#tests/e2e/support/test-all.ts";

/** Text that stands on drawings, where axe cannot measure: the pixels behind it decide. */
const ON_DRAWINGS: { address: string; selectors: string[] }[] = [
  {
    address: "",
    selectors: [
      ".hero-eyebrow > span",
      ".hero-headline",
      ".hero p.text-lead",
      ".hero-facts dt",
      "#process h2",
      "#process p.text-lead",
    ],
  },
  { address: "/nowhere", selectors: ["main h1", "main p.text-lead"] },
];

type Rgb = [red: number, green: number, blue: number];

function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour of the text as it is painted, whatever notation the stylesheet uses. */
function textColor(text: Locator): Promise<Rgb> {
  return text.evaluate((element) => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 1;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue] as [number, number, number];
  });
}

/** The lowest contrast over all pixels behind the text, but for stray ones: a hairline crossing a letter is no ground. */
async function worstContrast(text: Locator): Promise<number> {
  const color = await textColor(text);
  await text.evaluate((element) => element.classList.add("sr-hidden-for-contrast"));
  const picture = await text.screenshot({ animations: "disabled" });
  await text.evaluate((element) => element.classList.remove("sr-hidden-for-contrast"));
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ratios: number[] = [];
  for (let at = 0; at < data.length; at += info.channels * 3)
    ratios.push(contrast(color, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * 0.02)] ?? 0;
}

for (const { address, selectors } of ON_DRAWINGS)
  for (const { code, dir } of languages)
    for (const colorScheme of ["light", "dark"] as const) {
      const when = (dir === "rtl") === (colorScheme === "light") ? {} : ONLY_IN_TEST_ALL;
      test(`text on drawings can be read: /${code}${address}, ${colorScheme}`, when, async ({ page, errors }) => {
        test.slow();
        errors.allow(/404/);
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
        await page.goto(`/${code}${address}`);
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            ".sr-hidden-for-contrast, .sr-hidden-for-contrast * { color: transparent !important; background: none !important; }",
          );
          document.adoptedStyleSheets.push(sheet);
        });
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          for (const selector of selectors) {
            const text = page.locator(selector).first();
            const large = await text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize) >= 24);
            expect(await worstContrast(text), `${selector} at ${width} px`).toBeGreaterThanOrEqual(large ? 3 : 4.5);
          }
        }
      });
    }
