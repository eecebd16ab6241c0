import { createHash } from "node:crypto";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { type ContentFolder, listIds } from "#build/entries/content-folder.ts";
import { readIfParsable, UnreadableFileError } from "#build/entries/entries.ts";
import type { Shape, TextFormat } from "#build/entries/field.ts";
import { type KindId, type KindSource, listKinds } from "#build/entries/kinds.ts";
import { localizedValues } from "#build/entries/localized-values.ts";
import { isRecord } from "#build/entries/records.ts";
import type { Place } from "#domain/content/reference.ts";
import { UNTRANSLATED_FILE, type UntranslatedMarks, untranslatedFileSchema } from "#domain/language/untranslated.ts";
import { withPluralForms } from "#src/i18n/plural-forms.ts";
import { printContentJson } from "./content-json.ts";
import { markdownLines } from "./content-texts.ts";
import { writeFiles } from "./write-files.ts";

/** A text of one language: `path` is that of its field, empty for a line of Markdown; `field` is for people. */
type PlacedText = { file: string; field: string; path: Place; locale: string; text: string; format?: TextFormat };

export type UntranslatedText = Omit<PlacedText, "format"> & { kind: KindId; id: string; from: string };

/** The same words in other lines or with other spaces are the same text. */
export const fingerprintOf = (text: string) =>
  createHash("sha256").update(text.trim().replace(/\s+/g, " ")).digest("hex").slice(0, 12);

export function readMarks({ read }: Pick<ContentFolder, "read">): UntranslatedMarks {
  try {
    return untranslatedFileSchema.parse(JSON.parse(read(UNTRANSLATED_FILE) ?? "{}"));
  } catch (error) {
    throw new UnreadableFileError(UNTRANSLATED_FILE, error instanceof Error ? error.message : String(error));
  }
}

/** Texts that stand in a language as they were copied, in the order of the kinds. */
export function listUntranslated(contentFolder: ContentFolder): UntranslatedText[] {
  const marks = readMarks(contentFolder);
  if (Object.keys(marks).length === 0) return [];
  return listKinds().flatMap((kind) =>
    listIds(contentFolder, kind).flatMap((id) => untranslatedIn(contentFolder, kind, { id, marks })),
  );
}

/** Those of one entry. */
export function untranslatedIn(
  contentFolder: ContentFolder,
  kind: KindSource,
  { id, marks }: { id: string; marks: UntranslatedMarks },
): UntranslatedText[] {
  const locales = contentFolder.locales.filter((locale) => marks[locale]);
  return locales.flatMap((locale) => {
    const { from = "", texts = [] } = marks[locale] ?? {};
    const marked = new Set(texts);
    return textsOf(contentFolder, kind, { id, locale })
      .filter(({ text }) => marked.has(fingerprintOf(text)))
      .map(({ format: _, ...placed }) => ({ kind: kind.id, id, from, ...placed }));
  });
}

/** Marks what a language says in the words of another one, all but the words in `confirmed`. */
export function marksOfCopy(
  contentFolder: ContentFolder,
  { locale, from, confirmed }: { locale: string; from: string; confirmed: readonly string[] },
): UntranslatedMarks[string] {
  const intlTag = contentFolder.rows.find(({ code }) => code === locale)?.iso ?? locale;
  const asCopied = ({ text, format }: PlacedText) => (format === "icu" ? withPluralForms(text, intlTag) : text);
  const listTexts = (language: string) =>
    listKinds().flatMap((kind) =>
      listIds(contentFolder, kind).flatMap((id) => textsOf(contentFolder, kind, { id, locale: language })),
    );
  const source = new Set(listTexts(from).map((placed) => fingerprintOf(asCopied(placed))));
  const own = new Set(
    listTexts(locale)
      .filter(needsTranslation)
      .map(({ text }) => fingerprintOf(text)),
  );
  const texts = own.intersection(source).difference(new Set(confirmed.map(fingerprintOf)));
  return { from, texts: [...texts].sort() };
}

/** Takes the marks off texts that are right as they are. A language without any untranslated text has no marks left. */
export function confirmTexts(contentFolder: ContentFolder, locale: string, texts: readonly string[]) {
  const { [locale]: own, ...others } = readMarks(contentFolder);
  if (!own) return;
  const confirmed = new Set(texts.map(fingerprintOf));
  const marks = { ...others, [locale]: { ...own, texts: own.texts.filter((mark) => !confirmed.has(mark)) } };
  const write = (after: UntranslatedMarks) =>
    writeFiles(contentFolder.contentDir, new Map([[UNTRANSLATED_FILE, printContentJson(after)]]));
  write(marks);
  if (!listUntranslated(contentFolder).some((text) => text.locale === locale)) write(others);
}

/** What an entry says in one language. */
function textsOf(
  contentFolder: ContentFolder,
  kind: KindSource,
  { id, locale }: { id: string; locale: string },
): PlacedText[] {
  const entry = readIfParsable(contentFolder, kind, id);
  if (!entry) return [];
  const files = [...entry.place.files];
  const own = files.find(([, language]) => language === locale);
  const [file = ""] = own ?? files.find(([, language]) => language === null) ?? [];
  const values = localizedValues(entry.fields, entry.data, [locale]).flatMap(({ path, shape, value }) =>
    stringsIn(shape, value, []).map(({ at, ...found }) => {
      // A field is known without its language, an item of a list in one language is not.
      const place = at.length === 0 ? path : [...path, locale, ...at];
      const field = own ? [...path, ...at] : [...path, locale, ...at];
      return { file, field: field.join("."), path: place, locale, ...found };
    }),
  );
  const markdown = [...entry.place.texts].filter(([, language]) => language === locale);
  const lines = markdown.flatMap(([path]) =>
    markdownLines(entry.texts[locale] ?? "").map((line) => ({ file: path, path: [], locale, ...line })),
  );
  return [...values, ...lines];
}

type FoundText = { at: Place; text: string; format?: TextFormat };

function stringsIn(shape: Shape, value: unknown, at: Place): FoundText[] {
  if (shape.type === "text" && typeof value === "string")
    return [{ at, text: value, ...(shape.format && { format: shape.format }) }];
  if (shape.type === "list" && Array.isArray(value))
    return value.flatMap((item, index) => stringsIn(shape.of, item, [...at, index]));
  if (shape.type === "group" && isRecord(value))
    return shape.fields.flatMap(({ name, shape: inner }) => stringsIn(inner, value[name], [...at, name]));
  return [];
}

/** Code, addresses, files, tags, callouts and places that are filled in. */
const NOT_WORDS =
  /`[^`]*`|\]\([^)]*\)|<[^>]*>|\{[^{}]*\}|\[[!^][^\]]*\]|https?:\/\/\S+|\S+@\S+|(?<!\S)\/\S+|\S+\.[a-z]{2,4}(?!\S)/g;

/** Whether a text has words: numbers, addresses and `{brand}` are the same in every language. */
export function needsTranslation({ text, format }: Pick<PlacedText, "text" | "format">): boolean {
  if (format === "icu") return wordsOfMessage(text).some(hasWords);
  return format === undefined && hasWords(text);
}

const hasWords = (text: string) => /\p{L}/u.test(text.replace(NOT_WORDS, " "));

/** A message that cannot be read is an error of its own. */
function wordsOfMessage(message: string): string[] {
  const visit = (elements: readonly MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal) return [element.value];
      if (element.type === TYPE.tag) return visit(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
      return Object.values(element.options).flatMap(({ value }) => visit(value));
    });
  try {
    return visit(parse(message));
  } catch {
    return [message];
  }
}
