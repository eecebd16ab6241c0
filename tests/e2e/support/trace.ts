import type { Browser, Page } from "@playwright/test";

type TraceEvent = { name: string; args?: { elementCount?: number } };

/** What Chromium says of its own work while something happens on a page. */
export async function traced(
  { browser, page, category }: { browser: Browser; page: Page; category: string },
  happen: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: [category] });
  await happen();
  return (JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}
