import { controlId, FORM_ATTRIBUTES, FORM_FIELDS, IDEMPOTENCY_HEADER } from "#domain/forms/form-page.ts";
import { normalizeForm } from "#domain/forms/form-values.ts";
import { checkForm, type Field, FORM_IDS, FORMS, type FormId } from "#domain/forms/forms.ts";
import { progress } from "#src/browser/progress.ts";
import { narrowChoices } from "./dependent-choices.ts";
import { choicesOf, errorOf, focusOn, isMarked, mark, rawValues, restore, sentValue, show } from "./form-controls.ts";
import { attemptFor, deleteDraft, type FormDraft, readDraft, saveDraft } from "./form-draft.ts";
import { createHttpClient, HttpError } from "./http.ts";
import { isChallenge, solve } from "./proof-of-work.ts";
import { deleteWaiting, readWaiting, saveWaiting } from "./waiting-forms.ts";

const request = createHttpClient({ baseUrl: "", progress });

type FieldError = { field: string; text: string };

/** What a form does once it was touched: saves what is typed, validates it, sends it, and shows the result. */
export async function startFormSession(form: HTMLFormElement) {
  const id = FORM_IDS.find((known) => known === form.dataset["form"]);
  const frame = form.closest<HTMLElement>("[data-form-frame]");
  if (!id || !frame) return;
  runForm(form, id, frame);
  const started = form.querySelector<HTMLInputElement>(`input[name=${FORM_FIELDS.started}]`);
  if (started) started.value = await signedTime(form.dataset["start"] ?? "");
}

