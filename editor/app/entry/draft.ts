import { isRecord } from "#editor/app/content/path.ts";
import type { Entry } from "#editor/contract.ts";

/** What was typed and not saved, kept on this device until it is saved or thrown away. */
export type Draft = {
  data: unknown;
  texts: Readonly<Record<string, string>>;
  /** The version that was being changed. */
  version: string;
  keptAt: number;
  /** A new entry is on no disk yet: its draft is all there is. */
  entry?: Entry;
  /** A new entry that began as a copy: whose pictures come along with its first save. */
  from?: string;
};

const nameOf = (kind: string, id: string) => `editor-draft:${kind}/${id}`;

export function readDraft(kind: string, id: string, storage: Storage = localStorage): Draft | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(kind, id)) ?? "null");
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** False where the browser keeps nothing: the page itself is then all there is. */
export function keepDraft(kind: string, id: string, draft: Draft, storage: Storage = localStorage): boolean {
  try {
    storage.setItem(nameOf(kind, id), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(kind: string, id: string, storage: Storage = localStorage) {
  try {
    storage.removeItem(nameOf(kind, id));
  } catch {
    // Nothing could be kept either.
  }
}

function isDraft(kept: unknown): kept is Draft {
  return (
    isRecord(kept) &&
    "data" in kept &&
    isRecord(kept["texts"]) &&
    typeof kept["version"] === "string" &&
    typeof kept["keptAt"] === "number"
  );
}
