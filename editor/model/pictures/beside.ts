import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { ContentFolder } from "#build/entries/content-folder.ts";
import { listDraftIds } from "#build/entries/drafts.ts";
import type { KindSource } from "#build/entries/kinds.ts";
import { DRAFTS_FOLDER, placeOf } from "#domain/content/content-files.ts";
import type { Reason } from "#editor/contract.ts";
import { isSafeDrawing } from "./drawing-safety.ts";
import { reason } from "./errors.ts";

/** Larger ones are no pictures for a page; photographs are made smaller by the build, drawings are not. */
export const MAX_PICTURE_MB = 8;
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * 1024 * 1024;

/** What the site looks for beside a text (src/content/pictures.ts). */
const ENDINGS = ["svg", "png", "jpg", "jpeg", "webp", "avif"];
/** The ending of a new picture, by what its bytes are, whatever they are called. */
const ENDING_OF: Readonly<Record<string, string>> = { svg: "svg", png: "png", jpeg: "jpg", webp: "webp", av1: "avif" };
const LONGEST_STEM = 50;
/** Read of a given name: normalising can take a time that grows with the square of its length. */
const LONGEST_GIVEN = 255;

/** Kinds whose entries are files of one folder, with their photographs beside them. */
const SHARED_FOLDERS: ReadonlySet<string> = new Set(["portfolio", "services", "team"]);

/** Pictures lie beside the file or the texts that show them. */
export function folderOf(kind: KindSource, id: string): string | null {
  const hasPictures = "files" in kind && (kind.hasText || SHARED_FOLDERS.has(kind.id));
  return hasPictures ? dirname(placeOf(kind.files, id)) : null;
}

/** Files that go with an entry when it is copied, published or deleted: in a shared folder they may be another's. */
export function ownPictures(contentFolder: ContentFolder, kind: KindSource, id: string): string[] {
  const folder = kind.hasText ? folderOf(kind, id) : null;
  return folder === null ? [] : namesIn(contentFolder, folder).map((name) => `${folder}/${name}`);
}

/** Every picture an entry may show, by name: those beside its draft come before those that are published. */
export function picturesBeside(contentFolder: ContentFolder, kind: KindSource, id: string): Map<string, string> {
  const found = pictureFolders(contentFolder, kind, id).toReversed();
  return new Map(found.flatMap((folder) => namesIn(contentFolder, folder).map((name) => [name, `${folder}/${name}`])));
}

/** Where the pictures of an entry lie, below content/. New ones go into the first folder: a draft's are not published. */
export function pictureFolders(contentFolder: ContentFolder, kind: KindSource, id: string): string[] {
  const folder = folderOf(kind, id);
  if (folder === null) return [];
  const isDraft = kind.hasText && listDraftIds(contentFolder, kind).includes(id);
  return isDraft ? [`${DRAFTS_FOLDER}/${folder}`, folder] : [folder];
}

const namesIn = ({ contentDir }: ContentFolder, folder: string): string[] =>
  globSync(`*.{${ENDINGS.join(",")}}`, { cwd: join(contentDir, folder) }).sort();

export async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(path).metadata();
  return { width, height };
}

/** The file name for an uploaded picture, or why it is refused. */
export async function newPicture(
  given: string,
  bytes: Uint8Array,
  taken: readonly string[],
): Promise<{ name: string } | { error: Reason }> {
  if (bytes.byteLength > MAX_PICTURE_BYTES) return { error: reason("pictureSize", { limit: MAX_PICTURE_MB }) };
  const ending = await endingFor(bytes);
  if (ending === undefined) return { error: reason("pictureType") };
  if (ending === "svg" && !isSafeDrawing(Buffer.from(bytes).toString("utf8")))
    return { error: reason("pictureHarmful") };
  return { name: freeName(stemOf(given), ending, taken) };
}

/** Cameras and people name files as they like; an address has small Latin letters and hyphens. */
const stemOf = (given: string) =>
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

function freeName(stem: string, ending: string, taken: readonly string[], count = 1): string {
  const name = `${count === 1 ? stem : `${stem}-${count}`}.${ending}`;
  return taken.includes(name) ? freeName(stem, ending, taken, count + 1) : name;
}

async function endingFor(bytes: Uint8Array): Promise<string | undefined> {
  try {
    const { format, compression } = await sharp(bytes).metadata();
    // One container, two codecs: browsers show AVIF, not what telephones call HEIC.
    return ENDING_OF[format === "heif" ? (compression ?? "") : format];
  } catch {
    // It is no picture at all, which is an answer, not a failure.
    return undefined;
  }
}
