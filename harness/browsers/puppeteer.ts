/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
import puppeteer, { type BrowserContext, type Page } from "puppeteer-core";
import { type BrowserPage, type Engine, PATIENCE_MS } from "./browser-page.ts";

const VIEWPORT = { width: 1440, height: 900 };

export async function startPuppeteer(name: "chromium" | "firefox", executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: name === "firefox" ? "firefox" : "chrome",
    executablePath,
    headless: true,
    defaultViewport: VIEWPORT,
    args: name === "chromium" ? ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] : [],
    // Visits that move, whatever this machine prefers.
    extraPrefsFirefox: { "ui.prefersReducedMotion": 0 },
  });
  return {
    name,
    version: (await browser.version()).replace(/^[^\d]*/, ""),
    async open() {
      const context = await browser.createBrowserContext();
      return {
        page: await openPage(context, name === "firefox"),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}

async function openPage(context: BrowserContext, isFirefox: boolean): Promise<BrowserPage> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const errors = watchErrors(page);
  return {
    goto: async (url) => {
      await page.goto(url, { waitUntil: "load" });
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    click: (selector) => (isFirefox ? clickElement(page, selector) : page.locator(selector).click()),
    async type(selector, text) {
      await page.focus(selector);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) =>
      page.setViewport({ width, height }).catch((error) => {
        // Firefox 140 knows no orientation, which comes after the size.
        if (!/setScreenOrientationOverride/.test(String(error))) throw error;
      }),
    print: async () => Buffer.from(await page.pdf({ format: "A4" })),
    openTab: () => openPage(context, isFirefox),
    errors: async () => errors,
  };
}

/** Not by a locator, which waits for ever with Firefox 140. */
async function clickElement(page: Page, selector: string) {
  const element = await page.waitForSelector(selector, { visible: true });
  await element?.click();
}

/** Firefox says so of requests that are given up because the page was left: the visitor's doing, not the site's. */
const GIVEN_UP = /A ServiceWorker intercepted the request and encountered an unexpected error/;

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} (${message.location().url ?? ""})`);
  });
  // Firefox reports what the policy refused here.
  page.on("pageerror", (error) => {
    if (!GIVEN_UP.test(String(error))) errors.push(String(error));
  });
  return errors;
}
