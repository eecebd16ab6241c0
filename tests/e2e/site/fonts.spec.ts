/** Web fonts: late ones move nothing, Arabic is drawn by its own, and no page fetches more than it draws. */
import type { Page, Response } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { takeShift, watchShifts } from "#tests/e2e/support/layout-shifts.ts";
import { traced } from "#tests/e2e/support/trace.ts";

const PHONE = { width: 390, height: 844 };
const FONT = /\.woff2$/;
const LATE_MS = 1_000;
const MOST_SHIFT = 0.02;

/** Text set in Arabic letters, as the page shows it: neither hidden nor part of a drawing. */
const ARABIC_TEXTS = `(() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!/[\\u0621-\\u064a]/.test(walker.currentNode.textContent)) continue;
    if (element.checkVisibility() && !element.closest("script, svg, .sr-only, [aria-hidden=true]")) found.add(element);
  }
  return [...found];
})()`;

type ShownText = {
  name: string;
  family: string;
  weight: number;
  sizePx: number;
  lineHeight: number;
  letterSpacing: string;
  heading: boolean;
};

function readArabicTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate<ShownText[]>(`${ARABIC_TEXTS}.map((element) => {
    const style = getComputedStyle(element);
    const sizePx = Number.parseFloat(style.fontSize);
    return {
      name: element.nodeName.toLowerCase() + " “" + element.textContent.trim().slice(0, 40) + "”",
      family: style.fontFamily.split(",")[0].replaceAll('"', ""),
      weight: Number(style.fontWeight),
      sizePx,
      lineHeight: Number.parseFloat(style.lineHeight) / sizePx,
      letterSpacing: style.letterSpacing,
      heading: element.closest("h1, h2, h3, h4") !== null,
    };
  })`);
}

/** Holds every font back until the page was painted without them and a second went by. */
async function visitWithLateFonts(page: Page, address: string) {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(FONT, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.waitForTimeout(LATE_MS);
  expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
  release();
  await allFonts(page);
}

const allFonts = (page: Page) => page.waitForFunction(() => document.fonts.status === "loaded");

/** Every line of text, with the height it takes. */
const heightsOfTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, blockquote)")]
      .filter((element) => element.checkVisibility() && !element.closest(".screen, svg"))
      .map((element) => element.getBoundingClientRect().height),
  );

/** How far things moved on a page whose fonts came late. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.setViewportSize(PHONE);
  await watchShifts(page);
  await visitWithLateFonts(page, address);
  // The headline's last word draws itself out once; then the page rests.
  await page.waitForTimeout(2_000);
  return takeShift(page);
}

/** Until they come, pages stand in a font of this machine, made as wide as the web fonts. */
async function needsStandIn(page: Page) {
  const isThere = await page.evaluate(() =>
    new FontFace("Probe", 'local("Arial"), local("Liberation Sans")').load().then(
      () => true,
      () => false,
    ),
  );
  test.skip(!isThere, "not run: this machine has no font as wide as Arial (Debian: fonts-liberation)");
}

// Side by side, since each of them waits for most of its time.
for (const addresses of [
  ["/ar", "/en/about", "/ar/faq"],
  ["/en", "/ar/about", "/en/contact"],
])
  test(`fonts that arrive a second late move nothing on ${addresses.join(", ")}`, async ({ page: probe, context }) => {
    await needsStandIn(probe);
    await Promise.all(
      addresses.map(async (address) => {
        const page = await context.newPage();
        expect.soft(await shiftOf(page, address), address).toBeLessThanOrEqual(MOST_SHIFT);
      }),
    );
  });

for (const locale of ["ar", "en"])
  test(`the stand-in fonts take the room of the web fonts, down the whole page in ${locale}`, async ({
    page,
    errors,
  }) => {
    errors.allow(/\.woff2/);
    await needsStandIn(page);
    await page.setViewportSize(PHONE);
    await page.goto(`/${locale}`);
    await allFonts(page);
    const final = await heightsOfTexts(page);
    await page.route(FONT, (route) => route.abort());
    await page.reload();
    await allFonts(page);
    const standIn = await heightsOfTexts(page);
    expect(standIn).toHaveLength(final.length);
    const different = final.filter((height, index) => Math.abs(height - (standIn[index] ?? 0)) > 2);
    expect(different.length / final.length).toBeLessThanOrEqual(0.08);
  });

/** Questions to another process, for which a page waits: they were most of the time until it was painted. */
const FONT_QUESTIONS = ["FontDataManager::onMatchFamilyStyle", "WebSandboxSupportLinux::MatchFontByPostscriptName"];
const MOST_FONT_QUESTIONS = 65;

