/**
 * Every address, opened in a real browser. One page of each kind is looked at in every view (widths, themes, axe,
 * larger text); every other page once. tests/e2e/every-address does the former for all.
 */
import type { Page } from "@playwright/test";
import { languages, visits } from "#harness/addresses.ts";
import { pageTypes } from "#harness/page-types.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { inGroups } from "#tests/e2e/support/in-groups.ts";
import { overflowing } from "#tests/e2e/support/layout-errors.ts";
import { visitInEveryView } from "#tests/e2e/support/page-matrix.ts";

const NARROW = { width: 320, height: 900 };
const PAGES_A_TEST = 10;

/** What the document says of itself. */
const documentFacts = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    headings: document.querySelectorAll("h1").length,
  }));

for (const { code, iso, dir } of languages) {
  const ofKind = pageTypes.map(({ path }) => `/${code}${path}`);

  for (const address of ofKind)
    test(`${address}: no error, whole at every width, open to everyone`, async ({ page, errors }) => {
      await visitInEveryView({ page, errors, address, code, detailed: true });
    });

  for (const address of [`/${code}/nope`, `/${code}/500`])
    test(`${address}: no error but its own, whole at every width, open to everyone`, async ({ page, errors }) => {
      errors.allow(/Failed to load resource.*\((http:\/\/[^)]*\/(nope|500))\)/);
      await visitInEveryView({ page, errors, address, code, detailed: false });
    });

  const others = visits.filter(({ locale, address }) => locale === code && !ofKind.includes(address));
  for (const group of inGroups(others, PAGES_A_TEST))
    test(`${group[0]?.address} … ${group.at(-1)?.address}: no error, nothing sticks out`, async ({ page, errors }) => {
      await page.setViewportSize(NARROW);
      for (const { address } of group) {
        expect.soft((await page.goto(address))?.status(), address).toBe(200);
        expect.soft(await documentFacts(page), address).toEqual({ lang: iso, dir, headings: 1 });
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await page.evaluate(overflowing), `${address} at ${NARROW.width} px`).toEqual([]);
        expect.soft(errors.list(), address).toEqual([]);
      }
    });
}
