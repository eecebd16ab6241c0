import { brotliCompressSync } from "node:zlib";
import type { Browser, Page, Request } from "@playwright/test";
import { PREFETCH_HEADERS } from "#domain/site/constants.ts";

const PART_OF_TYPE = { document: "HTML", stylesheet: "CSS", script: "JavaScript", font: "fonts" } as const;

type Part = (typeof PART_OF_TYPE)[keyof typeof PART_OF_TYPE];
/**
 * Bytes of bodies as they cross the wire, how many were asked for, of how many elements the page then is, and how often
 * the browser laid it out until it was still.
 */
export type Weight = Record<Part | "total" | "requests" | "elements" | "layouts", number>;

function partOf(request: Request): Part | undefined {
  const type = request.resourceType();
  return Object.entries(PART_OF_TYPE).find(([name]) => name === type)?.[1];
}

/** What is prefetched belongs to the page it is fetched for. */
const isPrefetch = (request: Request) => request.headers()["purpose"] === PREFETCH_HEADERS.purpose;

async function untilIdle(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => document.fonts.status === "loaded");
  await page.waitForLoadState("networkidle");
}

/** What the styles in a document's head weigh: as much as it would be lighter without them. */
async function inlineStyleBytes(request: Request): Promise<number> {
  const html = (await (await request.response())?.text()) ?? "";
  const without = html.replace(/<style>.*?<\/style>/gs, "");
  if (without === html) return 0;
  return brotliCompressSync(html).byteLength - brotliCompressSync(without).byteLength;
}

/** The browser asks for the tab's icon whenever it likes, before or after the page is weighed. */
const isTabIcon = (request: Request) => new URL(request.url()).pathname === "/favicon.svg";

/** A cold visit, until nothing more is asked for; `touch` is what the visitor then does. */
export async function weigh(browser: Browser, url: string, touch?: (page: Page) => Promise<void>): Promise<Weight> {
  // What a service worker precaches is not what the page waits for.
  const context = await browser.newContext({ serviceWorkers: "block", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(url);
  await untilIdle(page);
  const { metrics } = await session.send("Performance.getMetrics");
  const layouts = metrics.find(({ name }) => name === "LayoutCount")?.value ?? Number.NaN;
  if (touch) {
    await touch(page);
    await untilIdle(page);
  }
  const weight: Weight = { HTML: 0, CSS: 0, JavaScript: 0, fonts: 0, total: 0, requests: 0, elements: 0, layouts };
  for (const request of requests) {
    if (isTabIcon(request) || isPrefetch(request)) continue;
    const bytes = (await request.sizes()).responseBodySize;
    const part = partOf(request);
    if (part) weight[part] += bytes;
    if (part === "HTML") {
      const inline = await inlineStyleBytes(request);
      weight.HTML -= inline;
      weight.CSS += inline;
    }
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