for (const address of ["/ar", "/en"])
  test(`the first paint of ${address} asks the machine for few fonts`, async ({ page, browser, errors }) => {
    test.skip(process.platform !== "linux", "not run: elsewhere fonts are found without a question");
    errors.allow(/\.css/);
    await page.setViewportSize(PHONE);
    // Later ones are as many as paints before the web fonts have come.
    await page.route(/\.css$/, (route) => route.abort());
    const events = await traced({ browser, page, category: "fonts" }, async () => {
      await page.goto(address, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    });
    const questions = events.filter(({ name }) => FONT_QUESTIONS.some((question) => name.startsWith(question)));
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.length).toBeLessThanOrEqual(MOST_FONT_QUESTIONS);
  });

/** What a cold visit downloads before anyone scrolls. */
const FIRST_VIEW: { address: string; mostBytes: number; without: RegExp }[] = [
  { address: "/ar", mostBytes: 60_000, without: /rare/ },
  { address: "/en", mostBytes: 40_000, without: /arabic|rare/ },
];

for (const { address, mostBytes, without } of FIRST_VIEW)
  test(`the first view of ${address} fetches at most ${mostBytes / 1000} KB of fonts`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const fonts: Response[] = [];
    page.on("response", (response) => {
      if (FONT.test(response.url())) fonts.push(response);
    });
    await page.goto(address);
    await allFonts(page);
    const sizes = await Promise.all(fonts.map(async (font) => (await font.body()).length));
    expect(fonts.map((font) => font.url()).filter((url) => without.test(url))).toEqual([]);
    expect(sizes.length).toBeGreaterThanOrEqual(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes);
  });

test("an English page fetches the Arabic files when what they draw is seen", async ({ page }) => {
  await page.setViewportSize(PHONE);
  // On a slow machine it is seen before the page has loaded.
  const arabic = page.waitForResponse(/arabic-(text|display)[^/]*\.woff2$/);
  await page.goto("/en");
  await page.locator(".invoice-pair").scrollIntoViewIfNeeded();
  expect((await arabic).status()).toBe(200);
});

for (const address of ["/ar", "/ar/faq", "/ar/policy/privacy"])
  test(`Arabic on ${address} is set as Arabic asks for`, async ({ page }) => {
    await page.goto(address);
    const texts = await readArabicTexts(page);
    expect(texts.length).toBeGreaterThan(20);
    const errors = (isError: (text: ShownText) => boolean) => texts.filter(isError).map(({ name }) => name);
    // What is heavier than text is drawn by the display face.
    const isDisplay = ({ family, weight }: ShownText) => weight >= 500 || family.includes("Stretch");

    expect(
      errors(({ letterSpacing }) => !["normal", "0px"].includes(letterSpacing)),
      "letter-spacing",
    ).toEqual([]);
    expect(
      errors(({ sizePx }) => sizePx < 13),
      "under 13 px",
    ).toEqual([]);
    expect(
      errors((text) => (isDisplay(text) ? text.weight > 700 : text.weight !== 400)),
      "weights that do not exist",
    ).toEqual([]);
    expect(
      errors((text) => text.heading && text.sizePx > 16 && (text.lineHeight < 1.28 || text.lineHeight > 1.62)),
      "line heights of headings",
    ).toEqual([]);
    expect(
      errors(
        (text) => /^(p|li) /.test(text.name) && text.sizePx >= 16 && !(text.lineHeight >= 1.75 && text.lineHeight <= 2),
      ),
      "line heights of running text",
    ).toEqual([]);
    expect(
      errors(({ lineHeight }) => lineHeight < 1.28),
      "line heights of anything",
    ).toEqual([]);
  });

for (const address of ["/ar", "/ar/about"])
  test(`Arabic on ${address} is drawn by the web fonts`, async ({ page }) => {
    await page.goto(address);
    await allFonts(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("DOM.enable");
    await devtools.send("CSS.enable");
    const { result } = await devtools.send("Runtime.evaluate", { expression: ARABIC_TEXTS });
    const { result: properties } = await devtools.send("Runtime.getProperties", {
      objectId: result.objectId ?? "",
      ownProperties: true,
    });
    const drawn = new Set<string>();
    const byOthers: string[] = [];
    for (const { name, value } of properties) {
      if (!/^\d+$/.test(name) || !value?.objectId) continue;
      await devtools.send("DOM.getDocument", { depth: 0 });
      const { nodeId } = await devtools.send("DOM.requestNode", { objectId: value.objectId });
      const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
      for (const { familyName, isCustomFont } of fonts) {
        drawn.add(familyName);
        if (!isCustomFont) byOthers.push(`${value.description}: ${familyName}`);
      }
    }
    expect(byOthers).toEqual([]);
    expect([...drawn].join(", ")).toMatch(/Plex Sans Arabic/);
    expect([...drawn].join(", ")).toMatch(/Readex/);
  });