function runForm(form: HTMLFormElement, id: FormId, frame: HTMLElement) {
  const part = partsOf(frame);
  const waiting = readWaiting()[id];
  let draft: FormDraft = { values: {}, query: location.search, ...(waiting?.draft ?? readDraft(id)) };
  let isWaiting = waiting !== undefined;
  let sending = false;

  // A page the server answered with holds what was typed already.
  if (part.errors?.hidden !== false && part.failed?.hidden !== false) restore(form, id, draft);
  narrowChoices(form);
  form.dataset["awake"] = "";

  form.addEventListener("input", () => {
    narrowChoices(form);
    saveTyped();
    markAgain(({ name }) => isMarked(form, id, name));
  });
  // Typed while this script was loading.
  if (form.dataset["typed"] !== undefined) saveTyped();
  form.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      if (target.value.trim() !== "" && target.type !== "radio" && target.type !== "checkbox")
        markAgain(({ name }) => name === target.name);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send();
  });
  frame.querySelector("[data-form-again]")?.closest("button")?.addEventListener("click", empty);

  for (const drop of part.drops)
    drop.addEventListener("click", () => {
      forget();
      empty();
    });
  addEventListener("online", function offerAgain() {
    if (form.isConnected) offer();
    else removeEventListener("online", offerAgain);
  });
  if (isWaiting) offer();

  function saveTyped() {
    draft = { ...draft, values: rawValues(form, id), query: location.search };
    save();
  }

  function save() {
    saveDraft(id, draft);
    if (isWaiting) saveWaiting(id, draft);
  }

  function forget() {
    deleteDraft(id);
    deleteWaiting(id);
    draft = { values: {}, query: location.search };
    isWaiting = false;
    show(part.waiting, false);
    show(part.failed, false);
  }

  function empty() {
    form.reset();
    narrowChoices(form);
    show(part.done, false);
    show(form, true);
    form.querySelector<HTMLElement>("input:not([type=hidden], [tabindex='-1'])")?.focus();
  }

  /** Asks whether to send the form that waits; nothing is sent without the visitor's consent. */
  function offer() {
    if (!isWaiting || sending || !navigator.onLine) return;
    show(part.failed, false);
    show(part.waiting, true);
    if (location.hash === `#${FORM_ATTRIBUTES.waiting}`) part.waiting?.scrollIntoView({ block: "center" });
  }

  function errorsNow(): FieldError[] {
    const values = normalizeForm(id, rawValues(form, id));
    return checkForm(id, values, (field) => choicesOf(form, field)).map(({ field, code }) => ({
      field,
      text: errorOf(form, field)?.getAttribute(`data-error-${code}`) ?? "",
    }));
  }

  function markFields(fields: readonly Field[], errors: readonly FieldError[]) {
    for (const { name } of fields) mark(form, id, name, errors.find(({ field }) => field === name)?.text ?? null);
  }

  function markAgain(isConcerned: (field: Field) => boolean) {
    const fields = FORMS[id].filter(isConcerned);
    if (fields.length > 0) markFields(fields, errorsNow());
  }

  function showErrors(errors: readonly FieldError[]) {
    markFields(FORMS[id], errors);
    show(part.errors, errors.length > 0);
    part.errors?.querySelector("ul")?.replaceChildren(
      ...errors.map(({ field, text }) => {
        const [item, link] = [document.createElement("li"), document.createElement("a")];
        link.href = `#${controlId(id, field)}`;
        link.textContent = text;
        link.addEventListener("click", (event) => {
          event.preventDefault();
          focusOn(form, field);
        });
        item.append(link);
        return item;
      }),
    );
    const [first] = errors;
    if (first) focusOn(form, first.field);
  }

  async function send() {
    if (sending) return;
    show(part.failed, false);
    show(part.waiting, false);
    const errors = errorsNow();
    showErrors(errors);
    if (errors.length > 0) return;
    setBusy(true);
    try {
      showDone(await post());
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  /** Sends the form; a second time with the proof of work, if the server asked for one. */
  async function post(proof?: string): Promise<string> {
    const values = normalizeForm(id, rawValues(form, id));
    const attempt = attemptFor(draft, JSON.stringify(values), sentValue(form, FORM_FIELDS.locale));
    draft = { ...draft, values: rawValues(form, id), attempt };
    save();
    try {
      const answer = await request(form.action, {
        headers: { [IDEMPOTENCY_HEADER]: attempt.key },
        json: {
          ...values,
          [FORM_FIELDS.locale]: attempt.locale,
          [FORM_FIELDS.started]: sentValue(form, FORM_FIELDS.started),
          [FORM_FIELDS.honeypot]: sentValue(form, FORM_FIELDS.honeypot),
          ...(proof && { [FORM_FIELDS.proof]: proof }),
        },
      });
      return textIn(answer, "reference");
    } catch (error) {
      const challenge = error instanceof HttpError ? inside(error.problem, "challenge") : undefined;
      const solution = !proof && isChallenge(challenge) ? await solve(challenge) : null;
      if (solution === null) throw error;
      return post(solution);
    }
  }

  function showDone(reference: string) {
    forget();
    if (part.reference) part.reference.textContent = reference;
    frame.querySelector(`[${FORM_ATTRIBUTES.done}] [data-copy]`)?.setAttribute("data-copy", reference);
    show(form, false);
    show(part.done, true);
    part.done?.focus();
  }

  function showFailure(error: unknown) {
    const fields = error instanceof HttpError ? inside(error.problem, "errors") : undefined;
    if (typeof fields === "object" && fields !== null)
      return showErrors(
        Object.entries(fields).map(([field, texts]) => ({ field, text: String([texts].flat()[0] ?? "") })),
      );
    const said = error instanceof HttpError ? textIn(error.problem, "detail") || reasonFor(error.kind) : null;
    isWaiting ||= error instanceof HttpError && (error.kind === "offline" || error.kind === "network");
    if (isWaiting) saveWaiting(id, draft);
    for (const drop of part.drops) show(drop, isWaiting);
    if (part.reason) part.reason.textContent = said ?? reasonFor("unexpected");
    show(part.failed, true);
    part.failed?.scrollIntoView({ block: "nearest" });
    if (!(error instanceof HttpError)) throw error;
  }

  const reasonFor = (kind: string) => form.getAttribute(`data-reason-${kind}`);

  function setBusy(isBusy: boolean) {
    sending = isBusy;
    for (const button of form.querySelectorAll("button[type=submit]")) {
      // As src/ui/controls/action-button.tsx says it.
      for (const name of ["aria-busy", "aria-disabled"])
        if (isBusy) button.setAttribute(name, "true");
        else button.removeAttribute(name);
    }
    show(form.querySelector<HTMLElement>("[data-send-label]"), !isBusy);
    show(form.querySelector<HTMLElement>("[data-sending-label]"), isBusy);
  }
}

const partsOf = (frame: HTMLElement) => {
  const part = (name: string) => frame.querySelector<HTMLElement>(`[${name}]`);
  return {
    errors: part(FORM_ATTRIBUTES.errors),
    done: part(FORM_ATTRIBUTES.done),
    reference: part(FORM_ATTRIBUTES.reference),
    failed: part(FORM_ATTRIBUTES.failed),
    reason: part(FORM_ATTRIBUTES.reason),
    waiting: part(FORM_ATTRIBUTES.waiting),
    drops: frame.querySelectorAll<HTMLElement>("[data-form-drop]"),
  };
};

async function signedTime(address: string): Promise<string> {
  try {
    return textIn(await (await fetch(address)).json(), "started");
  } catch {
    // The server asks for proof of work instead.
    return "";
  }
}

const inside = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

function textIn(value: unknown, name: string): string {
  const found = inside(value, name);
  return typeof found === "string" ? found : "";
}
