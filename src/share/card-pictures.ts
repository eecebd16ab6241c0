import { mkdir, readFile, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { limitConcurrency } from "#domain/concurrency/concurrency-limit.ts";
import { drawCard } from "./card-drawing.tsx";
import { FONTS } from "./lettering.tsx";
import { type ShareCard, shareCardFile } from "./share-card.ts";

/** Cached pictures of earlier builds; their names contain a hash of the content. */
const CACHE_FOLDER = import.meta.env.SHARE_CARD_FOLDER ?? ".cache/share-cards";
/** Drawing waits for other threads two thirds of the time. */
const MAX_CONCURRENT_CARDS = 3;

/** The picture of a card, from the cache or newly drawn. */
export async function cardPicture(card: ShareCard, folder = CACHE_FOLDER): Promise<Buffer> {
  const path = join(folder, shareCardFile(card));
  if (!(await exists(path))) await drawPicture(card, path);
  return readFile(path);
}

/** Draws the cards that are not in the cache, several at once, and returns how many. */
export async function drawMissing(cards: readonly ShareCard[], folder = CACHE_FOLDER): Promise<number> {
  const found = await Promise.all(cards.map((card) => exists(join(folder, shareCardFile(card)))));
  const missing = cards.filter((_, index) => !found[index]);
  await limitConcurrency(MAX_CONCURRENT_CARDS, missing, (card) => drawPicture(card, join(folder, shareCardFile(card))));
  return missing.length;
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}

/** Writes to a temporary name first: a stopped build must not leave half a picture. */
async function drawPicture(card: ShareCard, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const { pixels, width, height } = await renderAsync(drawCard(card), { font: FONTS });
  const unfinished = `${path}.${process.pid}`;
  // There are few colours: a palette halves the bytes.
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 128, dither: 0, effort: 1 })
    .toFile(unfinished);
  await rename(unfinished, path);
}
