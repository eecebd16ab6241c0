/** Light and dark: the visitor's choice, else the system's, from the first paint on. */
import type { Page } from "@playwright/test";
import { DARK_MODE_KEY } from "#domain/site/constants.ts";
import { languages, otherLanguage, text } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ready } from "#tests/e2e/support/geometry.ts";

type Theme = "light" | "dark";

/** What the page shows, judged by its ground, its toggles and the colour it gives the browser's own chrome. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    const brightness = (color: string) => {
      if (!canvas) return Number.NaN;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3 / 255;
    };
    const named = (value: number) => (value < 0.3 ? "dark" : value > 0.85 ? "light" : `between: ${value}`);
    const chrome = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].filter(
      ({ media }) => media === "" || matchMedia(media).matches,
    );
    return {
      ground: named(brightness(getComputedStyle(document.body).backgroundColor)),
      words: named(1 - brightness(getComputedStyle(document.body).color)),
      chrome: chrome.map(({ content }) => named(brightness(content))),
      pressed: [...document.querySelectorAll("[data-theme-toggle]")].map((toggle) =>
        toggle.getAttribute("aria-pressed"),
      ),
    };
  });

const looks = (theme: Theme) => ({
  ground: theme,
  words: theme,
  chrome: [theme],
  pressed: [String(theme === "dark"), String(theme === "dark")],
});

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), DARK_MODE_KEY);

test("the key is the specification's", () => expect(DARK_MODE_KEY).toBe("dark-mode"));

for (const { value, system, theme } of [
  { value: "true", system: "light", theme: "dark" },
  { value: "false", system: "dark", theme: "light" },
  { value: null, system: "light", theme: "light" },
  { value: null, system: "dark", theme: "dark" },
  { value: "1", system: "light", theme: "light" },
  { value: "dark", system: "light", theme: "light" },
] as const)
  test(`stored ${value}, system ${system}: the page is ${theme} before anything is painted`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript(
      ({ key, saved }) => {
        if (saved !== null) localStorage.setItem(key, saved);
        // Nothing can be painted before there is a body.
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          observer.disconnect();
          Reflect.set(window, "themeAtBody", document.documentElement.dataset["theme"] ?? null);
        }).observe(document, { childList: true, subtree: true });
      },
      { key: DARK_MODE_KEY, saved: value },
    );
    await page.goto("/en/about");
    const decided = value === "true" || value === "false" ? theme : null;
    expect(await page.evaluate(() => Reflect.get(window, "themeAtBody"))).toBe(decided);
    await ready(page);
    expect(await shown(page)).toEqual(looks(theme));
    expect(await stored(page), "looking is not choosing").toBe(value);
  });

for (const { code } of languages) {
  test(`the toggle of the header, in ${code}: chosen, stored, kept over pages, languages and loads`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(`/${code}/about`);
    await ready(page);
    const toggle = page.locator("header [data-theme-toggle]");
    await expect(toggle).toHaveAccessibleName(text(code, "frame.theme"));
    await toggle.click();
    await expect.poll(() => shown(page)).toEqual(looks("dark"));
    expect(await stored(page)).toBe("true");
    // One lies over the other, and only one is drawn.
    await expect(toggle.locator(".theme-night")).not.toHaveCSS("stroke", "rgba(0, 0, 0, 0)");
    await expect(toggle.locator(".theme-day")).toHaveCSS("stroke", "rgba(0, 0, 0, 0)");

    await page.locator("footer .footer-group a[href$='/contact']").click();
    await expect(page).toHaveURL(`/${code}/contact`);
    await expect.poll(() => shown(page)).toEqual(looks("dark"));
    const other = otherLanguage(code);
    await page.locator(`footer a[data-language=${other.code}]`).click();
    await expect(page.locator("html")).toHaveAttribute("lang", other.iso);
    await expect.poll(() => shown(page)).toEqual(looks("dark"));
    await page.reload();
    await ready(page);
    expect(await shown(page)).toEqual(looks("dark"));

    await toggle.click();
    await expect.poll(() => shown(page)).toEqual(looks("light"));
    expect(await stored(page)).toBe("false");
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await shown(page), "a choice outlasts the system").toEqual(looks("light"));
  });

  test(`the toggle of the drawer, in ${code}, by keyboard`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/${code}/about`);
    await ready(page);
    await page.locator("header button[command=show-modal]").click();
    await page.locator("dialog.drawer [data-theme-toggle]").press("Space");
    await expect.poll(() => shown(page)).toEqual(looks("light"));
    expect(await stored(page)).toBe("false");
    await expect(page.locator("dialog.drawer")).toBeVisible();
  });
}

test("without a choice the page follows the system as it changes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/en/about");
  await ready(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => shown(page)).toEqual(looks("dark"));
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => shown(page)).toEqual(looks("light"));
});

test("where storage is forbidden the page works all the same, and a choice holds for the visit", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/en/about");
  await ready(page);
  await page.locator("header [data-theme-toggle]").click();
  await expect.poll(() => shown(page)).toEqual(looks("dark"));
  await page.locator("footer .footer-group a[href$='/contact']").click();
  await expect(page).toHaveURL("/en/contact");
  await expect.poll(() => shown(page)).toEqual(looks("dark"));
});

test("a choice is followed in another open tab", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/en/about");
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: "light" });
  await other.goto("/en/faq");
  await ready(other);
  await page.locator("header [data-theme-toggle]").click();
  await expect.poll(() => shown(other)).toEqual(looks("dark"));
});

test("a click before the site's script has come counts", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/_assets\/site-document.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/en/about", { waitUntil: "commit" });
  await page.locator("header [data-theme-toggle]").click();
  await expect.poll(async () => (await shown(page)).ground).toBe("dark");
  release();
  await expect.poll(() => shown(page)).toEqual(looks("dark"));
  expect(await stored(page)).toBe("true");
});

test("night comes over the page where things may move, and leaves nothing behind", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  await page.goto("/en/about");
  await ready(page);
  const nightfalls = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((moving) => moving instanceof CSSAnimation && moving.animationName === "nightfall").length,
    );
  for (const theme of ["dark", "light"] as const) {
    await page.locator("header [data-theme-toggle]").click();
    await expect.poll(nightfalls).toBe(1);
    await expect.poll(() => shown(page)).toEqual(looks(theme));
    await expect(page.locator("html")).not.toHaveAttribute("data-turning");
  }
});
