import { isSame, isWithin, type Path, withValueAt } from "#editor/app/content/path.ts";
import { withoutBlanks } from "#editor/app/fields/shapes.ts";
import type { Entry, EntryError, Refused, Saved } from "#editor/contract.ts";
import type { UnsavedChanges } from "./unsaved-changes.ts";

/** One entry while it is edited: what the files say, what is typed, and how the last save ended. */
export type EntryState = {
  /** As the files had it when it was read or saved. */
  base: Entry;
  data: unknown;
  texts: Readonly<Record<string, string>>;
  saving: "no" | "running" | "done" | "refused" | "unreachable";
  /** Where the last save went: into the site, or into its draft. */
  savedTo: "entries" | "drafts";
  errors: readonly EntryError[];
  /** What keeps a draft from being published. */
  missing: readonly EntryError[];
  /** What the last save wrote. */
  files: Saved["files"];
  /** The version that was saved elsewhere meanwhile. */
  theirs: Entry | null;
};

export type EntryAction =
  | { type: "set"; path: Path; value: unknown }
  | { type: "write"; locale: string; text: string }
  | { type: "saving"; to: EntryState["savedTo"] }
  | { type: "saved"; answer: Saved; data: unknown; texts: EntryState["texts"] }
  | { type: "refused"; answer: Refused }
  | { type: "unreachable" }
  | { type: "restore"; unsaved: Pick<UnsavedChanges, "data" | "texts"> }
  /** Back to the files, which may hold a change made elsewhere. */
  | { type: "reset"; entry: Entry }
  /** What is typed stays, now as a change of the version that was saved elsewhere. */
  | { type: "keepMine"; theirs: Entry };

export const isDraft = ({ draftVersion }: Pick<Entry, "draftVersion">) => draftVersion !== "";

/** Of what is edited: the draft, or else what is published. */
export const versionOf = ({ version, draftVersion }: Pick<Entry, "version" | "draftVersion">) =>
  draftVersion || version;

export const openEntry = (entry: Entry): EntryState => ({
  base: entry,
  data: entry.data,
  texts: entry.texts,
  saving: "no",
  savedTo: isDraft(entry) ? "drafts" : "entries",
  errors: [],
  missing: entry.missing,
  files: [],
  theirs: null,
});

export function isChanged({ base, data, texts }: EntryState): boolean {
  return !isSame(data, base.data) || !isSame(texts, base.texts);
}

export function entryReducer(state: EntryState, action: EntryAction): EntryState {
  switch (action.type) {
    case "set": {
      const { path, value } = action;
      // A changed field is not marked as an error any more; the next save checks it again.
      const isElsewhere = ({ path: place, kind }: EntryError) =>
        kind !== undefined || !place || !(isWithin(place, path) || isWithin(path, place));
      const data = withoutBlanks(state.base.fields, withValueAt(state.data, path, value));
      return settled({ ...state, data }, isElsewhere);
    }
    case "write": {
      const texts = { ...state.texts, [action.locale]: action.text };
      return settled({ ...state, texts }, ({ text, kind }) => kind !== undefined || text !== action.locale);
    }
    case "saving":
      return { ...state, saving: "running", savedTo: action.to, errors: [], theirs: null };
    case "saved": {
      const { data, texts, answer } = action;
      // What was typed while the save was running stays, as an unsaved change.
      const { version, draftVersion, missing, files } = answer;
      const base = { ...state.base, data, texts, version, draftVersion, missing };
      return { ...state, base, saving: "done", errors: [], missing, files };
    }
    case "refused":
      return { ...state, saving: "refused", errors: action.answer.errors, theirs: action.answer.current ?? null };
    case "unreachable":
      return { ...state, saving: "unreachable" };
    case "restore":
      return { ...state, data: action.unsaved.data, texts: action.unsaved.texts, saving: "no", errors: [] };
    case "reset":
      return openEntry(action.entry);
    case "keepMine":
      return { ...state, base: action.theirs, theirs: null, saving: "no", errors: [] };
  }
}

/** Typing clears what was said of the place, and the result of the last save unless it is running or errors are left. */
function settled(state: EntryState, isElsewhere: (error: EntryError) => boolean): EntryState {
  const errors = state.errors.filter(isElsewhere);
  const isOver = state.saving === "done" || (state.saving === "refused" && errors.length === 0);
  return { ...state, errors, missing: state.missing.filter(isElsewhere), saving: isOver ? "no" : state.saving };
}
