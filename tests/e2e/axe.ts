import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

export const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
export type Rules = { type: "tag" | "rule"; values: string[] };
export const ALL_RULES: Rules = { type: "tag", values: TAGS };
/** The theme changes nothing but colours, so the second look at a page needs no other rule. */
export const COLOUR_RULES: Rules = { type: "rule", values: ["color-contrast"] };
/** Names, roles, order and language: what the words of a page can get wrong. */
export const STRUCTURE_RULES: Rules = { type: "tag", values: ["wcag2a", "wcag21a"] };
/** Drawn product screens are decoration: nobody reads them, and the rules exempt them. */
const DECORATION = [".mock"];

/** What axe finds on a page into which its script was put. */
export async function violations(page: Page, rules: Rules = ALL_RULES): Promise<string[]> {
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
