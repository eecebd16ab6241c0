/**
 * Every address, opened once in a real browser and looked at from all sides: no error while it comes (the fixture
 * listens), nothing sticks out at any width, and no violation of WCAG 2.2 AA or good practice that a machine can find,
 * in both themes. One page of each kind is also held to a careful eye and read with larger letters.
 */
import type { Page } from "@playwright/test";
import { languages, visits } from "#harness/addresses.ts";
import { pageTypes } from "#harness/page-types.ts";
import { AXE, AXE_VIEWS, violations, withoutFrame } from "#tests/e2e/support/axe.ts";
import { expect, type PageProblems, test } from "#tests/e2e/support/fixture.ts";
import { layoutErrors, lost, sticksOut } from "#tests/e2e/support/page-problems.ts";

const WIDTHS = [320, 390, 600, 834, 1280, 1920];
/** Pages of a kind share their layout, so one of them speaks for all. */
const KIND_WIDTHS = [...WIDTHS, 960, 1440];
/** Pages opened one after the other in one test: a browser of its own for each would take longer than the look. */
const PAGES_A_TEST = 5;

const isFirstOfKind = (code: string, address: string) => pageTypes.some(({ path }) => address === `/${code}${path}`);

/** What is looked for at a width, in a theme; undefined where nothing is. */
function looksAt(width: number, colorScheme: "light" | "dark", isOfKind: boolean) {
  return {
    out: colorScheme === "light" && WIDTHS.includes(width),
    layout: isOfKind && KIND_WIDTHS.includes(width),
    axe: AXE_VIEWS.find((view) => view.width === width && view.colorScheme === colorScheme)?.look,
  };
}

async function lookAtEveryWidth(page: Page, address: string, isOfKind: boolean) {
  const widths = [...new Set([...KIND_WIDTHS, ...AXE_VIEWS.map(({ width }) => width)])].sort((a, b) => a - b);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of widths) {
      const { out, layout, axe } = looksAt(width, colorScheme, isOfKind);
      if (!out && !layout && !axe) continue;
      await page.setViewportSize({ width, height: 900 });
      const where = `${address} at ${width} px, ${colorScheme}`;
      if (out) expect.soft(await page.evaluate(sticksOut), `${where}: inside the window`).toEqual([]);
      if (layout) expect.soft(await page.evaluate(layoutErrors), `${where}: well laid out`).toEqual([]);
      if (axe) expect.soft(await violations(page, isOfKind ? axe : withoutFrame(axe)), `${where}: axe`).toEqual([]);
    }
  }
}

/** Text at 200 %, and spaced as widely as WCAG 1.4.12 asks for. Leaves the page changed. */
async function lookWithLargerLetters(page: Page, address: string, spreadsLetters: boolean) {
  // By the object model: the policy refuses style elements that are not the site's own.
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const width of [1280, 834]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(lost), `${address}: 200 % at ${width} px`).toEqual([]);
  }
  await page.evaluate((spreads) => {
    document.documentElement.style.removeProperty("font-size");
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      element.style.setProperty("line-height", "1.5", "important");
      element.style.setProperty("word-spacing", "0.16em", "important");
      // Arabic letters are joined: the rule does not ask them to stand apart.
      if (spreads) element.style.setProperty("letter-spacing", "0.12em", "important");
      if (element.tagName === "P") element.style.setProperty("margin-block-end", "2em", "important");
    }
  }, spreadsLetters);
  expect.soft(await page.evaluate(lost), `${address}: spacing`).toEqual([]);
}

async function visit(page: Page, errors: PageProblems, code: string, address: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(AXE);
  const isOfKind = isFirstOfKind(code, address);
  await lookAtEveryWidth(page, address, isOfKind);
  if (isOfKind) await lookWithLargerLetters(page, address, code !== "ar");
  expect.soft(errors.list(), address).toEqual([]);
}

for (const { code } of languages) {
  const addresses = [
    ...visits.filter(({ locale }) => locale === code).map(({ address }) => address),
    `/${code}/nope`,
    `/${code}/500`,
  ];
  for (let from = 0; from < addresses.length; from += PAGES_A_TEST) {
    const group = addresses.slice(from, from + PAGES_A_TEST);
    test(`${group[0]} … ${group.at(-1)}: no error, whole at every width, open to everyone`, async ({
      page,
      errors,
    }) => {
      test.setTimeout(300_000);
      errors.allow(/Failed to load resource.*\((http:\/\/[^)]*\/(nope|500))\)/);
      for (const address of group) await visit(page, errors, code, address);
    });
  }
}
