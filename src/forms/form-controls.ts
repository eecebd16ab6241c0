/** Reading, marking and refilling the controls of a form, by the names of domain/forms/form-page.ts. */
import { controlId, FORM_ATTRIBUTES } from "#domain/forms/form-page.ts";
import { FORMS, type FormId } from "#domain/forms/forms.ts";
import type { FormDraft } from "./form-draft.ts";
import { takeQueryChoices } from "./query-choice.ts";

export function show(element: HTMLElement | null, isShown: boolean) {
  if (element) element.hidden = !isShown;
}

const controlsOf = (form: HTMLFormElement, name: string) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
      "name" in element && element.name === name,
  );

/** As a form without script sends it: of radio buttons the chosen one, of a checkbox whether it is ticked. */
export const sentValue = (form: HTMLFormElement, name: string) => textOf(new FormData(form), name);

function textOf(sent: FormData, name: string): string {
  const value = sent.get(name);
  return typeof value === "string" ? value : "";
}

export function rawValues(form: HTMLFormElement, id: FormId): Record<string, string> {
  const sent = new FormData(form);
  return Object.fromEntries(FORMS[id].map(({ name }) => [name, textOf(sent, name)]));
}

export function choicesOf(form: HTMLFormElement, field: string): string[] {
  return controlsOf(form, field).flatMap((control) =>
    control instanceof HTMLSelectElement
      ? [...control.options].filter(({ disabled }) => !disabled).map(({ value }) => value)
      : control.value,
  );
}

export const errorOf = (form: HTMLFormElement, field: string) =>
  form.querySelector<HTMLElement>(`[${FORM_ATTRIBUTES.errorFor}="${CSS.escape(field)}"]`);
const groupOf = (form: HTMLFormElement, id: FormId, field: string) =>
  form.querySelector<HTMLElement>(`[id="${controlId(id, field)}"]`);

export const isMarked = (form: HTMLFormElement, id: FormId, field: string) =>
  groupOf(form, id, field)?.getAttribute("aria-invalid") === "true";

export function mark(form: HTMLFormElement, id: FormId, field: string, text: string | null) {
  const control = groupOf(form, id, field);
  if (text === null) control?.removeAttribute("aria-invalid");
  else control?.setAttribute("aria-invalid", "true");
  const error = errorOf(form, field);
  const words = error?.querySelector(`[${FORM_ATTRIBUTES.errorText}]`);
  if (words) words.textContent = text ?? "";
  show(error, text !== null);
}

export function focusOn(form: HTMLFormElement, field: string) {
  controlsOf(form, field)[0]?.focus();
}

export function restore(form: HTMLFormElement, id: FormId, { values, query }: FormDraft) {
  for (const { name } of FORMS[id]) {
    const value = values[name];
    if (value === undefined) continue;
    for (const control of controlsOf(form, name))
      if (control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox"))
        control.checked = control.value === value;
      // What was typed while the script was loading is newer.
      else if (control.value === "" || control !== document.activeElement) control.value = value || control.value;
  }
  if (query !== location.search) takeQueryChoices(form, location.search);
}
