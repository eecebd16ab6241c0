/** Live parts sleep until they are touched, and the first touch counts. */
import type { Page, Route } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ready } from "#tests/e2e/support/geometry.ts";

const LIVE_CODE = /\/_assets\/(client|react|faq-browser)\.[^/]+\.js/;

const field = (page: Page) => page.getByRole("searchbox");
const questions = (page: Page) => page.locator("main details");
const result = (page: Page) => page.locator("main").getByRole("status");

/** Notes which scripts were asked for. */
function watchLiveCode(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (LIVE_CODE.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Holds the live code back, so that what happens before it arrives can be seen. */
async function holdLiveCode(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let open = false;
  await page.route(LIVE_CODE, (route) => {
    if (open) return route.continue();
    waiting.push(route);
    return undefined;
  });
  return async () => {
    open = true;
    for (const route of waiting) await route.continue();
  };
}

/** A word of the questions as it is written there, and as people type it. */
const LANGUAGES = [
  {
    code: "ar",
    written: /(?<!\p{L})\p{L}*[أإآ]\p{L}*ة(?!\p{L})/u,
    typed: (word: string) => word.replace(/[أإآ]/g, "ا").replace(/ة/g, "ه").replace(/ى/g, "ي"),
  },
  { code: "en", written: /\blicences?\b/, typed: (word: string) => word.toUpperCase() },
];

async function wordOf(page: Page, { written, typed }: (typeof LANGUAGES)[number]) {
  const word = written.exec((await questions(page).allTextContents()).join(" "))?.[0] ?? "";
  expect(word).not.toBe("");
  expect(typed(word)).not.toBe(word);
  return { word, typed: typed(word) };
}

for (const language of LANGUAGES) {
  const { code } = language;
  test.describe(code, () => {
    test("a page that is only read asks for no React", async ({ page }) => {
      const asked = watchLiveCode(page);
      await page.goto(`/${code}/faq`);
      await ready(page);
      await page.mouse.move(400, 400);
      await page.mouse.wheel(0, 2000);
      await page.locator("footer .footer-group a").last().hover();
      expect(asked).toEqual([]);
      await field(page).click();
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await expect(page.locator("astro-island")).not.toHaveAttribute("ssr");
    });

    test("the filter finds words as people type them", async ({ page }) => {
      await page.goto(`/${code}/faq`);
      const all = await questions(page).count();
      const { word, typed } = await wordOf(page, language);
      await field(page).fill(typed);
      await expect.poll(() => questions(page).count()).toBeLessThan(all);
      const found = await questions(page).count();
      expect(found).toBeGreaterThan(0);
      const texts = (await questions(page).allTextContents()).map((content) => content.toLowerCase());
      expect(texts.some((content) => content.includes(word))).toBe(true);
      await expect(result(page)).toContainText(/\S/);
      await field(page).fill("zzzz");
      await expect(questions(page)).toHaveCount(0);
      await expect(page.locator("main astro-island").getByRole("link", { name: /./ }).last()).toHaveAttribute(
        "href",
        `/${code}/contact`,
      );
      await field(page).fill("");
      await expect(questions(page)).toHaveCount(all);
    });

    test("what is typed before the code has come is not lost", async ({ page }) => {
      const release = await holdLiveCode(page);
      await page.goto(`/${code}/faq`);
      const all = await questions(page).count();
      const { typed } = await wordOf(page, language);
      await field(page).click();
      await page.keyboard.insertText(typed);
      await expect(field(page)).toHaveValue(typed);
      expect(await questions(page).count()).toBe(all);
      await release();
      await expect.poll(() => questions(page).count()).toBeLessThan(all);
      await expect(field(page)).toHaveValue(typed);
      await expect(field(page)).toBeFocused();
    });

    test("what the browser does itself does not wait for the code, and stays", async ({ page }) => {
      const release = await holdLiveCode(page);
      await page.goto(`/${code}/faq`);
      const second = questions(page).nth(1);
      await second.locator("summary").click();
      await expect(second).toHaveAttribute("open");
      await release();
      await expect(page.locator("astro-island")).not.toHaveAttribute("ssr");
      await expect(second).toHaveAttribute("open");
      await second.locator("summary").click();
      await expect(second).not.toHaveAttribute("open");
    });

    test("the first key counts as well", async ({ page }) => {
      const release = await holdLiveCode(page);
      await page.goto(`/${code}/faq`);
      const first = questions(page).first();
      await field(page).focus();
      await page.keyboard.press("Tab");
      await expect(first.locator("summary")).toBeFocused();
      await page.keyboard.press("Enter");
      await release();
      await expect(first, "the answer that is open at first").not.toHaveAttribute("open");
      await expect(first.locator("summary")).toBeFocused();
    });

    test("a question opens by its own address, however that is reached", async ({ page }) => {
      await page.goto(`/${code}/faq`);
      const ids = await questions(page).evaluateAll((all) => all.map(({ id }) => id));
      const question = (index: number) => page.locator(`details[id="${ids[index]}"]`);
      const follow = (href: string) =>
        page.evaluate((target) => {
          const link = document.createElement("a");
          link.href = target;
          document.querySelector("main")?.append(link);
          link.click();
        }, href);

      await page.goto(`/${code}/about`);
      await page.goto(`/${code}/faq#${ids[3]}`);
      await expect(question(3), "a full load").toHaveAttribute("open");
      await expect(question(3).locator("> :not(summary)").first()).toBeVisible();
      await expect(question(4)).not.toHaveAttribute("open");
      await follow(`#${ids[5]}`);
      await expect(question(5), "a link on the page").toHaveAttribute("open");
      await page.goto(`/${code}/about`);
      await ready(page);
      await follow(`/${code}/faq#${ids[7]}`);
      await expect(question(7), "a link on another page").toHaveAttribute("open");
    });
  });
}

test("React says nothing of mismatched markup, whatever the browser's language and time zone", async ({
  browser,
  errors,
}) => {
  for (const [locale, timezoneId] of [
    ["ar-EG", "Asia/Riyadh"],
    ["ar-SA", "America/Los_Angeles"],
    ["en-US", "Asia/Riyadh"],
  ] as const) {
    const context = await browser.newContext({ locale, timezoneId });
    errors.watch(context);
    const page = await context.newPage();
    for (const code of ["ar", "en"]) {
      await page.goto(`/${code}/faq`);
      await field(page).click();
      await expect(page.locator("astro-island")).not.toHaveAttribute("ssr");
    }
    await context.close();
  }
});
