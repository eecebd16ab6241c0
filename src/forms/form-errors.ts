import type { FieldErrors } from "#domain/forms/form-state.ts";
import { normalizeForm } from "#domain/forms/form-values.ts";
import { checkForm, type FormId, type FormValues, type KnownChoices } from "#domain/forms/forms.ts";
import type { FormTexts } from "./form-texts.ts";

/** Everything that is wrong with what was typed, by the rules of the server. */
export function findErrors(id: FormId, typed: FormValues, known: KnownChoices, { fields }: FormTexts): FieldErrors {
  return Object.fromEntries(
    checkForm(id, normalizeForm(id, typed), known).map(({ field, code }) => [field, fields[field]?.errors[code] ?? ""]),
  );
}

/** The errors shown, with what is found of one field now. */
export function withErrorOf(name: string, found: FieldErrors, shown: FieldErrors): FieldErrors {
  const { [name]: _, ...others } = shown;
  return found[name] === undefined ? others : { ...others, [name]: found[name] };
}
