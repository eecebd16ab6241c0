import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { printContentJson } from "#build/content/content-json.ts";
import { removeFiles, writeAtomically, writeFiles } from "#build/content/write-files.ts";
import { type ContentFolder, listIds } from "#build/entries/content-folder.ts";
import { readEntry } from "#build/entries/entries.ts";
import { findKind } from "#build/entries/kinds.ts";
import { contentEntries, placeOf } from "#domain/content/content-files.ts";
import { type PictureFile, pictureFileSchema } from "#domain/content/picture.ts";
import { isDescription } from "#domain/content/picture-description.ts";
import type { LibraryPicture, Reason } from "#editor/contract.ts";
import { reason } from "#editor/model/errors.ts";
import { findReplaced, hasReplaced, keepReplaced } from "./replaced-file.ts";
import { sizeOf, storedFile } from "./stored-file.ts";
import { freeStem, readyPicture, stemOf } from "./upload.ts";
import { usesOfPictures } from "./uses.ts";

/** Below content/; also the id of the kind. */
export const LIBRARY_FOLDER = "pictures";
const kind = () => {
  const found = findKind(LIBRARY_FOLDER);
  if (!found) throw new Error("there is no kind of content called pictures");
  return found;
};

export const libraryFileAddress = (name: string) => `/api/library/files/${encodeURIComponent(name)}`;
export const libraryPath = ({ contentDir }: ContentFolder, name: string) => join(contentDir, LIBRARY_FOLDER, name);

/** The names of the files there are, so that no address leads out of the folder. */
export function libraryFiles({ contentDir }: ContentFolder): string[] {
  const folder = join(contentDir, LIBRARY_FOLDER);
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith(".")) : [];
}

function readPicture(contentFolder: ContentFolder, id: string): { data: PictureFile; version: string } | null {
  const entry = listIds(contentFolder, kind()).includes(id) ? readEntry(contentFolder, kind(), id) : null;
  const data = entry && pictureFileSchema(contentFolder.localized).safeParse(entry.data).data;
  return entry && data ? { data, version: entry.version } : null;
}

/** All pictures of the library that can be read; `npm run content` names the others. */
export async function listLibrary(contentFolder: ContentFolder): Promise<LibraryPicture[]> {
  const uses = usesOfPictures(contentFolder);
  const found = await Promise.all(listIds(contentFolder, kind()).map((id) => describePicture(contentFolder, id, uses)));
  return found.filter((picture) => picture !== null);
}

export async function describePicture(
  contentFolder: ContentFolder,
  id: string,
  uses = usesOfPictures(contentFolder),
): Promise<LibraryPicture | null> {
  const read = readPicture(contentFolder, id);
  if (!read) return null;
  const { file, darkFile, alt, focusPoint } = read.data;
  const stored = async (name: string | undefined) => {
    if (name === undefined || !existsSync(libraryPath(contentFolder, name))) return null;
    return storedFile(libraryPath(contentFolder, name), { name, address: libraryFileAddress(name) });
  };
  const day = await stored(file);
  if (!day) return null;
  return {
    ...day,
    id,
    dark: await stored(darkFile),
    alt,
    focus: focusPoint ?? null,
    version: read.version,
    undescribed: contentFolder.locales.filter((locale) => !isDescription(alt[locale] ?? "")),
    uses: uses.ofPicture(id, filesIn(read.data)),
    hasFormer: hasReplaced(contentFolder, placeOfFile(id, false)),
    hasFormerDark: hasReplaced(contentFolder, placeOfFile(id, true)),
  };
}

/** Below content/. */
const filesIn = ({ file, darkFile }: Pick<PictureFile, "file" | "darkFile">) =>
  [file, darkFile].filter((name) => name !== undefined).map((name) => `${LIBRARY_FOLDER}/${name}`);

type Added = { id: string; isSmaller: boolean };

/** Takes a photograph into the library. Nobody has described it yet. */
export async function addPicture(
  contentFolder: ContentFolder,
  given: string,
  bytes: Uint8Array,
): Promise<Added | { error: Reason }> {
  const ready = await readyPicture(given, bytes, { hasDrawings: false });
  if ("error" in ready) return ready;
  const taken = new Set(libraryFiles(contentFolder).map((name) => name.replace(/\.\w+$/, "")));
  // A name that ends like that of a night version would be taken for one.
  const id = freeStem(stemOf(given).replace(/-dark$/, ""), (stem) => taken.has(stem) || taken.has(`${stem}-dark`));
  const file = `${id}.${ready.type}`;
  writeAtomically(libraryPath(contentFolder, file), ready.bytes);
  const alt = Object.fromEntries(contentFolder.locales.map((locale) => [locale, ""]));
  writePicture(contentFolder, { id, file, alt });
  return { id, isSmaller: ready.isSmaller };
}

