import { removeFiles, writeFiles } from "#build/content/write-files.ts";
import { type ContentFolder, draftsOf } from "#build/entries/content-folder.ts";
import { filesOf, placeOfEntry, type ReadEntry, readEntry } from "#build/entries/entries.ts";
import type { KindSource } from "#build/entries/kinds.ts";
import { DRAFTS_FOLDER } from "#domain/content/content-files.ts";
import { allFilesOf } from "./delete.ts";
import { ownPictures } from "./pictures/beside.ts";

/** `base`: the version of the published entry that it is a change of; "" for a new entry. */
export type Draft = ReadEntry & { base: string };

export function readDraft(contentFolder: ContentFolder, kind: KindSource, id: string): Draft | null {
  const drafts = draftsOf(contentFolder);
  const draft = readEntry(drafts, kind, id);
  return draft && { ...draft, base: drafts.read(baseFile(drafts, kind, id))?.trim() ?? "" };
}

/** Nothing is checked: a draft may hold anything that can be read again. Returns the files, below content/. */
export function writeDraft(
  contentFolder: ContentFolder,
  kind: KindSource,
  id: string,
  { fields, data, texts, base }: Pick<Draft, "fields" | "data" | "texts" | "base">,
): string[] {
  const drafts = draftsOf(contentFolder);
  const place = placeOfEntry(drafts, kind, id);
  const written = filesOf(drafts, { place, fields }, { data, texts });
  const files = new Map([...written, ...(base === "" ? [] : [[baseFile(drafts, kind, id), `${base}\n`] as const])]);
  writeFiles(drafts.contentDir, files);
  removeFiles(
    drafts.contentDir,
    [...place.texts.keys()].filter((file) => !written.has(file)),
  );
  return [...written.keys()].map(below);
}

export function filesOfDraft(contentFolder: ContentFolder, kind: KindSource, id: string): string[] {
  const drafts = draftsOf(contentFolder);
  return [...allFilesOf(drafts, kind, id), baseFile(drafts, kind, id)].map(below);
}

/** The pictures beside a draft, each with its place once it is published. */
export function picturesOfDraft(contentFolder: ContentFolder, kind: KindSource, id: string): Map<string, string> {
  return new Map(ownPictures(draftsOf(contentFolder), kind, id).map((file) => [below(file), file]));
}

const below = (file: string) => `${DRAFTS_FOLDER}/${file}`;

/** Beside the draft, since its own files are those of the entry and nothing else. */
function baseFile(drafts: ContentFolder, kind: KindSource, id: string): string {
  const [first = ""] = placeOfEntry(drafts, kind, id).files.keys();
  return `${first}.base`;
}
