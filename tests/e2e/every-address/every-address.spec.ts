/** Every address that visits.spec.ts opens only once, in every view; in `npm run test:all`. */
import { languages, paths, visits } from "#harness/addresses.ts";
import { pageTypes } from "#harness/page-types.ts";
import { test } from "#tests/e2e/support/fixture.ts";
import { inGroups } from "#tests/e2e/support/in-groups.ts";
import { switchLanguage } from "#tests/e2e/support/language-switch.ts";
import { visitInEveryView } from "#tests/e2e/support/page-matrix.ts";
import { expectReadable } from "#tests/e2e/support/without-script.ts";

const PAGES_A_TEST = 5;

for (const { code } of languages) {
  const ofKind = pageTypes.map(({ path }) => `/${code}${path}`);
  const others = visits.filter(({ locale, address }) => locale === code && !ofKind.includes(address));
  for (const group of inGroups(others, PAGES_A_TEST))
    test(`${group[0]?.address} … ${group.at(-1)?.address}: whole at every width, open to everyone`, async ({
      page,
      errors,
    }) => {
      test.setTimeout(300_000);
      for (const { address } of group) await visitInEveryView({ page, errors, address, code, detailed: false });
    });
}

const otherPaths = paths.filter((path) => !pageTypes.some((kind) => kind.path === path));
for (const group of inGroups(otherPaths, PAGES_A_TEST))
  test(`${group[0]} … ${group.at(-1)}: the language switch keeps the page`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of group) await switchLanguage(page, path, { andBack: false });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const group of inGroups(visits, 4 * PAGES_A_TEST))
    test(`${group[0]?.address} … ${group.at(-1)?.address} reads`, async ({ page, errors }) => {
      test.setTimeout(300_000);
      for (const { address } of group) await expectReadable(page, errors, address);
    });
});
