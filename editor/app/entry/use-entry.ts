import { useCallback, useEffect, useMemo, useReducer, useRef } from "react";
import { api } from "#editor/app/content/api.ts";
import type { Entry } from "#editor/contract.ts";
import { entryReducer, isChanged, openEntry } from "./entry-state.ts";
import { deleteUnsaved, saveUnsaved, type UnsavedChanges } from "./unsaved-changes.ts";

/** The state of one entry, its unsaved changes stored in this browser, and how it is saved. */
export function useEntry(entry: Entry, unsaved: UnsavedChanges | null) {
  const { kind, id } = entry;
  const [state, dispatch] = useReducer(entryReducer, entry, (opened) => {
    const fresh = openEntry(opened);
    // A new entry exists only as unsaved changes; any others are offered, not restored at once.
    return opened.version === "" && unsaved ? entryReducer(fresh, { type: "restore", unsaved }) : fresh;
  });
  const changed = isChanged(state);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });

  const { data, texts, base } = state;
  const from = unsaved?.from;
  const copied = useMemo(() => from !== undefined && { from }, [from]);
  useEffect(() => {
    if (!changed) return;
    const begun = base.version === "" && { entry: base, ...copied };
    saveUnsaved(kind, id, { data, texts, version: base.version, savedAt: Date.now(), ...begun });
  }, [changed, data, texts, base, kind, id, copied]);

  /** Whether it was saved. `over`: the version that is knowingly overwritten. */
  const save = useCallback(
    async (over?: Entry): Promise<boolean> => {
      if (latest.current.saving === "running") return false;
      const sent = { data: latest.current.data, texts: latest.current.texts };
      if (over) dispatch({ type: "keepMine", theirs: over });
      dispatch({ type: "saving" });
      const { version } = over ?? latest.current.base;
      const answer = await api.save(kind, id, { ...sent, version, ...(version === "" && copied) });
      if (answer.ok) {
        deleteUnsaved(kind, id);
        dispatch({ type: "saved", answer: answer.value, ...sent });
      } else if (answer.refused) dispatch({ type: "refused", answer: answer.refused });
      else dispatch({ type: "unreachable" });
      return answer.ok;
    },
    [kind, id, copied],
  );
  const discard = useCallback(() => deleteUnsaved(kind, id), [kind, id]);
  return { state, dispatch, changed, save, discard };
}
