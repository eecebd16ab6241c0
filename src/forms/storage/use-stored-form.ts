import { useRef, useState } from "react";
import type { FormId } from "#domain/forms/forms.ts";
import { deleteDraft, type FormDraft, readDraft, saveDraft } from "./form-draft.ts";
import { deleteWaiting, readWaiting, saveWaiting } from "./waiting-forms.ts";

/** The browser's copy of a form: a draft for this tab and, once it was sent without a network, a waiting form. */
export function useStoredForm(id: FormId) {
  const draft = useRef<FormDraft>({ values: {}, query: "" });
  const [isWaiting, setWaiting] = useState(false);

  return {
    /** It was sent without a network, and is stored until it can be sent or the visitor deletes it. */
    isWaiting,
    draft,
    /** What the visitor left here, or null. Not while rendering: the server has no storage. */
    read(): FormDraft | null {
      const waiting = readWaiting()[id];
      const found = waiting?.draft ?? readDraft(id);
      setWaiting(waiting !== undefined);
      draft.current = { ...draft.current, query: location.search, ...found };
      return found;
    },
    save(change: Partial<FormDraft>) {
      draft.current = { ...draft.current, ...change };
      saveDraft(id, draft.current);
      if (isWaiting) saveWaiting(id, draft.current);
    },
    wait() {
      saveWaiting(id, draft.current);
      setWaiting(true);
    },
    forget() {
      deleteDraft(id);
      deleteWaiting(id);
      draft.current = { values: {}, query: location.search };
      setWaiting(false);
    },
  };
}
