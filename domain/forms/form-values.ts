import { type Field, FORMS, type FormId, type FormValues } from "./forms.ts";

/** Embeddings, overrides and isolates: in a single line they can only disguise what it says. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const LINE_BREAKS = /\r\n?|[\u2028\u2029]/g;
/** Controls but for tab and line feed, and the byte order mark. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed here
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff]/g;
/** Something that can be seen: joiners and marks of direction alone say nothing. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}]/u;
const PHONE_SEPARATORS = /[\s().\-/\u200e\u200f]/g;

/** A form as it is checked and stored. What the form does not have is dropped. */
export function normalizeForm(form: FormId, raw: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(
    FORMS[form].map((field) => [
      field.name,
      normalizeField(field, Object.hasOwn(raw, field.name) ? raw[field.name] : ""),
    ]),
  );
}

/** One field; a value that is no text (a list, an object) counts as empty. */
export function normalizeField({ kind }: Field, raw: unknown): string {
  if (kind === "check") return raw === true || raw === "true" || raw === "on" || raw === "1" ? "true" : "";
  if (typeof raw !== "string") return "";
  const text = raw.toWellFormed().normalize("NFC").replace(LINE_BREAKS, "\n").replace(CONTROLS, "");
  if (!VISIBLE.test(text)) return "";
  if (kind === "multiline") return text.trim();
  const line = text.replace(BIDI_CONTROLS, "").replace(/\s+/g, " ").trim();
  if (kind === "email") return withAsciiDomain(line);
  if (kind === "phone") return latinDigits(line).replace(PHONE_SEPARATORS, "").replace(/^00/, "+");
  return kind === "code" ? latinDigits(line) : line;
}

/** Arabic-Indic and Persian digits as Latin ones. */
function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}

/** The domain as the mail system writes it; what is no domain stays, and the check finds it. */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  if (at < 1 || /[\s/?#:@\\%[\]]/.test(domain) || !URL.canParse(`http://${domain}`)) return email;
  return `${email.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
}
