import { isRecord } from "#editor/app/content/path.ts";

/** Unsaved changes, stored in this browser until they are saved or discarded. */
export type UnsavedChanges = {
  data: unknown;
  texts: Readonly<Record<string, string>>;
  /** The version that was being changed. */
  version: string;
  savedAt: number;
};

const nameOf = (kind: string, id: string) => `editor-unsaved:${kind}/${id}`;

export function readUnsaved(kind: string, id: string, storage: Storage = localStorage): UnsavedChanges | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(nameOf(kind, id)) ?? "null");
    return isUnsaved(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** False where the browser stores nothing: the changes are then lost with the page. */
export function saveUnsaved(
  kind: string,
  id: string,
  unsaved: UnsavedChanges,
  storage: Storage = localStorage,
): boolean {
  try {
    storage.setItem(nameOf(kind, id), JSON.stringify(unsaved));
    return true;
  } catch {
    return false;
  }
}

export function deleteUnsaved(kind: string, id: string, storage: Storage = localStorage) {
  try {
    storage.removeItem(nameOf(kind, id));
  } catch {
    // Nothing could be stored either.
  }
}

function isUnsaved(stored: unknown): stored is UnsavedChanges {
  return (
    isRecord(stored) &&
    "data" in stored &&
    isRecord(stored["texts"]) &&
    typeof stored["version"] === "string" &&
    typeof stored["savedAt"] === "number"
  );
}
