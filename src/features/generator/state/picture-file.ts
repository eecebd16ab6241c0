import { MAX_PICTURE_MB } from "#domain/generator/post-template.ts";

/** Why a file cannot be used; the page explains each. */
export type PictureError = "size" | "type" | "heic" | "unreadable";

export type LoadedPicture = { id: string; blob: Blob; image: ImageBitmap };

/** Larger pictures than any post needs only cost memory. */
const LONGEST_SIDE_PX = 3200;
const HEAD_BYTES = 512;
const MB = 1024 * 1024;

type Kind = "bitmap" | "svg" | "heic" | "other";

/** What a file is by its first bytes: names and types are often wrong. */
export function kindOf(head: Uint8Array): Kind {
  // Byte for byte: a decoder of text would read some of them as other signs.
  const text = String.fromCharCode(...head);
  if (text.startsWith("\x89PNG") || text.startsWith("\xff\xd8\xff") || /^GIF8[79]a/.test(text)) return "bitmap";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "bitmap";
  if (text.slice(4, 8) === "ftyp")
    return /^avi[fs]/.test(text.slice(8, 12))
      ? "bitmap"
      : /^(hei|hev|mif|msf)/.test(text.slice(8, 12))
        ? "heic"
        : "other";
  if (text.startsWith("BM") && head.length > 30) return "bitmap";
  return /<svg[\s>]/i.test(text) ? "svg" : "other";
}

/** Reads a picture, turned as the camera was held. */
export async function readPicture(blob: Blob): Promise<LoadedPicture | PictureError> {
  if (blob.size > MAX_PICTURE_MB * MB) return "size";
  const kind = kindOf(new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind === "other") return "type";
  try {
    const image = kind === "svg" ? await drawVector(blob) : await decode(blob);
    return { id: crypto.randomUUID(), blob, image };
  } catch {
    // A decoder says no more than that it failed.
    return kind === "heic" ? "heic" : "unreadable";
  }
}

/** The picture of a blob that was read before. */
export async function reopenPicture(id: string, blob: Blob): Promise<LoadedPicture | null> {
  const picture = await readPicture(blob);
  return typeof picture === "string" ? null : { ...picture, id };
}

async function decode(blob: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(blob, { imageOrientation: "from-image" });
  const longest = Math.max(whole.width, whole.height);
  if (longest <= LONGEST_SIDE_PX) return whole;
  const share = LONGEST_SIDE_PX / longest;
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * share),
    resizeHeight: Math.round(whole.height * share),
    resizeQuality: "high",
  });
  whole.close();
  return smaller;
}

/** Logos are often drawings. Inside an image element they run no script and fetch nothing. */
async function drawVector(blob: Blob): Promise<ImageBitmap> {
  const address = URL.createObjectURL(new Blob([blob], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const [width, height] = [image.naturalWidth || 1000, image.naturalHeight || 1000];
    const share = 1600 / Math.max(width, height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(width * share);
    canvas.height = Math.round(height * share);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await createImageBitmap(canvas);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The first picture among what was dropped or pasted. */
export function fileIn(transfer: DataTransfer | null): File | null {
  return [...(transfer?.files ?? [])][0] ?? null;
}
