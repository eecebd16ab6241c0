/** A page in a browser at every width and in both themes: nothing sticks out, and axe finds no violation. */
import type { Page } from "@playwright/test";
import { languageOf } from "#harness/addresses.ts";
import { AXE, AXE_WIDTHS, axeLook, violations, withoutFrame } from "./axe.ts";
import { expect, type PageProblems } from "./fixture.ts";
import { cutOff, layoutErrors, overflowing } from "./layout-errors.ts";

const WIDTHS = [320, 390, 600, 834, 1280, 1920];
const DETAILED_WIDTHS = [...WIDTHS, 960, 1440];
const ALL_WIDTHS = [...new Set([...DETAILED_WIDTHS, ...AXE_WIDTHS])].sort((a, b) => a - b);

type Visited = Pick<MatrixVisit, "address" | "code" | "detailed">;

/** What is checked at a width in a theme. */
function checksAt(width: number, colorScheme: "light" | "dark", { code, detailed }: Visited) {
  return {
    overflow: colorScheme === "light" && WIDTHS.includes(width),
    // The theme changes colours, and no place or size.
    layout: detailed && colorScheme === "light" && DETAILED_WIDTHS.includes(width),
    axe: axeLook(width, colorScheme, languageOf(code).dir),
  };
}

/** Both themes at one width before the next: a resize lays out and paints the whole page, a change of theme does not. */
async function checkEveryWidth({ page, ...visited }: Visited & { page: Page }) {
  const { address, detailed } = visited;
  for (const width of ALL_WIDTHS) {
    const themes = (["light", "dark"] as const)
      .map((colorScheme) => ({ colorScheme, ...checksAt(width, colorScheme, visited) }))
      .filter(({ overflow, layout, axe }) => overflow || layout || axe);
    if (themes.length > 0) await page.setViewportSize({ width, height: 900 });
    for (const { colorScheme, overflow, layout, axe } of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const where = `${address} at ${width} px, ${colorScheme}`;
      if (overflow) expect.soft(await page.evaluate(overflowing), `${where}: inside the window`).toEqual([]);
      if (layout) expect.soft(await page.evaluate(layoutErrors), `${where}: layout`).toEqual([]);
      if (axe) expect.soft(await violations(page, detailed ? axe : withoutFrame(axe)), `${where}: axe`).toEqual([]);
    }
  }
}

/** Text at 200 %, and spaced as widely as WCAG 1.4.12 asks for. Leaves the page changed. */
async function checkLargerText(page: Page, address: string, spreadsLetters: boolean) {
  // By the object model: the policy refuses style elements that are not the site's own.
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const width of [1280, 834]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(cutOff), `${address}: 200 % at ${width} px`).toEqual([]);
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
  expect.soft(await page.evaluate(cutOff), `${address}: spacing`).toEqual([]);
}

export type MatrixVisit = {
  page: Page;
  errors: PageProblems;
  address: string;
  code: string;
  /** Also looks for small and overlapping texts and controls, reads it with larger text, and runs axe on the frame. */
  detailed: boolean;
};

export async function visitInEveryView({ page, errors, address, code, detailed }: MatrixVisit) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(AXE);
  await checkEveryWidth({ page, address, code, detailed });
  if (detailed) await checkLargerText(page, address, code !== "ar");
  expect.soft(errors.list(), address).toEqual([]);
}
