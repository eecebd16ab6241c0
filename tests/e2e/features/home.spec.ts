import type { Page } from "@playwright/test";
import { PREFETCH_HEADERS, PREFETCH_IDLE_TIMEOUT_MS } from "#domain/site/constants.ts";
import { languages, menuName, text } from "#harness/addresses.ts";
import { AXE, violations, WITHOUT_DRAWINGS } from "#tests/e2e/support/axe.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { takeShift, watchShifts } from "#tests/e2e/support/layout-shifts.ts";

const ORDER = [
  "feature",
  "services",
  "store",
  "process",
  "work",
  "log",
  "testimonials",
  "pricing",
  "blog",
  "questions",
  "contact",
];

const selectedTab = (page: Page) => page.locator("#work [role=tab][aria-selected=true]");

// Anchors and rows of cards have to work while most of a page is not laid out yet.
test.use({ laidOutWhole: false });

for (const { code, dir } of languages) {
  const forward = dir === "rtl" ? "ArrowLeft" : "ArrowRight";
  const backward = dir === "rtl" ? "ArrowRight" : "ArrowLeft";

  test.describe(`home page, ${code}`, () => {
    test("has its sections in the agreed order", async ({ page }) => {
      await page.goto(`/${code}`);
      expect(await page.locator("main section[id]").evaluateAll((sections) => sections.map(({ id }) => id))).toEqual(
        ORDER,
      );
    });

    test("its buttons lead down the page, so a phone fetches no other page ahead", async ({ page }) => {
      const ahead: string[] = [];
      page.on("request", (request) => {
        if (request.headers()["purpose"] === PREFETCH_HEADERS.purpose) ahead.push(new URL(request.url()).pathname);
      });
      await page.setViewportSize({ width: 412, height: 823 });
      await page.goto(`/${code}`, { waitUntil: "networkidle" });
      await page.waitForTimeout(PREFETCH_IDLE_TIMEOUT_MS);
      expect(ahead).toEqual([]);
      const buttons = page.locator(".hero-actions a");
      for (const [index, section] of ["contact", "store"].entries()) {
        await buttons.nth(index).click();
        await expect(page).toHaveURL(new RegExp(`/${code}#${section}$`));
        await expect(page.locator(`#${section}`)).toBeInViewport();
      }
    });

    test("on paper it says how to reach us, though nobody has been near the form and its styles", async ({ page }) => {
      await page.emulateMedia({ media: "print" });
      await page.goto(`/${code}`);
      const contact = page.locator("#contact");
      await expect(contact.locator("> .wrap")).toHaveCSS("opacity", "1");
      await expect(contact.getByRole("link", { name: /@/ })).toBeVisible();
      await expect(contact.locator("form")).toBeHidden();
    });

    test("tabs follow the reading direction", async ({ page }) => {
      await page.goto(`/${code}`);
      const tabs = page.locator("#work [role=tab]");
      await tabs.first().focus();
      await page.keyboard.press(forward);
      await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
      await expect(tabs.nth(1)).toBeFocused();
      await expect(page.locator("#work [role=tabpanel]:visible")).toHaveCount(1);
      await page.keyboard.press(backward);
      await page.keyboard.press(backward);
      await expect(tabs.last()).toBeFocused();
      await page.keyboard.press("Home");
      await expect(selectedTab(page)).toHaveText((await tabs.first().textContent()) ?? "");
      await tabs.nth(2).click();
      await expect(page.locator("#work [role=tabpanel]").nth(2)).toBeVisible();
    });

    test("the period switch changes every price, by keyboard too", async ({ page }) => {
      await page.goto(`/${code}`);
      const prices = page.locator("#pricing .plan-price:visible bdi");
      await expect(prices).toHaveText(["0", "290", "890", "2,490"]);
      await page.locator("#pricing input[value=annual]").focus();
      // Radio buttons: the next one in reading order is one arrow further.
      await page.keyboard.press("ArrowDown");
      await expect(prices).toHaveText(["0", "740", "2,250", "6,200"]);
      await page.locator("#pricing label").first().click();
      await expect(prices).toHaveText(["0", "29", "89", "249"]);
    });

    test("a carousel moves by its buttons and rests at its ends", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`/${code}`);
      const carousel = page.locator("#store [data-carousel]");
      const row = carousel.locator(".carousel-row");
      const [previous, next] = [
        carousel.locator("[data-carousel-step='-1']"),
        carousel.locator("[data-carousel-step='1']"),
      ];
      await expect(previous).toBeDisabled();
      const firstCard = row.locator("> li").first();
      const before = await firstCard.boundingBox();
      await next.click();
      await expect(previous).toBeEnabled();
      const after = await firstCard.boundingBox();
      // The next card comes from the reading end: the first one leaves towards the start.
      const moved = (after?.x ?? 0) - (before?.x ?? 0);
      expect(dir === "rtl" ? moved : -moved).toBeGreaterThan(200);
      for (let step = 0; step < 8 && (await next.isEnabled()); step += 1) {
        const at = await row.evaluate((element) => element.scrollLeft);
        await next.click();
        await expect.poll(() => row.evaluate((element) => element.scrollLeft)).not.toBe(at);
        await page.waitForFunction(() => true);
      }
      await expect(next).toBeDisabled();
    });

    test("a row takes focus where it scrolls, and nowhere else", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const [width, focusable] of [
        [390, 6],
        [834, 4],
        [1440, 0],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/${code}`);
        for (const row of await page.locator(".carousel-row").all()) await row.scrollIntoViewIfNeeded();
        await expect(page.locator(".carousel-row[tabindex='0']")).toHaveCount(focusable);
        await expect(page.locator("[data-carousel-step='1']:visible")).toHaveCount(focusable);
      }
    });

    test("each figure of a case stands over what it counts", async ({ page }) => {
      await page.setViewportSize({ width: 834, height: 900 });
      await page.goto(`/${code}`);
      // By the direction of the page: figures themselves are written from left to right.
      const start: "left" | "right" = dir === "rtl" ? "right" : "left";
      const starts = (element: "dt" | "dd") =>
        page
          .locator(`#work [role=tabpanel]:visible .case-figures ${element}`)
          .evaluateAll((parts, side) => parts.map((part) => Math.round(part.getBoundingClientRect()[side])), start);
      const figures = await starts("dd");
      expect(figures.length).toBeGreaterThan(1);
      expect(figures).toEqual(await starts("dt"));
    });

    test("nothing moves for those who want no motion", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`/${code}`);
      await page.locator("#process").scrollIntoViewIfNeeded();
      const running = () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(
              (animation) =>
                animation.playState === "running" && Number(animation.effect?.getComputedTiming().duration) > 1,
            )
            .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : "transition")),
        );
      await expect.poll(running).toEqual([]);
      // The schedule stands finished.
      await expect(page.locator(".schedule-shortest").first()).toHaveCSS("clip-path", "none");
    });

    test("is usable in forced colours and on paper", async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await page.goto(`/${code}`);
      await expect(page.locator("h1")).toBeVisible();
      await page.emulateMedia({ forcedColors: "none", media: "print" });
      await expect(page.locator(".header-menu")).toBeHidden();
      await expect(page.locator(".site-header .brand-link")).toBeVisible();
      await expect(page.locator(".chat-button")).toBeHidden();
      await expect(page.locator("#pricing h2")).toBeVisible();
    });

    test("the contact form stands in its section and comes with its styles when it is near", async ({ page }) => {
      const sheets: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "stylesheet") sheets.push(request.url());
      });
      await page.goto(`/${code}`, { waitUntil: "networkidle" });
      const late = (await page.locator("#contact link[rel=late-stylesheet]").getAttribute("href")) ?? "none";
      expect(sheets.some((url) => url.endsWith(late))).toBe(false);
      await page
        .locator("header nav")
        .getByRole("link", { name: menuName(code, "contact") })
        .first()
        .click();
      await expect(page.locator("#contact astro-island:not([ssr]) form.form")).toBeVisible();
      expect(sheets.some((url) => url.endsWith(late))).toBe(true);
      await page.getByRole("button", { name: text(code, "forms.send.contact") }).click();
      await expect(page.locator("#contact .form-errors")).toContainText(text(code, "forms.errors.terms.required"));
      await page.evaluate(AXE);
      expect(await violations(page, WITHOUT_DRAWINGS)).toEqual([]);
    });

    test("what comes late stays unseen until its styles are there, and moves nothing when they arrive", async ({
      page,
    }) => {
      const held = Promise.withResolvers<void>();
      await page.route(/\/late\.[\w-]+\.css$/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await watchShifts(page);
      const asked = page.waitForRequest(/\/late\./);
      // Where the sheet is asked for early, the page is not loaded before it has come.
      await page.goto(`/${code}#questions`, { waitUntil: "domcontentloaded" });
      await asked;
      const place = page.locator("#contact [data-late-styles]");
      await expect(place).toHaveCSS("opacity", "0");
      await takeShift(page);
      held.resolve();
      await expect(place).toHaveCSS("opacity", "1");
      await expect(page.locator("#contact astro-island:not([ssr]) form.form")).toBeVisible();
      expect(await takeShift(page)).toBeLessThan(0.001);
    });

    for (const [width, most] of [
      [390, 12_000],
      [834, 11_000],
    ] as const)
      test(`is not longer than ${most} px at ${width}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/${code}#contact`);
        await expect(page.locator("#contact astro-island:not([ssr]) form.form")).toBeVisible();
        await expect(page.locator("#contact [data-late-styles]")).toHaveCSS("opacity", "1");
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
      });

    test("loads no React before anything is touched", async ({ page }) => {
      const scripts: string[] = [];
      page.on("response", (response) => {
        if (response.request().resourceType() === "script") scripts.push(response.url());
      });
      await page.goto(`/${code}`, { waitUntil: "networkidle" });
      const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
      expect(bodies.join("")).not.toContain("react.transitional.element");
      expect(scripts.length).toBeLessThanOrEqual(4);
    });
  });
}
