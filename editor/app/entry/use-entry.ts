import { useCallback, useEffect, useReducer, useRef } from "react";
import { api } from "#editor/app/content/api.ts";
import type { Entry } from "#editor/contract.ts";
import { type EntryState, entryReducer, isChanged, openEntry, versionOf } from "./entry-state.ts";
import { deleteUnsaved, saveUnsaved } from "./unsaved-changes.ts";

/** The state of one entry, its unsaved changes stored in this browser, and how it is saved. */
export function useEntry(entry: Entry) {
  const { kind, id } = entry;
  const [state, dispatch] = useReducer(entryReducer, entry, openEntry);
  const changed = isChanged(state);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });

  const { data, texts, base } = state;
  useEffect(() => {
    if (changed) saveUnsaved(kind, id, { data, texts, version: versionOf(base), savedAt: Date.now() });
  }, [changed, data, texts, base, kind, id]);

  /** Whether it was saved. `over`: the version that is knowingly overwritten. */
  const save = useCallback(
    async (to: EntryState["savedTo"], over?: Entry): Promise<boolean> => {
      if (latest.current.saving === "running") return false;
      const sent = { data: latest.current.data, texts: latest.current.texts };
      if (over) dispatch({ type: "keepMine", theirs: over });
      dispatch({ type: "saving", to });
      const { version, draftVersion } = over ?? latest.current.base;
      const answer = await api.save(to, kind, id, { ...sent, version, draftVersion });
      if (answer.ok) {
        deleteUnsaved(kind, id);
        dispatch({ type: "saved", answer: answer.value, ...sent });
      } else if (answer.refused) dispatch({ type: "refused", answer: answer.refused });
      else dispatch({ type: "unreachable" });
      return answer.ok;
    },
    [kind, id],
  );
  const discard = useCallback(() => deleteUnsaved(kind, id), [kind, id]);
  return { state, dispatch, changed, save, discard };
}
