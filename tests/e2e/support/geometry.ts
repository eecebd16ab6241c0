import type { Locator, Page } from "@playwright/test";

export type Box = { x: number; y: number; width: number; height: number };

/** Where something is, once it has stopped moving. */
export async function restingBox(locator: Locator): Promise<Box> {
  await locator.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: false }).map((animation) => animation.finished)),
  );
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown`);
  return box;
}

export async function windowWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.clientWidth);
}

/** Distance from the side reading begins at, and from the side it ends at. */
export function fromSides({ x, width }: Box, { whole, rtl }: { whole: number; rtl: boolean }) {
  const left = x;
  const right = whole - x - width;
  return rtl ? { start: right, end: left } : { start: left, end: right };
}

/** Resolves two frames later: what a page does after a change of its width or place, it has done by then. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });

/** Puts the page at a scroll position at once, without the smooth ride there. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  // Two scrolls of one frame would be one to the page.
  await nextFrames(page);
}

/** Resolves when the page has finished its first work: the frame is then fully in motion, and all of the page is there. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector(".preloader:not([data-over])") === null &&
      // What stands below the first screen comes with its sheets.
      !document.documentElement.hasAttribute("data-first-screen"),
  );
}
