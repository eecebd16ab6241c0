/** axe on what opens on a page (drawer, menu, panels, answers) and on what is far below. visits.spec.ts runs it on pages as they load. */
import { languages } from "#harness/addresses.ts";
import { AXE, violations, WITHOUT_DRAWINGS } from "#tests/e2e/support/axe.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ready } from "#tests/e2e/support/geometry.ts";
import { ONLY_IN_TEST_ALL } from "#tests/e2e/support/test-all.ts";

for (const { code } of languages)
  test(`the open drawer, menu, panels and answers in ${code}`, async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(`/${code}/faq`);
      await page.evaluate(AXE);
      for (const summary of await page.locator("details summary").all())
        await summary.evaluate((element: HTMLElement) => element.click());
      expect.soft(await violations(page, WITHOUT_DRAWINGS), `answers, ${colorScheme}`).toEqual([]);
      await page.locator("header button[command=show-modal]").click();
      await expect(page.locator("dialog.drawer")).toBeVisible();
      expect.soft(await violations(page, WITHOUT_DRAWINGS), `drawer, ${colorScheme}`).toEqual([]);
      await page.keyboard.press("Escape");
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.locator("header button[popovertarget=language-menu]").click();
      expect.soft(await violations(page, WITHOUT_DRAWINGS), `menu, ${colorScheme}`).toEqual([]);
    }
  });

test.describe("before anyone has scrolled", () => {
  test.use({ laidOutWhole: false, contextOptions: { reducedMotion: "no-preference" } });

  for (const { address, when } of [
    ...languages.map(({ code }) => ({ address: `/${code}`, when: ONLY_IN_TEST_ALL })),
    { address: "/en/services/desktop", when: {} },
  ])
    test(`nothing is amiss far below on ${address}`, when, async ({ page }) => {
      // As wide as the phone that Lighthouse looks with, which waits until the scripts of the page have run.
      await page.setViewportSize({ width: 412, height: 820 });
      await page.goto(address, { waitUntil: "networkidle" });
      await ready(page);
      await page.evaluate(AXE);
      await expect(page.locator("html")).not.toHaveAttribute("data-full-layout");
      expect(await violations(page, WITHOUT_DRAWINGS)).toEqual([]);
    });
});
