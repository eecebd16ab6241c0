/** Home is painted before its sheets have come, other pages with them; all are whole when they have come, or will not. */
import type { Page } from "@playwright/test";
import { languages } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";

const FONTS = /\.woff2$/;
const SHEETS = /\/_assets\/(site|page)\.[\w-]+\.css$/;

// What is reduced for visits in general, so that pages are laid out whole: here it is about the very first paint.
test.use({ laidOutWhole: false, contextOptions: { reducedMotion: "no-preference" } });

/** Holds the sheets back until they are let through; `asked` are those that were asked for. */
async function holdSheets(page: Page) {
  const asked: string[] = [];
  let letThrough = () => {};
  const through = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(SHEETS, async (route) => {
    asked.push(route.request().url());
    await through;
    await route.continue();
  });
  return { asked, letThrough };
}

for (const { code } of languages) {
  test(`/${code}: the first screen is painted while its sheets are away, the rest with them`, async ({ page }) => {
    const { asked, letThrough } = await holdSheets(page);
    await page.goto(`/${code}`, { waitUntil: "commit" });
    await expect.poll(() => asked.length).toBe(2);
    const paints = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
    await expect.poll(paints).toBe(1);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator(".site-header")).toHaveCSS("position", "absolute");
    await expect(page.locator("#feature")).toBeHidden();
    await expect(page.locator(".site-footer")).toBeHidden();
    letThrough();
    await expect(page.locator("#feature")).toBeVisible();
    await expect(page.locator(".site-footer")).toBeAttached();
    await expect(page.locator("html")).not.toHaveAttribute("data-first-screen");
  });

  test(`/${code}: the fonts of the first screen are fetched beside its sheets, and no others`, async ({ page }) => {
    const asked = new Set<string>();
    page.on("request", (request) => {
      if (FONTS.test(request.url())) asked.add(new URL(request.url()).pathname);
    });
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(`/${code}`, { waitUntil: "networkidle" });
    const preloaded = await page
      .locator("body link[rel=preload][as=font]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(preloaded.length).toBeGreaterThan(1);
    expect([...asked].sort()).toEqual(preloaded.sort());
    const used = await page.evaluate(
      () => [...document.fonts].filter(({ family, status }) => /^"?Site /.test(family) && status === "loaded").length,
    );
    expect(used).toBe(preloaded.length);
  });

  test(`/${code}: fonts that do not come hold nothing up`, async ({ page }) => {
    await page.route(FONTS, () => {});
    await page.goto(`/${code}`, { waitUntil: "commit" });
    await expect(page.locator("#feature h2")).toBeVisible();
  });

  test(`/${code}#contact: shows the section, whenever the sheets come`, async ({ page }) => {
    const { asked, letThrough } = await holdSheets(page);
    await page.goto(`/${code}#contact`, { waitUntil: "commit" });
    await expect.poll(() => asked.length).toBe(2);
    letThrough();
    await expect(page.locator("#contact")).toBeInViewport();
  });
}

test("/en/services/desktop: nothing is seen without its sheets, nor fades from the browser's own colours", async ({
  page,
}) => {
  const { asked, letThrough } = await holdSheets(page);
  await page.goto("/en/services/desktop", { waitUntil: "commit" });
  await expect.poll(() => asked.length).toBe(2);
  await page.locator(".site-footer").waitFor({ state: "attached" });
  // As the browser does by itself now and then, for the focus of a window that has just been opened.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("body *")) getComputedStyle(element).getPropertyValue("color");
  });
  await expect(page.locator("h1")).toBeHidden();
  letThrough();
  await expect(page.locator("h1")).toBeVisible();
  const changing = () =>
    page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length);
  expect(await changing()).toBe(0);
});

for (const address of ["/en", "/en/services/desktop"])
  test(`${address}: sheets that do not come leave the page readable`, async ({ page, errors }) => {
    errors.allow(/ERR_FAILED/);
    errors.allow(SHEETS);
    await page.route(SHEETS, (route) => route.abort());
    await page.goto(address);
    await expect(page.locator("main h2").first()).toBeVisible();
    await expect(page.locator(".site-footer")).toBeVisible();
  });