const writePicture = ({ contentDir }: ContentFolder, picture: PictureFile) =>
  writeFiles(contentDir, new Map([[placeOf(contentEntries.pictures.files, picture.id), printContentJson(picture)]]));

/** Two sizes of one picture may differ by the rounding of a pixel. */
const SAME_SHAPE = 0.02;

/** Puts another file in the place of a picture, or of its night version. Everything that shows it stays as it is. */
export async function replacePicture(
  contentFolder: ContentFolder,
  id: string,
  { given, bytes, isNight }: { given: string; bytes: Uint8Array; isNight: boolean },
): Promise<Added | { error: Reason } | null> {
  const read = readPicture(contentFolder, id);
  if (!read) return null;
  const ready = await readyPicture(given, bytes, { hasDrawings: false });
  if ("error" in ready) return ready;
  const { data } = read;
  const file = `${id}${isNight ? "-dark" : ""}.${ready.type}`;
  const path = libraryPath(contentFolder, file);
  const before = isNight ? data.darkFile : data.file;
  if (isNight && !(await isSameShape(ready.bytes, libraryPath(contentFolder, data.file))))
    return { error: reason("pictureNightShape") };
  if (before !== undefined) keepReplaced(contentFolder, placeOfFile(id, isNight), `${LIBRARY_FOLDER}/${before}`);
  writeAtomically(path, ready.bytes);
  writePicture(contentFolder, { ...data, ...(isNight ? { darkFile: file } : { file }) });
  if (before !== undefined && before !== file) removeFiles(contentFolder.contentDir, [`${LIBRARY_FOLDER}/${before}`]);
  return { id, isSmaller: ready.isSmaller };
}

/** Where the file that was replaced is kept. */
const placeOfFile = (id: string, isNight: boolean) => `${LIBRARY_FOLDER}/${id}${isNight ? "-dark" : ""}`;

/** Brings the file back that was replaced last; the present one takes its place, so that this is undone the same way. */
export function bringFileBack(contentFolder: ContentFolder, id: string, isNight: boolean): boolean {
  const read = readPicture(contentFolder, id);
  const place = placeOfFile(id, isNight);
  const former = read && findReplaced(contentFolder, place);
  if (!former) return false;
  const present = isNight ? read.data.darkFile : read.data.file;
  if (present !== undefined) keepReplaced(contentFolder, place, `${LIBRARY_FOLDER}/${present}`);
  writeAtomically(libraryPath(contentFolder, former.name), former.bytes);
  writePicture(contentFolder, { ...read.data, ...(isNight ? { darkFile: former.name } : { file: former.name }) });
  if (present !== undefined && present !== former.name)
    removeFiles(contentFolder.contentDir, [`${LIBRARY_FOLDER}/${present}`]);
  return true;
}

async function isSameShape(bytes: Uint8Array, path: string): Promise<boolean> {
  const [a, b] = await Promise.all([sharp(bytes).metadata(), sizeOf(path)]);
  return Math.abs(a.width / a.height / (b.width / b.height) - 1) < SAME_SHAPE;
}

/** The one by day then serves both themes. */
export function removeNightVersion(contentFolder: ContentFolder, id: string): boolean {
  const read = readPicture(contentFolder, id);
  if (!read?.data.darkFile) return false;
  const { darkFile, ...day } = read.data;
  keepReplaced(contentFolder, placeOfFile(id, true), `${LIBRARY_FOLDER}/${darkFile}`);
  writePicture(contentFolder, day);
  removeFiles(contentFolder.contentDir, [`${LIBRARY_FOLDER}/${darkFile}`]);
  return true;
}

/** Null where there is none; false where something shows it, in which case nothing is deleted. */
export function deletePicture(contentFolder: ContentFolder, id: string): boolean | null {
  const read = readPicture(contentFolder, id);
  if (!read) return null;
  const files = filesIn(read.data);
  if (usesOfPictures(contentFolder).ofPicture(id, files).length > 0) return false;
  removeFiles(contentFolder.contentDir, [...files, placeOf(contentEntries.pictures.files, id)]);
  return true;
}
