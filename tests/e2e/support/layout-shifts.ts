import type { Page } from "@playwright/test";

/** Called before a visit: keeps how far things move on the page. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, "seenShifts", shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift", buffered: true });
  });

/** How far things moved since the visit began, or since this was last called. */
export async function takeShift(page: Page): Promise<number> {
  const shifts: number[] = await page.evaluate(() => Reflect.get(window, "seenShifts").splice(0));
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
