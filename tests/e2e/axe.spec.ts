/** No violation of WCAG 2.2 AA or good practice that a machine can find: every address, both themes, two sizes. */
import { languages, visits } from "./addresses.ts";
import { ALL_RULES, AXE, COLOUR_RULES, type Rules, STRUCTURE_RULES, violations } from "./axe.ts";
import { expect, test } from "./fixture.ts";
import { pageTypes } from "./page-types.ts";

type View = { width: number; colorScheme: "light" | "dark"; rules: Rules };

/** One page of each kind, in every combination. */
const ALL_VIEWS: readonly View[] = [
  { width: 390, colorScheme: "light", rules: ALL_RULES },
  { width: 390, colorScheme: "dark", rules: COLOUR_RULES },
  { width: 1440, colorScheme: "dark", rules: ALL_RULES },
  { width: 1440, colorScheme: "light", rules: COLOUR_RULES },
];
/** The other pages of a kind share its frame, layout and colours; a slow browser leaves them out. */
const ONE_VIEW: readonly View[] = [{ width: 390, colorScheme: "light", rules: STRUCTURE_RULES }];
/** `AXE=every` looks at every address in every combination; it takes ten minutes more. */
const everywhere = process.env["AXE"] === "every";

const isLight = /headless/.test(process.env["CHROMIUM_PATH"] ?? "");
const isFirstOfKind = (code: string, address: string) => pageTypes.some(({ path }) => address === `/${code}${path}`);

/** Pages looked at one after the other in one test: a browser of its own for each would take most of the time. */
const PAGES_A_TEST = 6;

for (const { code } of languages) {
  const addresses = [
    ...visits
      .filter(({ locale }) => locale === code)
      .map(({ address }) => address)
      .filter((address) => everywhere || isLight || isFirstOfKind(code, address)),
    `/${code}/nope`,
    `/${code}/500`,
  ];
  for (let from = 0; from < addresses.length; from += PAGES_A_TEST) {
    const group = addresses.slice(from, from + PAGES_A_TEST);
    test(`${group[0]} … ${group.at(-1)}`, async ({ page, faults }) => {
      test.setTimeout(300_000);
      faults.allow(/Failed to load resource.*\/(nope|500)\)/);
      for (const address of group) {
        await page.goto(address, { waitUntil: "domcontentloaded" });
        await page.evaluate(AXE);
        await page.evaluate(() => document.fonts.ready);
        for (const { width, colorScheme, rules } of isFirstOfKind(code, address) || everywhere ? ALL_VIEWS : ONE_VIEW) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          expect.soft(await violations(page, rules), `${address} at ${width} px, ${colorScheme}`).toEqual([]);
        }
      }
    });
  }

  test(`the open drawer, menu, panels and answers in ${code}`, async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(`/${code}/faq`);
      await page.evaluate(AXE);
      for (const summary of await page.locator("details summary").all())
        await summary.evaluate((element: HTMLElement) => element.click());
      expect.soft(await violations(page), `answers, ${colorScheme}`).toEqual([]);
      await page.locator("header button[command=show-modal]").click();
      expect.soft(await violations(page), `drawer, ${colorScheme}`).toEqual([]);
      await page.keyboard.press("Escape");
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.locator("header button[popovertarget=language-menu]").click();
      expect.soft(await violations(page), `menu, ${colorScheme}`).toEqual([]);
    }
  });
}
