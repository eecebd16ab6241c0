/**
 * `npm run screenshots`: pictures of the running site. Four views in both languages and themes as one picture for the
 * README; its contact form and its search for the articles that speak of them; and a shelf as a phone's camera sees it.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { serveBuild } from "#harness/served-build.ts";
import { launchChromium } from "#scripts/browsers/launch-chromium.ts";
import { requireBuild } from "#scripts/build/require-build.ts";
import { PlainError, runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";
import { saveFormPictures } from "./screenshots/contact-form.ts";
import { saveSearchPictures } from "./screenshots/search-dialog.ts";
import { saveShelfPicture } from "./screenshots/shelf-camera.ts";
import { shootPage } from "./screenshots/shoot-page.ts";

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
  requireBuild();
  const site = await serveBuild();
  const browser = await launchChromium("--hide-scrollbars");
  try {
    const pictures: Buffer[] = [];
    for (const { path, theme } of SHOTS) {
      const shot = { url: site.url + path, theme, view: VIEW, scale: 1.25 };
      pictures.push(await shootPage(browser, shot, (page) => page.screenshot()));
    }
    await compose(pictures);
    await saveFormPictures(browser, site.url);
    await saveSearchPictures(browser, site.url);
    await saveShelfPicture();
  } finally {
    await browser.close();
    await site.stop();
  }
  const bytes = statSync(OUTPUT).size;
  if (bytes > MAX_BYTES)
    throw new PlainError(`${OUTPUT} has ${bytes} bytes; lower its quality to stay below ${MAX_BYTES}.`);
  console.log(`${OUTPUT}: ${Math.round(bytes / 1000)} KB`);
});

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
