/** Every address in a real browser: it works without a fault and fits every width. The fixture listens for faults. */
import type { Page } from "@playwright/test";
import { languages, visits } from "./addresses.ts";
import { expect, test } from "./fixture.ts";

const WIDTHS = [320, 390, 600, 834, 1280, 1920];
/** Pages visited one after the other in one test: a browser of its own for each would take most of the time. */
const PAGES_A_TEST = 10;

/** What sticks out of the page sideways; in Arabic that is to the left, where no scrollbar tells. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const faults: string[] = [];
    if (root.scrollWidth > root.clientWidth) faults.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
    const clipsItself = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== "visible") return true;
      return false;
    };
    for (const element of document.querySelectorAll("body *")) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || (left >= -1 && right <= root.clientWidth + 1)) continue;
      // Drawings may run over the edge; words and controls may not.
      if (element.closest("[aria-hidden=true], svg") || clipsItself(element)) continue;
      // Read aloud, not shown.
      if (width <= 1 || height <= 1) continue;
      faults.push(`${element.tagName.toLowerCase()}.${element.className} reaches from ${left} to ${right}`);
    }
    return faults;
  });
}

for (const { code } of languages) {
  const addresses = [
    ...visits.filter(({ locale }) => locale === code).map(({ address }) => address),
    `/${code}/nope`,
    `/${code}/500`,
  ];
  for (let from = 0; from < addresses.length; from += PAGES_A_TEST) {
    const group = addresses.slice(from, from + PAGES_A_TEST);
    test(`${group[0]} … ${group.at(-1)}: no fault, and nothing sticks out at any width`, async ({ page, faults }) => {
      test.setTimeout(180_000);
      faults.allow(/Failed to load resource.*\((http:\/\/[^)]*\/(nope|500))\)/);
      for (const address of group) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await overflow(page), `${address} at ${width} px`).toEqual([]);
        }
        expect.soft(faults.list(), address).toEqual([]);
      }
    });
  }
}
