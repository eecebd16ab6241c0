/**
 * The policy of the first page governs all that come after it without a load. Through every kind of page, and into
 * every live part, nothing is refused. (visits.spec.ts loads every page; caching.spec.ts holds them all to one policy.)
 */
import type { Page } from "@playwright/test";
import { DARK_MODE_KEY } from "#domain/site/constants.ts";
import { languages } from "#harness/addresses.ts";
import { pageTypes } from "#harness/page-types.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";

/** Notes every violation by its own event, which is told even where the console is silent. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("policyViolated", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
      const told: unknown = Reflect.get(window, "policyViolated");
      if (typeof told === "function") told(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return violations;
}

/** As a click would: fetched by the router and swapped in. */
async function goOn(page: Page, address: string) {
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        document.addEventListener("astro:page-load", () => resolve(), { once: true });
        const link = document.createElement("a");
        link.href = to;
        link.dataset["astroPrefetch"] = "false";
        document.body.append(link);
        link.click();
      }),
    address,
  );
  expect(new URL(page.url()).pathname).toBe(address);
}

/** The first touch of everything that wakes when it is touched, or comes near, until it is awake. */
async function touch(page: Page) {
  await page.evaluate(() => {
    const shown = <Kind extends HTMLElement>(selector: string, most: number) =>
      [...document.querySelectorAll<Kind>(selector)].filter((element) => element.checkVisibility()).slice(0, most);
    for (const field of shown("main :is(input:not([type=hidden]), textarea, select)", 6)) field.focus();
    for (const island of document.querySelectorAll("main astro-island"))
      island.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    for (const summary of shown("main details > summary", 2)) summary.click();
    for (const tab of shown("main [role=tab]", 4)) tab.click();
    for (const island of document.querySelectorAll("main astro-island[client=near]"))
      island.parentElement?.scrollIntoView();
  });
  // Those that wake by the query have nothing to show without one.
  await expect(page.locator("main astro-island[ssr]:not([client=query])")).toHaveCount(0);
}

// What differs by theme does not differ by language.
for (const { code, dir } of languages)
  for (const theme of [dir === "rtl" ? "light" : "dark"] as const)
    test(`${code}, ${theme}: one visit through every kind of page, without a load`, async ({ page }) => {
      test.setTimeout(240_000);
      const violations = await watchPolicy(page);
      await page.addInitScript(
        ([key, value]) => localStorage.setItem(key ?? "", value ?? ""),
        [DARK_MODE_KEY, String(theme === "dark")],
      );
      await page.goto(`/${code}`);
      await page.evaluate(() => Reflect.set(window, "isFirstDocument", true));
      for (const { path } of pageTypes.filter((kind) => kind.path !== "")) {
        await goOn(page, `/${code}${path}`);
        await touch(page);
      }
      await goOn(page, `/${code}/search`);
      await page.locator("main [type=search]").fill("<b>x</b>");
      await page.keyboard.press("Enter");
      expect(await page.evaluate(() => Reflect.get(window, "isFirstDocument"))).toBe(true);
      expect(violations).toEqual([]);
    });

test("a violation would be seen", async ({ page, errors }) => {
  errors.allow(/Content Security Policy/);
  const violations = await watchPolicy(page);
  await page.goto("/en");
  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", '<p style="color: red">x</p>'));
  await expect.poll(() => violations.join()).toContain("/en: style-src-attr inline");
});
