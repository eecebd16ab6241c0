/** Changing the language: where it leads, what it changes, what it remembers. */
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S } from "#domain/site/constants.ts";
import { languages, otherLanguage } from "#harness/addresses.ts";
import { pageTypes } from "#harness/page-types.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { inGroups } from "#tests/e2e/support/in-groups.ts";
import { choose, switchLanguage } from "#tests/e2e/support/language-switch.ts";
import { ONLY_IN_TEST_ALL, TEST_ALL } from "#tests/e2e/support/test-all.ts";

const PATHS_A_TEST = 6;

// One page of each kind; tests/e2e/every-address tries the others.
for (const [index, group] of inGroups(pageTypes, PATHS_A_TEST).entries())
  test(
    `the switch keeps page, query and anchor, without a full load: ${group.map(({ kind }) => kind).join(", ")}`,
    index === 0 ? {} : ONLY_IN_TEST_ALL,
    async ({ page }) => {
      test.setTimeout(180_000);
      // How a page gives way to another is shown by the tests below.
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const { path } of group) await switchLanguage(page, path, { andBack: TEST_ALL });
    },
  );

for (const { code } of languages) {
  const other = otherLanguage(code);

  test(`each switch leads from ${code} to the other language, and back`, ONLY_IN_TEST_ALL, async ({ page }) => {
    await page.goto(`/${code}/apps/daftar/store/bank-matching?tab=2#x`);
    await page.locator("header button[popovertarget=language-menu]").click();
    await page.locator(`#language-menu a[data-language=${other.code}]`).click();
    await expect(page).toHaveURL(`/${other.code}/apps/daftar/store/bank-matching?tab=2#x`);
    await expect(page.locator("#language-menu")).toBeHidden();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator("header button[command=show-modal]").click();
    await page.locator(`dialog.drawer a[data-language=${code}]`).click();
    await expect(page).toHaveURL(`/${code}/apps/daftar/store/bank-matching?tab=2#x`);
    await expect(page.locator("dialog.drawer")).toBeHidden();
    await page.locator(`footer a[data-language=${other.code}]`).click();
    await expect(page).toHaveURL(`/${other.code}/apps/daftar/store/bank-matching?tab=2#x`);
  });

  test(`choosing ${other.code} writes the cookie exactly as agreed, and "/" remembers it`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const written: string[] = [];
      Reflect.set(window, "writtenCookies", written);
      const own = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
      Object.defineProperty(document, "cookie", {
        get: () => own?.get?.call(document),
        set: (value: string) => {
          written.push(value);
          own?.set?.call(document, value);
        },
      });
    });
    await page.goto(`/${code}/faq`);
    await choose(page, other.code);
    await expect(page).toHaveURL(`/${other.code}/faq`);
    expect(await page.evaluate(() => Reflect.get(window, "writtenCookies"))).toEqual([
      `${LOCALE_COOKIE}=${other.code}; Path=/; Max-Age=31536000; SameSite=None; Secure`,
    ]);
    const [cookie, ...more] = await context.cookies();
    expect(more).toEqual([]);
    expect(cookie).toMatchObject({
      name: "i18n_redirected",
      value: other.code,
      path: "/",
      sameSite: "None",
      secure: true,
    });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
    expect(Math.abs(days - LOCALE_COOKIE_MAX_AGE_S / (24 * 60 * 60))).toBeLessThan(1);

    await page.goto("/");
    await expect(page).toHaveURL(`/${other.code}`);
    await choose(page, code);
    await expect(page).toHaveURL(`/${code}`);
    await page.goto("/");
    await expect(page).toHaveURL(`/${code}`);
  });
}

test("nothing but an explicit choice writes a cookie", async ({ page, context }) => {
  await page.goto("/");
  await expect(page).toHaveURL("/en");
  for (const { code } of languages) {
    await page.goto(`/${code}/about`);
    await page.locator("footer").getByRole("link").filter({ visible: true }).nth(4).click();
    await page.goBack();
    await page.locator("header [data-theme-toggle]").click();
  }
  await page.locator("header button[popovertarget=language-menu]").click();
  await page.keyboard.press("Escape");
  expect(await context.cookies()).toEqual([]);
});

test("a visitor who chose English and follows an Arabic link reads Arabic, and stays English at the root", async ({
  page,
  context,
}) => {
  await page.goto("/ar/about");
  await choose(page, "en");
  await expect(page).toHaveURL("/en/about");
  await page.goto("/ar/faq");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  expect((await context.cookies())[0]?.value).toBe("en");
});
