import { createHash } from "node:crypto";
import { dirname } from "node:path";
import { printContentJson } from "#build/content/content-json.ts";
import { placeOf } from "#domain/content/content-files.ts";
import type { ContentFolder } from "./content-folder.ts";
import type { Field } from "./field.ts";
import { orderKeys } from "./key-order.ts";
import type { KindSource } from "./kinds.ts";
import { type ByLanguage, faqFields, inLanguage, mergeLanguages, messageFields } from "./merge-languages.ts";
import { isRecord, type Json } from "./records.ts";
import { fieldsOf } from "./schema-fields.ts";

/** Where an entry stands: one file of facts, or one a language; and a text a language beside it, where there is one. */
export type EntryPlace = { files: ReadonlyMap<string, string | null>; texts: ReadonlyMap<string, string> };

export type ReadEntry = {
  place: EntryPlace;
  fields: readonly Field[];
  data: unknown;
  texts: Record<string, string>;
  /** Of all its files; empty where it does not exist. */
  version: string;
};

/** File → its language, null for all of them. */
export function placeOfEntry({ rows }: ContentFolder, kind: KindSource, id: string): EntryPlace {
  if (!("files" in kind)) {
    const nameOf = {
      faq: ({ code }: { code: string }) => `${code}.json`,
      messages: ({ file }: { file: string }) => file,
    };
    return {
      files: new Map(rows.map((row) => [`${kind.languages}/${nameOf[kind.languages](row)}`, row.code])),
      texts: new Map(),
    };
  }
  const file = placeOf(kind.files, id);
  const texts = kind.hasText ? rows.map(({ code }): [string, string] => [`${dirname(file)}/${code}.md`, code]) : [];
  return { files: new Map([[file, null]]), texts: new Map(texts) };
}

/** The fields of an entry. Its id, and the address of a service, follow from where it stands. */
export function fieldsOfEntry(contentFolder: ContentFolder, kind: KindSource, data: unknown): readonly Field[] {
  if (!("files" in kind)) return kind.languages === "faq" ? faqFields() : messageFields(isRecord(data) ? data : {});
  const fields = cachedFields(contentFolder, kind);
  const [whole] = fields;
  // Files that are one of several sorts are told apart by their id: an entry has the fields of its own sort.
  const own =
    whole?.name === "" && whole.shape.type === "variants" && isRecord(data)
      ? [ID_FIELD, ...(whole.shape.variants[String(data[whole.shape.by])] ?? [])]
      : fields;
  return kind.files.includes("*")
    ? own.map((field) => (field.name === "id" || field.name === "url" ? { ...field, readonly: true } : field))
    : own;
}

/** By kind and languages: schemas do not change while a process runs, the languages may. */
const fieldsCache = new Map<string, readonly Field[]>();

function cachedFields({ locales, localized }: ContentFolder, { id, schema }: Extract<KindSource, { files: string }>) {
  const key = `${id} ${locales.join(" ")}`;
  const fields = fieldsCache.get(key) ?? fieldsOf(schema(localized), id);
  fieldsCache.set(key, fields);
  return fields;
}

const ID_FIELD: Field = {
  name: "id",
  label: "fields.id",
  optional: false,
  nullable: false,
  shape: { type: "text", long: false, format: "slug" },
};

export function readEntry(contentFolder: ContentFolder, kind: KindSource, id: string): ReadEntry | null {
  const place = placeOfEntry(contentFolder, kind, id);
  const files = [...place.files].map(([file, locale]) => ({ file, locale, text: contentFolder.read(file) }));
  if (files.every(({ text }) => text === null)) return null;
  const parsed = files.map(({ file, locale, text }): [string, unknown] => [locale ?? "", parsedJson(file, text)]);
  const single = parsed.find(([locale]) => locale === "")?.[1];
  const byLanguage: ByLanguage = Object.fromEntries(parsed);
  const fields = fieldsOfEntry(contentFolder, kind, single ?? byLanguage);
  const texts = [...place.texts].map(([file, locale]): [string, string] => [locale, contentFolder.read(file) ?? ""]);
  return {
    place,
    fields,
    data: single ?? mergeLanguages(fields, byLanguage),
    texts: Object.fromEntries(texts),
    version: versionOf(contentFolder, place),
  };
}

/** A file that is no JSON. Only its own entry cannot be opened. */
export class UnreadableFileError extends Error {
  override name = "UnreadableFileError";
  readonly file: string;

  constructor(file: string, message: string) {
    super(message);
    this.file = file;
  }
}

function parsedJson(file: string, text: string | null): unknown {
  try {
    return JSON.parse(text ?? "{}");
  } catch (error) {
    throw error instanceof SyntaxError ? new UnreadableFileError(file, error.message) : error;
  }
}

/** Null where a file is no JSON: lists leave such entries out. */
export function readIfParsable(contentFolder: ContentFolder, kind: KindSource, id: string): ReadEntry | null {
  try {
    return readEntry(contentFolder, kind, id);
  } catch (error) {
    if (error instanceof UnreadableFileError) return null;
    throw error;
  }
}

export function versionOf({ read }: ContentFolder, { files, texts }: EntryPlace): string {
  const hash = createHash("sha256");
  for (const file of [...files.keys(), ...texts.keys()]) hash.update(`${file}\0${read(file) ?? "\0"}\0`);
  return hash.digest("hex").slice(0, 16);
}

/** What the files of an entry hold when it has these values, in their canonical format. */
export function filesOf(
  { locales }: ContentFolder,
  { place, fields }: Pick<ReadEntry, "place" | "fields">,
  { data, texts }: { data: unknown; texts: Readonly<Record<string, string>> },
): Map<string, string> {
  const facts = [...place.files].map(([file, locale]): [string, string] => [
    file,
    printContentJson(locale === null ? orderKeys(data, fields, locales) : inLanguage(fields, data, locale)),
  ]);
  const markdown = [...place.texts].map(([file, locale]): [string, string] => [file, formatText(texts[locale] ?? "")]);
  return new Map([...facts, ...markdown.filter(([, text]) => text !== "")]);
}

/** Line feeds only, with one at the end. */
function formatText(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").trimEnd();
  return lines === "" ? "" : `${lines}\n`;
}

/** Fields that can serve as the title of an entry; the first one it has is meant. */
export const TITLE_FIELDS = ["name", "title", "heading", "client", "question"];

/** The title of an entry in each language. */
export function titleOf(data: unknown, locales: readonly string[]): Record<string, string> {
  if (!isRecord(data)) return {};
  const title = TITLE_FIELDS.map((name) => data[name]).find((value) => value !== undefined);
  if (typeof title === "string") return Object.fromEntries(locales.map((locale) => [locale, title]));
  return isRecord(title) ? textsIn(title) : {};
}

const textsIn = (value: Json): Record<string, string> =>
  Object.fromEntries(Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === "string"));
