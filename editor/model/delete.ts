import { basename, dirname } from "node:path";
import type { ContentError } from "#build/content/content-errors.ts";
import { dryRunErrors } from "#build/content/dry-run.ts";
import { removeFiles } from "#build/content/write-files.ts";
import type { ContentFolder } from "#build/entries/content-folder.ts";
import { placeOfEntry } from "#build/entries/entries.ts";
import { type KindSource, listKinds, ONLY_ENTRY } from "#build/entries/kinds.ts";
import { idIn } from "#domain/content/content-files.ts";
import type { EntryError, References } from "#editor/contract.ts";
import { contentError, reason } from "./errors.ts";
import { ownPictures } from "./pictures/beside.ts";

/** What would be broken without an entry, by who refers to it. */
export function referencesTo(contentFolder: ContentFolder, kind: KindSource, id: string): References {
  return brokenWithout(contentFolder, kind, id).map(({ file, field }) => {
    const path = field.startsWith("(") ? [] : field.split(".").filter(Boolean);
    return { ...entryAt(file), path };
  });
}

/** Deletes an entry with its texts and pictures, unless something would miss it. */
export function deleteEntry(contentFolder: ContentFolder, kind: KindSource, id: string): EntryError[] {
  if (kind.fixed) return [{ reason: reason("fixedKind") }];
  const broken = brokenWithout(contentFolder, kind, id);
  if (broken.length === 0) removeFiles(contentFolder.contentDir, allFilesOf(contentFolder, kind, id));
  return broken.map((error) => contentError(error, { files: new Map(), texts: new Map() }));
}

function brokenWithout(contentFolder: ContentFolder, kind: KindSource, id: string): ContentError[] {
  return dryRunErrors(contentFolder.contentDir, (copy) => removeFiles(copy, allFilesOf(contentFolder, kind, id)));
}

/** Of a published entry, or of a draft where the folder is that of the drafts. */
export function allFilesOf(contentFolder: ContentFolder, kind: KindSource, id: string): string[] {
  const { files, texts } = placeOfEntry(contentFolder, kind, id);
  return [...files.keys(), ...texts.keys(), ...ownPictures(contentFolder, kind, id)];
}

/** Which entry a file belongs to. A text stands beside its entry's file. */
function entryAt(file: string): { kind: string; id: string; text?: string } {
  const text = /\/([a-z]+)\.md$/.exec(file)?.[1];
  for (const kind of listKinds()) {
    if (!("files" in kind)) {
      if (file.startsWith(`${kind.languages}/`)) return { kind: kind.id, id: ONLY_ENTRY };
      continue;
    }
    const facts = text === undefined ? file : `${dirname(file)}/${basename(kind.files)}`;
    const id = idIn(kind.files, facts);
    if (id !== null && (text === undefined || kind.hasText))
      return { kind: kind.id, id: id || ONLY_ENTRY, ...(text !== undefined && { text }) };
  }
  throw new Error(`content/${file} belongs to no entry`);
}
