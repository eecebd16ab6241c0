import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { shootPage } from "./shoot-page.ts";

const PICTURES = join("content", "pictures");
/** As wide as the last of the choices that are shown whole. */
const VIEW = { width: 667, height: 560 };
const SCALE = 2;
/** As people type it: with the other ending, and in the singular. */
const QUERY = "فاتوره";
/**
 * Pages crop a cover to anything between 4:3 and 8:3, so the dialog stands in the middle of a plain ground. As wide as
 * the largest size that pages use.
 */
const COVER = { width: 1472, height: 736 };
/** Of the dialog, down to the first result. */
const SHOWN_HEIGHT = 590;
const CORNER = 48;
const SHOWN_WIDTH = 940;
const GROUNDS = { light: "#cbe3fb", dark: "#1a2f6b" } as const;

/** The search of the Arabic site, which finds what was meant: by day and by night. */
export async function saveSearchPictures(browser: Browser, url: string) {
  for (const theme of ["light", "dark"] as const) {
    const shot = { url: `${url}/ar`, theme, view: VIEW, scale: SCALE };
    const dialog = await shootPage(browser, shot, async (page) => {
      await page.keyboard.press("/");
      await page.locator("dialog[open] [type=search]").fill(QUERY);
      await page.locator("dialog[open] mark").first().waitFor();
      return page.locator("dialog[open]").screenshot();
    });
    await sharp({ create: { ...COVER, channels: 3, background: GROUNDS[theme] } })
      .composite([{ input: await rounded(dialog) }])
      .png({ palette: true, colours: 128 })
      .toFile(join(PICTURES, theme === "dark" ? "arabic-search-dark.png" : "arabic-search.png"));
  }
}

async function rounded(dialog: Buffer): Promise<Buffer> {
  const { width } = await sharp(dialog).metadata();
  const corners = `<svg width="${width}" height="${SHOWN_HEIGHT}"><rect width="${width}" height="${SHOWN_HEIGHT}" rx="${CORNER}"/></svg>`;
  const cut = await sharp(dialog)
    .extract({ left: 0, top: 0, width, height: SHOWN_HEIGHT })
    .composite([{ input: Buffer.from(corners), blend: "dest-in" }])
    .png()
    .toBuffer();
  return sharp(cut).resize({ width: SHOWN_WIDTH }).toBuffer();
}
