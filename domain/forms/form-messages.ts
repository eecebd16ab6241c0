import { type Field, FORM_IDS, FORMS, possibleErrors } from "./forms.ts";

/** Key of a field's label in the messages. */
export const labelKey = ({ name, label = name }: Field) => `forms.fields.${label}`;

/** Key of its line in the mail to the company. */
const mailKey = ({ name }: Field) => `mail.fields.${name}`;

/** Keys of what the form says when the field is wrong. */
const errorKeys = (field: Field) => possibleErrors(field).map((code) => `forms.errors.${field.name}.${code}`);

/** Every message the forms need. A box to tick has its sentence in `forms.terms` instead of a label. */
export function formMessageKeys(): string[] {
  const fields = FORM_IDS.flatMap((form) => FORMS[form]);
  const keys = fields.flatMap((field) => [
    ...(field.kind === "check" ? [] : [labelKey(field), mailKey(field)]),
    ...errorKeys(field),
  ]);
  return [...new Set(keys)];
}
