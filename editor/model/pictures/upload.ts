import sharp, { type Metadata, type Sharp } from "sharp";
import type { Reason } from "#editor/contract.ts";
import { reason } from "#editor/model/errors.ts";
import { isSafeDrawing } from "./drawing-safety.ts";

/** Cameras of phones make files of up to about this size. */
export const MAX_UPLOAD_MB = 32;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;
/** Drawings become part of the page as they are. */
const MAX_DRAWING_MB = 1;
const MAX_DRAWING_BYTES = MAX_DRAWING_MB * 1024 * 1024;
/** The longer side of a kept photograph: pages show at most 1472 px, on dense screens a little more is of use. */
export const MAX_SIDE_PX = 2560;
/** A small file can unfold into gigabytes; no camera has more than this. */
const MAX_MEGAPIXELS = 120;

export type PictureType = "svg" | "png" | "jpg" | "webp" | "avif";
/** `isSmaller`: it was larger when it came. */
export type ReadyPicture = { type: PictureType; bytes: Uint8Array; isSmaller: boolean };

const TYPE_OF_ENDING: Readonly<Record<string, PictureType | undefined>> = {
  svg: "svg",
  png: "png",
  jpg: "jpg",
  jpeg: "jpg",
  webp: "webp",
  avif: "avif",
};
const HEIC_BRANDS = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** A picture as it is kept: checked to its last byte, upright, without metadata, not larger than pages need. */
export async function readyPicture(
  given: string,
  bytes: Uint8Array,
  { hasDrawings }: { hasDrawings: boolean },
): Promise<ReadyPicture | { error: Reason }> {
  if (bytes.byteLength > MAX_UPLOAD_BYTES) return { error: reason("pictureSize", { limit: MAX_UPLOAD_MB }) };
  if (isHeic(bytes)) return { error: reason("pictureHeic") };
  const metadata = await metadataOf(bytes);
  const type = metadata && typeOf(metadata);
  if (!metadata || !type) return { error: reason("pictureType") };
  const said = TYPE_OF_ENDING[/\.(\w+)$/.exec(given)?.[1]?.toLowerCase() ?? ""];
  if (said !== undefined && said !== type)
    return { error: reason("pictureMislabelled", { ending: said, type: type.toUpperCase() }) };
  if (type === "svg") return hasDrawings ? drawing(bytes) : { error: reason("pictureDrawing") };
  if (metadata.width * metadata.height > MAX_MEGAPIXELS * 1e6)
    return { error: reason("picturePixels", { limit: MAX_MEGAPIXELS }) };
  return photograph(bytes, metadata, type);
}

/** The container says its brand; one of them is AVIF, which browsers show. */
function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
  if (head.slice(4, 8) !== "ftyp") return false;
  const end = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(0), head.length);
  const brands = [head.slice(8, 12), ...(head.slice(16, end).match(/.{4}/gs) ?? [])];
  return !brands.includes("avif") && brands.some((brand) => HEIC_BRANDS.test(brand));
}

async function metadataOf(bytes: Uint8Array): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    // It is no picture at all, which is an answer, not a failure.
    return null;
  }
}

function typeOf({ format, compression }: Metadata): PictureType | undefined {
  if (format === "heif") return compression === "av1" ? "avif" : undefined;
  return TYPE_OF_ENDING[format];
}

function drawing(bytes: Uint8Array): ReadyPicture | { error: Reason } {
  if (bytes.byteLength > MAX_DRAWING_BYTES) return { error: reason("pictureSize", { limit: MAX_DRAWING_MB }) };
  if (!isSafeDrawing(Buffer.from(bytes).toString("utf8"))) return { error: reason("pictureHarmful") };
  return { type: "svg", bytes, isSmaller: false };
}

/** Encoded again in its own format, in a quality that the sizes of the pages can still be made from. */
const ENCODED: Readonly<Record<Exclude<PictureType, "svg">, (image: Sharp) => Sharp>> = {
  jpg: (image) => image.jpeg({ quality: 88, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image) => image.webp({ quality: 90 }),
  avif: (image) => image.avif({ quality: 70 }),
};

async function photograph(
  bytes: Uint8Array,
  metadata: Metadata,
  type: Exclude<PictureType, "svg">,
): Promise<ReadyPicture | { error: Reason }> {
  const isLarge = Math.max(metadata.width, metadata.height) > MAX_SIDE_PX;
  const { exif, xmp, iptc, orientation = 1 } = metadata;
  // Where and by whom it was taken is nobody's business; the orientation is part of it.
  const isToBeCleaned = Boolean(exif || xmp || iptc) || orientation !== 1;
  try {
    const image = sharp(bytes, { failOn: "truncated", limitInputPixels: MAX_MEGAPIXELS * 1e6 });
    if (!isLarge && !isToBeCleaned) {
      // Reads every pixel, so that a file that was cut off is found here and not by a visitor.
      await image.stats();
      return { type, bytes, isSmaller: false };
    }
    const fitting = image
      .autoOrient()
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: "inside", withoutEnlargement: true });
    return { type, bytes: await ENCODED[type](fitting).toBuffer(), isSmaller: isLarge };
  } catch {
    // Its head was read above, so the rest is what cannot be read.
    return { error: reason("pictureBroken") };
  }
}

const LONGEST_STEM = 50;
/** Read of a given name: normalising can take a time that grows with the square of its length. */
const LONGEST_GIVEN = 255;

/** Cameras and people name files as they like; an address has small Latin letters and hyphens. */
export const stemOf = (given: string) =>
  given
    .slice(-LONGEST_GIVEN)
    .replace(/\.\w+$/, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join("-")
    .slice(0, LONGEST_STEM)
    .replace(/-$/, "") || "picture";

/** A name that is not taken: quay, quay-2, quay-3. */
export function freeStem(stem: string, isTaken: (stem: string) => boolean, count = 1): string {
  const name = count === 1 ? stem : `${stem}-${count}`;
  return isTaken(name) ? freeStem(stem, isTaken, count + 1) : name;
}
