/**
 * `npm run screenshots`: pictures of the running site. Four views in both languages and themes as one picture for the
 * README; its contact form and its search for the articles that speak of them.
 */
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { startServer } from "#harness/server.ts";
import { findChromium } from "#scripts/browsers/chromium.ts";
import { readEnv } from "#server/env.ts";
import { PlainError, runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";
import { saveFormPictures } from "./screenshots/contact-form.ts";
import { saveSearchPictures } from "./screenshots/search-dialog.ts";

const OUTPUT = join("docs", "site.webp");
const MAX_BYTES = 150_000;
const VIEW = { width: 1280, height: 800 };
const WIDTH = 800;
const HEIGHT = Math.round((WIDTH * VIEW.height) / VIEW.width);
const GAP = 16;
const BACKGROUND = { r: 0, g: 0, b: 0, alpha: 0 };

/** In the order of reading: the home page in both, then an app's page. */
const SHOTS = [
  { path: "/ar", theme: "light" },
  { path: "/en", theme: "dark" },
  { path: "/en/apps", theme: "light" },
  { path: "/ar/apps", theme: "dark" },
] as const;

await runOrExplain(async () => {
  argumentsOf({ usage: "npm run screenshots (of the build in DIST_DIR)" });
  const { DIST_DIR } = readEnv();
  if (!existsSync(join(DIST_DIR, "manifest.json")))
    throw new PlainError(`There is nothing built in ${DIST_DIR}. Run "npm run build" first.`);
  const dataDir = mkdtempSync(join(tmpdir(), "site-screenshots-"));
  const server = await startServer({ env: { DIST_DIR, DATA_DIR: dataDir, LOG_LEVEL: "error" } });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
  });
  try {
    const pictures: Buffer[] = [];
    for (const shot of SHOTS) pictures.push(await pictureOf(browser, server.url, shot));
    await compose(pictures);
    await saveFormPictures(browser, server.url);
    await saveSearchPictures(browser, server.url);
  } finally {
    await browser.close();
    await server.end("SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
  }
  const bytes = statSync(OUTPUT).size;
  if (bytes > MAX_BYTES)
    throw new PlainError(`${OUTPUT} has ${bytes} bytes; lower its quality to stay below ${MAX_BYTES}.`);
  console.log(`${OUTPUT}: ${Math.round(bytes / 1000)} KB`);
});

async function pictureOf(browser: Browser, url: string, { path, theme }: (typeof SHOTS)[number]): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: VIEW,
    colorScheme: theme,
    reducedMotion: "reduce",
    deviceScaleFactor: 1.25,
  });
  const page = await context.newPage();
  await page.goto(url + path, { waitUntil: "networkidle" });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function compose(pictures: readonly Buffer[]) {
  const corners = Buffer.from(
    `<svg width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" rx="14"/></svg>`,
  );
  const cells = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture)
        .resize(WIDTH, HEIGHT)
        .composite([{ input: corners, blend: "dest-in" }])
        .png()
        .toBuffer(),
      left: (index % 2) * (WIDTH + GAP),
      top: Math.floor(index / 2) * (HEIGHT + GAP),
    })),
  );
  const size = { width: WIDTH * 2 + GAP, height: HEIGHT * 2 + GAP };
  await sharp({ create: { ...size, channels: 4, background: BACKGROUND } })
    .composite(cells)
    .webp({ quality: 74, effort: 6, smartSubsample: true })
    .toFile(OUTPUT);
}
