import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ContentFolder } from "#build/entries/content-folder.ts";
import { listDraftIds } from "#build/entries/drafts.ts";
import type { KindSource } from "#build/entries/kinds.ts";
import { DRAFTS_FOLDER, placeOf } from "#domain/content/content-files.ts";

/** What the site looks for beside a text (src/content/pictures.ts). */
const ENDINGS = ["svg", "png", "jpg", "jpeg", "webp", "avif"];

/** Pictures of a text lie beside it; those that entries name are in the library. */
export function folderOf(kind: KindSource, id: string): string | null {
  return "files" in kind && kind.hasText ? dirname(placeOf(kind.files, id)) : null;
}

/** Files that go with an entry when it is copied, published or deleted. */
export function ownPictures(contentFolder: ContentFolder, kind: KindSource, id: string): string[] {
  const folder = folderOf(kind, id);
  return folder === null ? [] : namesIn(contentFolder, folder).map((name) => `${folder}/${name}`);
}

/** Every picture beside an entry, by name: those beside its draft come before those that are published. */
export function picturesBeside(contentFolder: ContentFolder, kind: KindSource, id: string): Map<string, string> {
  const found = pictureFolders(contentFolder, kind, id).toReversed();
  return new Map(found.flatMap((folder) => namesIn(contentFolder, folder).map((name) => [name, `${folder}/${name}`])));
}

/** Where the pictures of an entry lie, below content/. New ones go into the first folder: a draft's are not published. */
export function pictureFolders(contentFolder: ContentFolder, kind: KindSource, id: string): string[] {
  const folder = folderOf(kind, id);
  if (folder === null) return [];
  const isDraft = listDraftIds(contentFolder, kind).includes(id);
  return isDraft ? [`${DRAFTS_FOLDER}/${folder}`, folder] : [folder];
}

const namesIn = ({ contentDir }: ContentFolder, folder: string): string[] =>
  globSync(`*.{${ENDINGS.join(",")}}`, { cwd: join(contentDir, folder) }).sort();
