/** No violation of WCAG 2.2 AA or good practice that a machine can find: every address, both themes, two sizes. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { languages, visits } from "./addresses.ts";
import { expect, test } from "./fixture.ts";
import { pageTypes } from "./page-types.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
type Rules = { type: "tag" | "rule"; values: string[] };
const ALL_RULES: Rules = { type: "tag", values: TAGS };
/** The theme changes nothing but colours, so the second look at a page needs no other rule. */
const COLOUR_RULES: Rules = { type: "rule", values: ["color-contrast"] };
const VIEWS: { width: number; colorScheme: "light" | "dark"; rules: Rules; others?: Rules }[] = [
  { width: 390, colorScheme: "light", rules: ALL_RULES },
  { width: 390, colorScheme: "dark", rules: COLOUR_RULES },
  // What only wide windows show is the frame and the layout of a kind of page: one of each speaks for all.
  { width: 1440, colorScheme: "dark", rules: ALL_RULES, others: COLOUR_RULES },
  { width: 1440, colorScheme: "light", rules: COLOUR_RULES },
];
/** Drawn product screens are decoration: nobody reads them, and the rules exempt them. */
const DECORATION = [".mock"];
/** Pages looked at one after the other in one test: a browser of its own for each would take most of the time. */
const PAGES_A_TEST = 6;

async function violations(page: Page, rules: Rules = ALL_RULES): Promise<string[]> {
  return page.evaluate(
    async ({ rules, decoration }) => {
      // A colour half way to another is nobody's choice.
      await Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          .map((animation) => animation.finished),
      );
      const { run }: typeof axe = Reflect.get(window, "axe");
      const results = await run(
        { include: [["html"]], exclude: decoration.map((selector) => [selector]) },
        {
          runOnly: rules,
          resultTypes: ["violations"],
        },
      );
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any.map(({ message }) => message).join("; ")}`),
      );
    },
    { rules, decoration: DECORATION },
  );
}

for (const { code } of languages) {
  const addresses = [
    ...visits.filter(({ locale }) => locale === code).map(({ address }) => address),
    `/${code}/nope`,
    `/${code}/500`,
  ];
  for (let from = 0; from < addresses.length; from += PAGES_A_TEST) {
    const group = addresses.slice(from, from + PAGES_A_TEST);
    test(`${group[0]} … ${group.at(-1)}`, async ({ page, faults }) => {
      test.setTimeout(300_000);
      faults.allow(/Failed to load resource.*\/(nope|500)\)/);
      for (const address of group) {
        await page.goto(address, { waitUntil: "domcontentloaded" });
        await page.evaluate(AXE);
        await page.evaluate(() => document.fonts.ready);
        const isFirstOfKind = pageTypes.some(({ path }) => address === `/${code}${path}`);
        for (const { width, colorScheme, rules, others = rules } of VIEWS) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          expect
            .soft(await violations(page, isFirstOfKind ? rules : others), `${address} at ${width} px, ${colorScheme}`)
            .toEqual([]);
        }
      }
    });
  }

  test(`the open drawer, menu, panels and answers in ${code}`, async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(`/${code}/faq`);
      await page.evaluate(AXE);
      for (const summary of await page.locator("details summary").all())
        await summary.evaluate((element: HTMLElement) => element.click());
      expect.soft(await violations(page), `answers, ${colorScheme}`).toEqual([]);
      await page.locator("header button[command=show-modal]").click();
      expect.soft(await violations(page), `drawer, ${colorScheme}`).toEqual([]);
      await page.keyboard.press("Escape");
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.locator("header button[popovertarget=language-menu]").click();
      expect.soft(await violations(page), `menu, ${colorScheme}`).toEqual([]);
    }
  });
}
