/** Going from page to page without a full load: where the visitor ends up, and what they are told. */
import type { Page } from "@playwright/test";
import { ANCHOR_OFFSET_PX } from "#domain/site/constants.ts";
import { languages, text } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ready, scrollTo } from "#tests/e2e/support/geometry.ts";
import { traced } from "#tests/e2e/support/trace.ts";
import { progressStates, recordProgress } from "./progress-bar.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const markDocument = (page: Page) => page.evaluate(() => Reflect.set(window, "sameDocument", true));
const sameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, "sameDocument") === true);
const footerLink = (page: Page, path: string) => page.locator(`footer .footer-group a[href$='${path}']`);

for (const { code } of languages)
  test.describe(code, () => {
    test("a new page begins at its top, with focus on its heading and its title announced", async ({ page }) => {
      await page.goto(`/${code}/bloger`);
      await ready(page);
      await markDocument(page);
      await footerLink(page, "/faq").click();
      await expect(page).toHaveURL(`/${code}/faq`);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toBeFocused();
      expect(await scrolled(page)).toBe(0);
      await expect(page.locator("[aria-live=assertive]").filter({ hasText: await page.title() })).toHaveCount(1);
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(() => document.activeElement?.closest("main") !== null),
        "Tab goes on from there",
      ).toBe(true);
      expect(await sameDocument(page)).toBe(true);
      await expect(page.locator(".preloader")).toHaveCount(0);
    });

    test("an anchor of another page is scrolled to", async ({ page }) => {
      await page.goto(`/${code}/about`);
      await ready(page);
      await markDocument(page);
      await page.locator("header a[data-section=blog]").click();
      await expect(page).toHaveURL(`/${code}#blog`);
      await expect
        .poll(() => page.evaluate(() => document.getElementById("blog")?.getBoundingClientRect().top ?? 0))
        .toBeLessThanOrEqual(ANCHOR_OFFSET_PX + 2);
      expect(await sameDocument(page)).toBe(true);
    });

    test("back and forward return to where the visitor was", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`/${code}/bloger`);
      await ready(page);
      await markDocument(page);
      await scrollTo(page, 400);
      await page.waitForFunction(() => history.state?.scrollY === 400);
      await page
        .locator(`main a[href^='/${code}/bloger/']`)
        .last()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(/\/bloger\/./);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect(await scrolled(page)).toBe(0);
      await scrollTo(page, 250);
      await page.waitForFunction(() => history.state?.scrollY === 250);
      const there = page.url();

      await page.goBack();
      await expect(page).toHaveURL(`/${code}/bloger`);
      await expect.poll(() => scrolled(page)).toBe(400);
      await page.goForward();
      await expect(page).toHaveURL(there);
      await expect.poll(() => scrolled(page)).toBe(250);
      expect(await sameDocument(page)).toBe(true);
    });

    test("a reload keeps the place", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`/${code}/bloger`);
      await ready(page);
      await scrollTo(page, 300);
      await page.waitForFunction(() => history.state?.scrollY === 300);
      await page.reload();
      await expect.poll(() => scrolled(page)).toBe(300);
    });

    test("offline, a click keeps the page and says so; online again, the next click works", async ({
      page,
      context,
      errors,
    }) => {
      errors.allow(/ERR_INTERNET_DISCONNECTED/);
      // For a visitor for whom nothing is fetched ahead: a page at hand could be shown even offline.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true }) }),
      );
      await page.goto(`/${code}/about`);
      await ready(page);
      await markDocument(page);
      const banner = page.getByRole("status").filter({ hasText: text(code, "frame.offline") });
      await expect(banner).toBeHidden();
      await context.setOffline(true);
      await expect(banner).toBeVisible();
      const heading = await page.getByRole("heading", { level: 1 }).textContent();
      await recordProgress(page);
      await footerLink(page, "/faq").click();
      await expect.poll(() => progressStates(page)).toContain("failed");
      await expect(page).toHaveURL(`/${code}/about`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
      await expect(banner).toBeVisible();

      await context.setOffline(false);
      await expect(banner).toBeHidden();
      await footerLink(page, "/contact").click();
      await expect(page).toHaveURL(`/${code}/contact`);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect(await sameDocument(page)).toBe(true);
      await expect(banner).toBeHidden();
    });

    test("offline, going back keeps the page and says so; online again, the page of the address comes", async ({
      page,
      context,
      errors,
    }) => {
      errors.allow(/ERR_INTERNET_DISCONNECTED/);
      // Any route at all turns the browser's own store off, in which the page would still lie.
      await page.route("**/nothing", (route) => route.abort());
      await page.goto(`/${code}/about`);
      await ready(page);
      await footerLink(page, "/faq").click();
      await expect(page).toHaveURL(`/${code}/faq`);
      await ready(page);
      const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      await context.setOffline(true);
      await page.goBack({ waitUntil: "commit" });
      await expect(page.locator("#offline-banner")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await context.setOffline(false);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(heading);
      await expect(page).toHaveURL(`/${code}/about`);
    });

    test("the banner comes and goes with the connection, inside the window", async ({ page, context, errors }) => {
      // A page may just have been asked for ahead.
      errors.allow(/ERR_INTERNET_DISCONNECTED/);
      await page.goto(`/${code}/about`);
      await ready(page);
      await context.setOffline(true);
      const banner = page.locator("#offline-banner");
      await expect(banner).toBeVisible();
      const box = await banner.boundingBox();
      expect(box && box.x >= 0 && box.y + box.height <= 900).toBe(true);
      await context.setOffline(false);
      await expect(banner).toBeHidden();
    });
  });

