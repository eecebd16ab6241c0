import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { Direction } from "#domain/language/locale.ts";
import { nextFrames } from "./geometry.ts";
import { TEST_ALL } from "./test-all.ts";

export const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
type Rules = { type: "tag" | "rule"; values: string[] };
const ALL_RULES: Rules = { type: "tag", values: TAGS };
/** The theme changes nothing but colours, so the second look at a page of one width needs no other rule. */
const COLOUR_RULES: Rules = { type: "rule", values: ["color-contrast", "link-in-text-block"] };
/** Drawn product screens are decoration: nobody reads them, and the rules exempt them. */
const DECORATION = ".screen";
/** What axe need not go through twice on one page: half of all elements, and none of them says anything. */
const DRAWINGS = [".screen", "svg[aria-hidden=true]"];
/** The same on every page: looked at in all views on one page of each kind. */
const FRAME = ["body > header", "body > footer"];

type Look = { rules: Rules; without: readonly string[] };
const WHOLE: Look = { rules: ALL_RULES, without: [] };
export const WITHOUT_DRAWINGS: Look = { rules: ALL_RULES, without: DRAWINGS };

type AxeView = {
  width: number;
  colorScheme: "light" | "dark";
  look: Look;
  /** Until `npm run test:all`, only in the languages of this direction: no rule is about both width and language. */
  onlyIn: Direction;
};

/**
 * The widths and themes a page is looked at in: all rules at each width, since what is shown differs, and those
 * about colours in both themes.
 */
const AXE_VIEWS: readonly AxeView[] = [
  { width: 390, colorScheme: "light", look: WHOLE, onlyIn: "rtl" },
  { width: 1440, colorScheme: "light", look: WITHOUT_DRAWINGS, onlyIn: "ltr" },
  { width: 1440, colorScheme: "dark", look: { rules: COLOUR_RULES, without: DRAWINGS }, onlyIn: "rtl" },
  { width: 390, colorScheme: "dark", look: { rules: COLOUR_RULES, without: DRAWINGS }, onlyIn: "ltr" },
];

export const AXE_WIDTHS = AXE_VIEWS.map(({ width }) => width);

export const axeLook = (width: number, colorScheme: "light" | "dark", dir: Direction): Look | undefined =>
  AXE_VIEWS.find(
    (view) => view.width === width && view.colorScheme === colorScheme && (TEST_ALL || view.onlyIn === dir),
  )?.look;

/** The same look, at what is the page's own. */
export const withoutFrame = (look: Look): Look => ({
  ...look,
  without: look.without.length > 0 ? [...look.without, ...FRAME] : [],
});

/** What axe finds on a page into which its script was put. */
export async function violations(page: Page, look: Look = WHOLE): Promise<string[]> {
  await nextFrames(page);
  return page.evaluate(
    async ({ rules, without, decoration }) => {
      const left = without.join(",");
      // A colour half way to another is nobody's choice.
      await Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          .map((animation) => animation.finished),
      );
      const putBack: (() => void)[] = [];
      if (left) {
        // Measured before the first of them is emptied, so that the page is laid out once.
        const all = [...document.querySelectorAll<HTMLElement | SVGElement>(left)]
          .filter((drawing) => !drawing.parentElement?.closest(left))
          .map((drawing) => ({
            drawing,
            size: drawing instanceof HTMLElement ? drawing.getBoundingClientRect() : null,
          }));
        for (const { drawing, size } of all) {
          const parts = [...drawing.childNodes];
          // Empty, it takes the room it took; a picture does so by itself.
          if (size) drawing.style.setProperty("inline-size", `${size.width}px`);
          if (size) drawing.style.setProperty("block-size", `${size.height}px`);
          drawing.replaceChildren();
          putBack.push(() => {
            drawing.removeAttribute("style");
            drawing.replaceChildren(...parts);
          });
        }
      }
      try {
        const { run }: typeof axe = Reflect.get(window, "axe");
        const results = await run(
          { include: [["html"]], exclude: [[decoration]] },
          { runOnly: rules, resultTypes: ["violations"] },
        );
        return results.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any.map(({ message }) => message).join("; ")}`),
        );
      } finally {
        for (const restore of putBack) restore();
      }
    },
    { ...look, decoration: DECORATION },
  );
}
