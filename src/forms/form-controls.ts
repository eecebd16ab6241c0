/** Reading and focusing the controls of a form by the names of its fields. */
import { FORMS, type FormId, type FormValues } from "#domain/forms/forms.ts";

export const blankValues = (id: FormId): FormValues => Object.fromEntries(FORMS[id].map(({ name }) => [name, ""]));

/** As a form without script sends it: of radio buttons the chosen one, of a checkbox whether it is ticked. */
export function readValues(id: FormId, form: HTMLFormElement): FormValues {
  const sent = new FormData(form);
  return Object.fromEntries(FORMS[id].map(({ name }) => [name, textOf(sent, name)]));
}

export const readText = (form: HTMLFormElement, name: string) => textOf(new FormData(form), name);

function textOf(sent: FormData, name: string): string {
  const value = sent.get(name);
  return typeof value === "string" ? value : "";
}

/** Of radio buttons the chosen one, else the first. */
export function focusField(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name);
  const controls = found instanceof RadioNodeList ? [...found] : [found];
  const chosen = controls.find((control) => control instanceof HTMLInputElement && control.checked) ?? controls[0];
  if (chosen instanceof HTMLElement) chosen.focus();
}
