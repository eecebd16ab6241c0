import { writeFiles } from "#build/content/write-files.ts";
import { type ContentFolder, listIds } from "#build/entries/content-folder.ts";
import { fieldsOfEntry, filesOf, readEntry } from "#build/entries/entries.ts";
import type { KindSource } from "#build/entries/kinds.ts";
import { isRecord } from "#build/entries/records.ts";
import type { EntryError } from "#editor/contract.ts";
import { reason } from "./errors.ts";

/** Whether the entries of a kind stand in an order of their own; those below another entry have one in each. */
export const isOrdered = (contentFolder: ContentFolder, kind: KindSource) =>
  !kind.fixed &&
  !("below" in kind) &&
  fieldsOfEntry(contentFolder, kind, null).some(({ name, shape }) => name === "order" && shape.type === "number");

/** Numbers the entries of a kind from 1 on; only files whose number changes are written. */
export function reorder(contentFolder: ContentFolder, kind: KindSource, ids: readonly string[]): EntryError[] {
  const known = listIds(contentFolder, kind);
  if (!isOrdered(contentFolder, kind)) return [{ reason: reason("notUnderstood") }];
  // Somebody else added or deleted one meanwhile.
  if (ids.length !== known.length || known.some((id) => !ids.includes(id)))
    return [{ reason: reason("changedMeanwhile") }];
  const files = ids.flatMap((id, index) => {
    const entry = readEntry(contentFolder, kind, id);
    if (!entry || !isRecord(entry.data) || entry.data["order"] === index + 1) return [];
    return [...filesOf(contentFolder, entry, { data: { ...entry.data, order: index + 1 }, texts: entry.texts })];
  });
  writeFiles(contentFolder.contentDir, new Map(files));
  return [];
}
