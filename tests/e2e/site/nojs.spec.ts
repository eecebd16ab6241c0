/** Without JavaScript every page reads and the frame still works. */
import { languages, menuName, otherLanguage, text } from "#harness/addresses.ts";
import { pageTypes } from "#harness/page-types.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { expectReadable } from "#tests/e2e/support/without-script.ts";

test.use({ javaScriptEnabled: false });

for (const { code, iso } of languages) {
  const other = otherLanguage(code);

  test(`every kind of page in ${code} reads`, async ({ page, errors }) => {
    test.setTimeout(240_000);
    for (const { path } of pageTypes) await expectReadable(page, errors, `/${code}${path}`);
  });

  test(`the language switch leads from ${code} to the same page, and "/" remembers it`, async ({ page }) => {
    await page.goto(`/${code}/apps/daftar`);
    await page.locator("header button[popovertarget=language-menu]").click();
    await page.locator(`#language-menu a[data-language=${other.code}]`).click();
    await expect(page).toHaveURL(`/${other.code}/apps/daftar`);
    await expect(page.locator("html")).toHaveAttribute("lang", other.iso);
    await page.goto("/");
    await expect(page).toHaveURL(`/${other.code}`);
    await page.locator(`footer a[data-language=${code}]`).click();
    await expect(page.locator("html")).toHaveAttribute("lang", iso);
    await page.goto("/");
    await expect(page).toHaveURL(`/${code}`);
  });

  test(`the drawer opens, leads on and closes, in ${code}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/${code}/about`);
    const drawer = page.locator("dialog.drawer");
    const hamburger = page.locator("header button[command=show-modal]");
    await hamburger.click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(hamburger).toBeFocused();
    await hamburger.click();
    await drawer.getByRole("button", { name: text(code, "frame.closeMenu") }).click();
    await expect(drawer).toBeHidden();
    await hamburger.click();
    await drawer.getByRole("link", { name: menuName(code, "store"), exact: true }).click();
    await expect(page).toHaveURL(`/${code}#store`);
  });

  test(`footer groups open as panels on a phone and stand open as columns above, in ${code}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/${code}/about`);
    const group = page.locator("footer .footer-group").first();
    await expect(group.locator("a").first()).toBeHidden();
    await group.locator("summary").click();
    await expect(group.locator("a").first()).toBeVisible();
    await page.setViewportSize({ width: 834, height: 800 });
    await page.reload();
    for (const link of await page.locator("footer .footer-group a").all()) await expect(link).toBeVisible();
    await page.locator("footer .footer-group a").last().click();
    await expect(page).toHaveURL(`/${code}/utils/coming-soon`);
  });

  test(`questions open and answers can be read, in ${code}`, async ({ page }) => {
    await page.goto(`/${code}/faq`);
    await expect(page.locator("main details").first().locator("p"), "the first answer").toBeVisible();
    const question = page.locator("main details").nth(1);
    await expect(question.locator("p")).toBeHidden();
    await question.locator("summary").click();
    await expect(question.locator("p")).toBeVisible();
    await question.locator("summary").press("Enter");
    await expect(question.locator("p")).toBeHidden();
  });

  test(`what cannot work is not offered, and the theme follows the system, in ${code}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(`/${code}/about`);
    for (const toggle of await page.locator("[data-theme-toggle]").all()) await expect(toggle).toBeHidden();
    const ground = () => page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
    const dark = await ground();
    await page.emulateMedia({ colorScheme: "light" });
    expect(await ground()).not.toBe(dark);
  });
}
