import type { Browser, Page, Request } from "@playwright/test";

const PART_OF_TYPE = { document: "HTML", stylesheet: "CSS", script: "JavaScript", font: "fonts" } as const;

type Part = (typeof PART_OF_TYPE)[keyof typeof PART_OF_TYPE];
/** Bytes of bodies as they cross the wire, how many were asked for, and of how many elements the page then is. */
export type Weight = Record<Part | "total" | "requests" | "elements", number>;

function partOf(request: Request): Part | undefined {
  const type = request.resourceType();
  return Object.entries(PART_OF_TYPE).find(([name]) => name === type)?.[1];
}

/** What is prefetched belongs to the page it is fetched for. */
async function isPrefetch(request: Request): Promise<boolean> {
  const { "sec-purpose": purpose = "" } = await request.allHeaders();
  return purpose.includes("prefetch");
}

async function untilIdle(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => document.fonts.status === "loaded");
  await page.waitForLoadState("networkidle");
}

/** The browser asks for the tab's icon whenever it likes, before or after the page is weighed. */
const isTabIcon = (request: Request) => new URL(request.url()).pathname === "/favicon.svg";

/** A cold visit, until nothing more is asked for; `touch` is what the visitor then does. */
export async function weigh(browser: Browser, url: string, touch?: (page: Page) => Promise<void>): Promise<Weight> {
  // What a service worker precaches is not what the page waits for.
  const context = await browser.newContext({ serviceWorkers: "block", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(url);
  await untilIdle(page);
  if (touch) {
    await touch(page);
    await untilIdle(page);
  }
  const weight: Weight = { HTML: 0, CSS: 0, JavaScript: 0, fonts: 0, total: 0, requests: 0, elements: 0 };
  for (const request of requests) {
    if (isTabIcon(request) || (await isPrefetch(request))) continue;
    const bytes = (await request.sizes()).responseBodySize;
    const part = partOf(request);
    if (part) weight[part] += bytes;
    weight.total += bytes;
    weight.requests += 1;
  }
  weight.elements = await page.locator("*").count();
  await context.close();
  return weight;
}

/** Every live part of the home page, as a curious visitor would. */
export async function touchEverything(page: Page) {
  const settled = () => page.waitForLoadState("networkidle");
  for (const control of await page.locator("header button:visible, main [role=tab]:visible").all()) {
    await control.click();
    await page.keyboard.press("Escape");
    await settled();
  }
  await page.keyboard.press("/");
  await settled();
  await page.keyboard.type("zzzz");
  await settled();
  await page.keyboard.press("Escape");
  for (const control of await page.locator("main summary:visible, main button:visible, main input:visible").all()) {
    await control.scrollIntoViewIfNeeded();
    await control.focus();
    await settled();
  }
  await page.locator("footer").scrollIntoViewIfNeeded();
}
