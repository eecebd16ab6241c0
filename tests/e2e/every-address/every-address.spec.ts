/** Every address that visits.spec.ts opens only once, in every view; in `npm run test:all`. */
import { languages, visits } from "#harness/addresses.ts";
import { pageTypes } from "#harness/page-types.ts";
import { test } from "#tests/e2e/support/fixture.ts";
import { inGroups } from "#tests/e2e/support/in-groups.ts";
import { visitInEveryView } from "#tests/e2e/support/page-matrix.ts";

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
