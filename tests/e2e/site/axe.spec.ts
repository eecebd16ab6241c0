/** axe on what opens on a page: drawer, menu, panels, answers. visits.spec.ts runs it on pages as they load. */
import { languages } from "#harness/addresses.ts";
import { AXE, violations, WITHOUT_DRAWINGS } from "#tests/e2e/support/axe.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";

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

test.describe("on a page that is laid out as it is scrolled", () => {
  test.use({ laidOutWhole: false, contextOptions: { reducedMotion: "no-preference" } });

  test("texts far below stand on the ground of their own section", async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto("/en/services/desktop");
    await page.evaluate(AXE);
    await expect(page.locator("html")).not.toHaveAttribute("data-full-layout");
    expect(await violations(page, WITHOUT_DRAWINGS)).toEqual([]);
  });
});
