import { isSame, isWithin, type Path, withValueAt } from "#editor/app/content/path.ts";
import { tidied } from "#editor/app/fields/shapes.ts";
import type { Entry, EntryError, Refused, Saved } from "#editor/contract.ts";
import type { Draft } from "./draft.ts";

/** One entry while it is edited: what the files say, what is typed, and how the last save ended. */
export type EntryState = {
  /** As the files had it when it was read or saved. */
  base: Entry;
  data: unknown;
  texts: Readonly<Record<string, string>>;
  saving: "no" | "running" | "done" | "refused" | "unreachable";
  errors: readonly EntryError[];
  /** What the last save wrote. */
  files: Saved["files"];
  /** What somebody else saved meanwhile. */
  theirs: Entry | null;
};

export type EntryAction =
  | { type: "set"; path: Path; value: unknown }
  | { type: "write"; locale: string; text: string }
  | { type: "saving" }
  | { type: "saved"; answer: Saved; data: unknown; texts: EntryState["texts"] }
  | { type: "refused"; answer: Refused }
  | { type: "unreachable" }
  | { type: "restore"; draft: Draft }
  /** Back to what the files say, which may be what somebody else made of them. */
  | { type: "reset"; entry: Entry }
  /** What is typed stays, and is now a change of what somebody else saved. */
  | { type: "keepMine"; theirs: Entry };

export const openEntry = (entry: Entry): EntryState => ({
  base: entry,
  data: entry.data,
  texts: entry.texts,
  saving: "no",
  errors: [],
  files: [],
  theirs: null,
});

export function isChanged({ base, data, texts }: EntryState): boolean {
  return base.version === "" || !isSame(data, base.data) || !isSame(texts, base.texts);
}

export function entryReducer(state: EntryState, action: EntryAction): EntryState {
  switch (action.type) {
    case "set": {
      const { path, value } = action;
      // What is being mended is no error any more; the next save says whether it was.
      const errors = state.errors.filter(
        ({ path: place }) => !place || !(isWithin(place, path) || isWithin(path, place)),
      );
      const data = tidied(state.base.fields, withValueAt(state.data, path, value));
      return { ...state, data, errors, saving: settled(state, errors) };
    }
    case "write": {
      const errors = state.errors.filter(({ text }) => text !== action.locale);
      const texts = { ...state.texts, [action.locale]: action.text };
      return { ...state, texts, errors, saving: settled(state, errors) };
    }
    case "saving":
      return { ...state, saving: "running", errors: [], theirs: null };
    case "saved": {
      const { data, texts, answer } = action;
      // What was typed while the answer was on its way stays, as a change of what was saved.
      const base = { ...state.base, data, texts, version: answer.version };
      return { ...state, base, saving: "done", errors: [], files: answer.files };
    }
    case "refused":
      return { ...state, saving: "refused", errors: action.answer.errors, theirs: action.answer.current ?? null };
    case "unreachable":
      return { ...state, saving: "unreachable" };
    case "restore":
      return { ...state, data: action.draft.data, texts: action.draft.texts };
    case "reset":
      return openEntry(action.entry);
    case "keepMine":
      return { ...state, base: action.theirs, theirs: null, saving: "no", errors: [] };
  }
}

/** Typing ends the news of the last save, unless it is on its way or something is still to be mended. */
function settled({ saving }: EntryState, errors: readonly EntryError[]): EntryState["saving"] {
  return saving === "done" || (saving === "refused" && errors.length === 0) ? "no" : saving;
}
