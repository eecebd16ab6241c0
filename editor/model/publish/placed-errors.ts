import { relative } from "node:path";
import { checkContent } from "#build/content/content-check.ts";
import type { ContentError } from "#build/content/content-errors.ts";
import { openContentFolder } from "#build/entries/content-folder.ts";
import { placeOfEntry, readIfParsable } from "#build/entries/entries.ts";
import { entryAt } from "#build/entries/entry-at.ts";
import { findKind } from "#build/entries/kinds.ts";
import type { ContentFindings, EntryError, Reason } from "#editor/contract.ts";
import { contentError } from "#editor/model/errors.ts";
import { schemaErrors } from "#editor/model/schema-errors.ts";

const NO_PLACE = { files: new Map(), texts: new Map() };

/**
 * What the build would refuse, and words that say what is not so, such as how many services there are, each with the
 * entry and field to mend.
 */
export function contentFindingsIn(contentDir: string): ContentFindings {
  const { errors, wording } = checkContent(contentDir);
  const explained = new Set<string>();
  const inOwnWords = errors.flatMap((error) => {
    const placed = placedError(contentDir, error);
    const own = error.rule === "schema" ? schemaErrorsOf(contentDir, placed) : [];
    if (own.length === 0) return [placed];
    const entry = `${placed.kind}/${placed.id}`;
    if (explained.has(entry)) return [];
    explained.add(entry);
    return own;
  });
  return { errors: inOwnWords, wording: wording.map((error) => placedError(contentDir, error)) };
}

/** Those of a whole entry, in words that can be translated: the check of all content has Zod's own, in English. */
function schemaErrorsOf(contentDir: string, { kind: kindId, id, file }: EntryError): EntryError[] {
  const kind = kindId === undefined ? undefined : findKind(kindId);
  if (!kind || id === undefined || file === undefined) return [];
  const contentFolder = openContentFolder(contentDir);
  const entry = readIfParsable(contentFolder, kind, id);
  if (!entry) return [];
  return schemaErrors(contentFolder, kind, entry).map((error) => ({ ...error, kind: kind.id, id, file }));
}

/** With the entry whose file it is, where it is in one. */
export function placedError(contentDir: string, error: ContentError): EntryError {
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
export function filesNamedIn(contentDir: string, lines: readonly string[], why: Reason): EntryError[] {
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
