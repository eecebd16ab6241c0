/** What was typed and not sent yet, for this tab: a reload, a change of language or going offline loses nothing. */
export type FormDraft = {
  values: Record<string, string>;
  /** What the address asked for then: a link followed later, which asks for something else, goes first. */
  query: string;
  /** The last attempt: the same body is sent again under the same key, so it is never stored twice. */
  attempt?: { key: string; body: string };
};

const nameOf = (form: string) => `form-${form}`;

export function readDraft(form: string): FormDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(form)) ?? "null");
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Where the browser allows no storage, the form itself is all there is. */
export function keepDraft(form: string, draft: FormDraft) {
  try {
    sessionStorage.setItem(nameOf(form), JSON.stringify(draft));
  } catch {}
}

export function dropDraft(form: string) {
  try {
    sessionStorage.removeItem(nameOf(form));
  } catch {}
}

function isDraft(kept: unknown): kept is FormDraft {
  return typeof kept === "object" && kept !== null && typeof Reflect.get(kept, "values") === "object";
}

/** The key of a body: the one it was tried with, or a new one. */
export function attemptFor(draft: FormDraft, body: string): { key: string; body: string } {
  return draft.attempt?.body === body ? draft.attempt : { key: crypto.randomUUID(), body };
}