test("the beginning of a view transition styles only the root anew", async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/ar/apps", { waitUntil: "networkidle" });
  const events = await traced({ browser, page, category: "devtools.timeline" }, () =>
    page.evaluate(() => Document.prototype.startViewTransition.call(document, () => {}).finished),
  );
  const styled = events.filter(({ name }) => name === "UpdateLayoutTree").map(({ args }) => args?.elementCount ?? 0);
  expect(styled.length).toBeGreaterThan(0);
  expect(Math.max(...styled)).toBeLessThan(100);
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`a change of page takes no picture of the old one, and ${reducedMotion === "reduce" ? "nothing moves" : "the new one comes softly"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/ar/about");
    await ready(page);
    const changed = page.evaluate(
      () =>
        new Promise<{ pictures: number; softly: boolean }>((resolve) => {
          let pictures = 0;
          const { startViewTransition } = Document.prototype;
          Document.prototype.startViewTransition = function (...args) {
            pictures += 1;
            return startViewTransition.apply(this, args);
          };
          let softly = false;
          // On a busy machine it is over before the page is ready.
          document.addEventListener("astro:after-swap", () => {
            softly = document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).target?.matches("main"));
          });
          document.addEventListener("astro:page-load", () => resolve({ pictures, softly }));
        }),
    );
    await footerLink(page, "/faq").click();
    expect(await changed).toEqual({ pictures: 0, softly: reducedMotion === "no-preference" });
    await expect(page).toHaveURL("/ar/faq");
  });

test("the preloader is in the first HTML, covers nothing, and goes when the page has woken", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_assets\/site-document.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/en/about", { waitUntil: "commit" });
  const preloader = page.locator(".preloader");
  await expect(preloader).toBeVisible();
  const box = await preloader.boundingBox();
  expect(box?.height).toBe(2);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await preloader.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe("none");
  release();
  await expect(preloader).toBeHidden();
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("going back shows the place at once, an anchor is scrolled to", async ({ page }) => {
    await page.goto("/en");
    await ready(page);
    await scrollTo(page, 2000);
    await page.waitForFunction(() => history.state?.scrollY === 2000);
    await footerLink(page, "/faq").evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL("/en/faq");
    const swapped = page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          document.addEventListener("astro:after-swap", () => resolve(scrollY), { once: true }),
        ),
    );
    await page.goBack();
    expect(await swapped).toBe(2000);

    await scrollTo(page, 0);
    await page.evaluate(() => {
      const places = new Set<number>();
      Reflect.set(window, "places", places);
      addEventListener("scroll", () => places.add(Math.round(scrollY)));
    });
    await page.locator("header a[data-section=blog]").click();
    await expect
      .poll(() => page.evaluate(() => document.getElementById("blog")?.getBoundingClientRect().top ?? 0))
      .toBeLessThanOrEqual(ANCHOR_OFFSET_PX + 2);
    expect(await page.evaluate(() => Reflect.get(window, "places").size), "on the way").toBeGreaterThan(2);
  });
});
