import type { Browser, Page } from "@playwright/test";

export type PageShot = {
  url: string;
  theme: "light" | "dark";
  view: { width: number; height: number };
  /** Pixels of the picture for one of the page. */
  scale: number;
};

/** What `shoot` takes of a page that has all its fonts and stands still. */
export async function shootPage<Picture>(
  browser: Browser,
  { url, theme, view, scale }: PageShot,
  shoot: (page: Page) => Promise<Picture>,
): Promise<Picture> {
  const context = await browser.newContext({
    viewport: view,
    colorScheme: theme,
    reducedMotion: "reduce",
    deviceScaleFactor: scale,
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    return await shoot(page);
  } finally {
    await context.close();
  }
}
