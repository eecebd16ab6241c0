import { relative } from "node:path";
import { checkContent } from "#build/content/content-check.ts";
import type { ContentError } from "#build/content/content-errors.ts";
import { openContentFolder } from "#build/entries/content-folder.ts";
import { placeOfEntry } from "#build/entries/entries.ts";
import { entryAt } from "#build/entries/entry-at.ts";
import { findKind } from "#build/entries/kinds.ts";
import type { PlacedError, Reason } from "#editor/contract.ts";
import { contentError } from "#editor/model/errors.ts";

const NO_PLACE = { files: new Map(), texts: new Map() };

/** What the build would refuse, each with the entry and field to mend. */
export function contentErrorsIn(contentDir: string): PlacedError[] {
  return checkContent(contentDir).errors.map((error) => placed(contentDir, error));
}

function placed(contentDir: string, error: ContentError): PlacedError {
  const entry = entryOf(error.file);
  const kind = entry && findKind(entry.kind);
  if (!kind) return contentError(error, NO_PLACE);
  try {
    const place = placeOfEntry(openContentFolder(contentDir), kind, entry.id);
    return { ...contentError(error, place), kind: kind.id, id: entry.id, file: `content/${error.file}` };
  } catch {
    // The languages themselves cannot be read: the file is all that is known.
    return contentError(error, NO_PLACE);
  }
}

/** Files of entries that a program wrote about, each once. */
export function filesNamedIn(contentDir: string, lines: readonly string[], why: Reason): PlacedError[] {
  const folder = relative(".", contentDir).replaceAll("\\", "/") || ".";
  const named = lines
    .join("\n")
    .replaceAll(contentDir, "content")
    .replaceAll(`${folder}/`, "content/")
    .matchAll(/\bcontent\/([\w./-]+\.(?:json|md))/g);
  const files = new Set([...named].map(([, file = ""]) => file));
  return [...files].flatMap((file) => {
    const entry = entryOf(file);
    if (!entry) return [];
    const { kind, id, text } = entry;
    return [{ kind, id, ...(text !== undefined && { text }), file: `content/${file}`, reason: why }];
  });
}

function entryOf(file: string): ReturnType<typeof entryAt> | null {
  try {
    return entryAt(file);
  } catch {
    // A file of the folder that is no entry, such as a photograph.
    return null;
  }
}
