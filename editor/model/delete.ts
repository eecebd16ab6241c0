import type { ContentError } from "#build/content/content-errors.ts";
import { dryRunErrors } from "#build/content/dry-run.ts";
import { removeFiles } from "#build/content/write-files.ts";
import type { ContentFolder } from "#build/entries/content-folder.ts";
import { placeOfEntry } from "#build/entries/entries.ts";
import { entryAt } from "#build/entries/entry-at.ts";
import type { KindSource } from "#build/entries/kinds.ts";
import type { EntryError, References } from "#editor/contract.ts";
import { contentError, reason } from "./errors.ts";
import { ownPictures } from "./pictures/beside.ts";

/** What would be broken without an entry, by who refers to it. */
export function referencesTo(contentFolder: ContentFolder, kind: KindSource, id: string): References {
  const places = brokenWithout(contentFolder, kind, id).map(({ file, field }) => {
    const path = field.startsWith("(") ? [] : field.split(".").filter(Boolean);
    return { ...entryAt(file), path };
  });
  // A text that links to it does so in every language, and is one place.
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
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
