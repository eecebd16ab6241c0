/**
 * Forms that were sent while there was no network. They outlive the tab, unlike drafts, since their visitor has
 * pressed send and may think it was sent; and they are read before anything is fetched, so they are in localStorage.
 * One is deleted once it was sent or the visitor deletes it, and in any case after a week.
 */

import { FORM_IDS, type FormId } from "#domain/forms/forms.ts";
import { WAITING_FORMS_KEY, WAITING_FORMS_MAX_AGE_MS } from "#domain/site/constants.ts";
import { type FormDraft, isDraft } from "./form-draft.ts";

type WaitingForm = { atMs: number; draft: FormDraft };
type WaitingForms = Partial<Record<FormId, WaitingForm>>;

/** Those that have not expired; what is older, or cannot be read, is deleted here. */
export function readWaiting(nowMs = Date.now()): WaitingForms {
  const stored = readStored();
  const waiting: WaitingForms = {};
  for (const id of FORM_IDS) {
    const found: unknown = Reflect.get(stored, id);
    if (isWaiting(found) && nowMs - found.atMs < WAITING_FORMS_MAX_AGE_MS) waiting[id] = found;
  }
  if (Object.keys(stored).length !== Object.keys(waiting).length) write(waiting);
  return waiting;
}

/** Where storage is forbidden, or holds something else, there is no form. */
function readStored(): object {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(WAITING_FORMS_KEY) ?? "null");
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

export function saveWaiting(form: FormId, draft: FormDraft, nowMs = Date.now()) {
  write({ ...readWaiting(nowMs), [form]: { atMs: nowMs, draft } });
}

export function deleteWaiting(form: FormId) {
  const { [form]: dropped, ...others } = readWaiting();
  if (dropped) write(others);
}

function write(waiting: WaitingForms) {
  try {
    if (Object.keys(waiting).length === 0) localStorage.removeItem(WAITING_FORMS_KEY);
    else localStorage.setItem(WAITING_FORMS_KEY, JSON.stringify(waiting));
  } catch {
    // Where the browser keeps nothing, the form on the page is all there is.
  }
}

function isWaiting(found: unknown): found is WaitingForm {
  if (typeof found !== "object" || found === null) return false;
  return typeof Reflect.get(found, "atMs") === "number" && isDraft(Reflect.get(found, "draft"));
}
