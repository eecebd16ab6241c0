/** What was typed and not sent yet, for this tab: a reload, a change of language or going offline loses nothing. */
export type FormDraft = {
  values: Record<string, string>;
  /** What the address asked for then: a link followed later, which asks for something else, goes first. */
  query: string;
  /** The last attempt: the same words are sent again under the same key, so they are never stored twice. */
  attempt?: Attempt;
};

/** Words sent again from the page of another language are still those written in the first. */
export type Attempt = { key: string; words: string; locale: string };

export const draftKey = (form: string) => `form-${form}`;

export function readDraft(form: string): FormDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? "null");
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Where the browser allows no storage, the form itself is all there is. */
export function saveDraft(form: string, draft: FormDraft) {
  try {
    sessionStorage.setItem(draftKey(form), JSON.stringify(draft));
  } catch {}
}

export function deleteDraft(form: string) {
  try {
    sessionStorage.removeItem(draftKey(form));
  } catch {}
}

export function isDraft(stored: unknown): stored is FormDraft {
  return typeof stored === "object" && stored !== null && typeof Reflect.get(stored, "values") === "object";
}

/** The key and language of what is sent: those it was tried with, or new ones. */
export function attemptFor({ attempt }: FormDraft, words: string, locale: string): Attempt {
  return attempt?.words === words ? attempt : { key: crypto.randomUUID(), words, locale };
}
