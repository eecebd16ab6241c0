import { streamSafe } from "#domain/text/stream-safe.ts";
import { type Field, type FieldKind, FORMS, type FormId, type FormValues } from "./forms.ts";

/** Embeddings, overrides and isolates: in a single line they can only disguise what it says. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Marks of direction and fillers, pasted along unseen: in an address, a number or a code they mean nothing. */
const UNSEEN_IN_CODES = /[\u061c\u200e\u200f\u3164\uffa0]/g;
const LINE_BREAKS = /\r\n?|[\u2028\u2029]/g;
/** Controls but for tab and line feed, and the byte order mark. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed here
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff]/g;
/** Soft hyphens, zero-width spaces and word joiners; the joiners that scripts are written with (U+200C, U+200D) stay. */
const UNSEEN_SPACES = /[\u00ad\u180e\u200b\u2060-\u2064]/g;
/** Tag characters can spell what nobody sees; only the flags of countries within countries are written with them. */
const TAGS = /(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0000}-\u{e007f}]+/gu;
/** Something that can be seen: joiners, fillers, marks without a letter and the blank of Braille say nothing. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\p{DI}\u2800]/u;
const PHONE_SEPARATORS = /[\s().\-/\u2010-\u2015]/g;

/** A letter is sent in up to three characters, and a text may be pasted with some that are dropped. */
const SENT_PER_LETTER = 4;
/** Of a choice: longer than any id. */
const DEFAULT_MAX = 100;
/** DNS allows no longer name; reading one takes a time that grows with the square of its length. */
const MAX_DOMAIN = 253;

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
export function normalizeField({ kind, max = DEFAULT_MAX }: Field, raw: unknown): string {
  if (kind === "check") return raw === true || raw === "true" || raw === "on" || raw === "1" ? "true" : "";
  // In JSON the digits of a phone or an order may come as a number.
  if (typeof raw === "number" && (kind === "phone" || kind === "code")) return String(raw);
  if (typeof raw !== "string") return "";
  const longest = max * SENT_PER_LETTER;
  // Too long whatever is made of it: nothing is, and the check refuses it.
  if (raw.length > longest) return raw.slice(0, longest + 1).toWellFormed();
  const text = withoutUnseen(kind, raw.toWellFormed());
  if (!VISIBLE.test(text)) return "";
  const composed = streamSafe(text).normalize("NFC");
  if (kind === "multiline") return composed.trim();
  const line = composed.replace(/\s+/g, " ").trim();
  if (kind === "email") return withAsciiDomain(line);
  if (kind === "phone") return latinDigits(line).replace(PHONE_SEPARATORS, "").replace(/^00/, "+");
  return kind === "code" ? latinDigits(line) : line;
}

function withoutUnseen(kind: FieldKind, text: string): string {
  const seen = text.replace(LINE_BREAKS, "\n").replace(CONTROLS, "").replace(UNSEEN_SPACES, "").replace(TAGS, "");
  if (kind === "multiline") return seen;
  const line = seen.replace(BIDI_CONTROLS, "");
  return kind === "text" || kind === "choice" ? line : line.replace(UNSEEN_IN_CODES, "");
}

/** Arabic-Indic and Persian digits as Latin ones. */
function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}

/** The domain as the mail system writes it; what is no domain stays, and the check finds it. */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  if (at < 1 || domain.length > MAX_DOMAIN || /[\s/?#:@\\%[\]]/.test(domain) || !URL.canParse(`http://${domain}`))
    return email;
  return `${email.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
}
