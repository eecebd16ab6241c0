/**
 * The three forms as data: a field is one row. Its label, its messages, its line in the mail and its column follow from
 * the row, and content without words for it is refused (form-messages.ts). The server and the browser check them by the
 * same rules, so this file stays small and imports nothing that a page would have to load.
 */

export const FORM_IDS = ["contact", "serial", "notify"] as const;
export type FormId = (typeof FORM_IDS)[number];

export type FieldKind = "text" | "multiline" | "code" | "email" | "phone" | "choice" | "check";

export type Field = {
  name: string;
  kind: FieldKind;
  /** Last part of its label's key in the messages, `forms.fields.…`, where that is not its name. */
  label?: string;
  required?: boolean;
  /** In code points, as is `max`. An empty required text is too short, so it has one message less. */
  min?: number;
  max?: number;
};

const NAME: Field = { name: "name", kind: "text", required: true, min: 2, max: 80 };
const EMAIL: Field = { name: "email", kind: "email", required: true, max: 254 };
const TERMS: Field = { name: "terms", kind: "check", required: true };

/** Fields in the order they are read in. */
export const FORMS: Readonly<Record<FormId, readonly Field[]>> = {
  contact: [
    { name: "service", kind: "choice", required: true },
    NAME,
    EMAIL,
    { name: "phone", kind: "phone", max: 30 },
    { name: "company", kind: "text", max: 120 },
    { name: "message", kind: "multiline", required: true, min: 10, max: 5000 },
    TERMS,
  ],
  serial: [
    { name: "app", kind: "choice", required: true },
    { name: "item", kind: "choice" },
    { name: "plan", kind: "choice" },
    { name: "period", kind: "choice" },
    NAME,
    EMAIL,
    { name: "order", kind: "code", max: 40 },
    // 12 characters, with or without the hyphens between them.
    { name: "device", kind: "code", max: 14 },
    { name: "note", kind: "multiline", max: 1000 },
    TERMS,
  ],
  notify: [{ name: "app", kind: "choice", label: "notifyApp" }, EMAIL, TERMS],
};

export function fieldOf(form: FormId, name: string): Field {
  const field = FORMS[form].find((candidate) => candidate.name === name);
  if (!field) throw new Error(`the form "${form}" has no field "${name}"`);
  return field;
}

/** What stands in a form, normalised: every field a text, a ticked box "true". */
export type FormValues = Readonly<Record<string, string>>;

export type ErrorCode = "required" | "short" | "long" | "invalid" | "unknown";

export type FormError = { field: string; code: ErrorCode; values: { min?: number; max?: number } };

/** What may be chosen in a field; an item or a plan depends on the app that was chosen. */
export type KnownChoices = (field: string, values: FormValues) => readonly string[];

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const EMAIL_SHAPE = new RegExp(
  `^(?=.{1,64}@)${ATOM}(\\.${ATOM})*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:xn--[a-z0-9-]{1,59}|[a-z]{2,63})$`,
  "i",
);
const PHONE_SHAPE = /^\+?\d{7,15}$/;

const lengthOf = (text: string) => [...text].length;

/** Everything that is wrong with a form, in the order of its fields; one error a field. */
export function checkForm(form: FormId, values: FormValues, known: KnownChoices): FormError[] {
  return FORMS[form].flatMap((field) => {
    const code = errorOf(field, values, known);
    const { name, min, max } = field;
    const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    return code ? [{ field: name, code, values: limits }] : [];
  });
}

export function errorOf(field: Field, values: FormValues, known: KnownChoices): ErrorCode | null {
  const value = values[field.name] ?? "";
  if (value === "") return field.required ? (field.min ? "short" : "required") : null;
  if (field.kind === "choice") return known(field.name, values).includes(value) ? null : "unknown";
  if (field.kind === "phone") return PHONE_SHAPE.test(value) ? null : "invalid";
  if (field.kind === "email" && (lengthOf(value) > (field.max ?? 0) || !EMAIL_SHAPE.test(value))) return "invalid";
  if (field.min && lengthOf(value) < field.min) return "short";
  return field.max && lengthOf(value) > field.max ? "long" : null;
}

/** The errors a field can have at all: each needs its words. */
export function possibleErrors({ kind, required, min, max }: Field): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (min) codes.push("short");
  else if (required) codes.push("required");
  if (kind === "choice") codes.push("unknown");
  else if (kind === "email" || kind === "phone") codes.push("invalid");
  else if (max) codes.push("long");
  return codes;
}
