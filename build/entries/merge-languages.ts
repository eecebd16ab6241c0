/** Questions and messages have one file per language. Here they become one entry with all languages, and files again. */
import { faqFileSchema } from "#domain/company/question.ts";
import type { Field, Shape } from "./field.ts";
import { isRecord } from "./records.ts";
import { fieldsOf } from "./schema-fields.ts";

export type ByLanguage = Readonly<Record<string, unknown>>;

/** Messages longer than this want a field of several lines. */
const LONG_MESSAGE = 60;

/** The fields of the questions: every text but the ids has a value a language. */
export const faqFields = (): Field[] => fieldsOf(faqFileSchema, "faq").map(withLanguages);

function withLanguages(field: Field): Field {
  return { ...field, shape: shapeWithLanguages(field.shape) };
}

function shapeWithLanguages(shape: Shape): Shape {
  switch (shape.type) {
    case "text":
      return shape.format === "slug" ? shape : { type: "localized", of: shape };
    case "list":
      return { ...shape, of: shapeWithLanguages(shape.of) };
    case "group":
      return { ...shape, fields: shape.fields.map(withLanguages) };
    default:
      return shape;
  }
}

/** The fields of the messages: their keys, which code asks for, so that none can be added or left out. */
export function messageFields(files: ByLanguage): Field[] {
  const trees = Object.values(files).filter(isRecord);
  const keys = [...new Set(trees.flatMap((tree) => Object.keys(tree)))];
  return keys.map((name): Field => {
    const values = trees.map((tree) => tree[name]);
    return { name, optional: false, nullable: false, shape: messageShape(values) };
  });
}

function messageShape(values: readonly unknown[]): Shape {
  if (values.some(isRecord)) return { type: "group", fields: messageFields(Object.fromEntries(values.entries())) };
  const isLong = values.some(
    (value) => typeof value === "string" && (value.length > LONG_MESSAGE || value.includes("\n")),
  );
  return { type: "localized", of: { type: "text", long: isLong, min: 1, format: "icu" } };
}

/** One value with all languages. The first language decides what there is; what only another has comes after it. */
export function mergeLanguages(fields: readonly Field[], files: ByLanguage): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, shape }) => [name, merged(shape, pick(files, name))]));
}

const pick = (files: ByLanguage, name: string): ByLanguage =>
  Object.fromEntries(Object.entries(files).map(([locale, file]) => [locale, isRecord(file) ? file[name] : undefined]));

function merged(shape: Shape, values: ByLanguage): unknown {
  if (shape.type === "localized")
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  if (shape.type === "group") return mergeLanguages(shape.fields, values);
  if (shape.type === "list") return mergedRows(shape.of, values);
  return Object.values(values).find((value) => value !== undefined);
}

/** Rows belong together by their id, wherever they stand. */
function mergedRows(shape: Shape, values: ByLanguage): unknown[] {
  const lists = Object.entries(values).map(([locale, list]) => ({ locale, rows: Array.isArray(list) ? list : [] }));
  const ids = [...new Set(lists.flatMap(({ rows }) => rows.map(idOf)))];
  return ids.map((id) =>
    merged(shape, Object.fromEntries(lists.map(({ locale, rows }) => [locale, rows.find((row) => idOf(row) === id)]))),
  );
}

const idOf = (row: unknown): string => (isRecord(row) ? String(row["id"]) : "");

/** The file of one language, out of a value with all of them. */
export function inLanguage(fields: readonly Field[], value: unknown, locale: string): unknown {
  if (!isRecord(value)) return value;
  const entries = fields.map(({ name, shape }): [string, unknown] => [name, split(shape, value[name], locale)]);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

function split(shape: Shape, value: unknown, locale: string): unknown {
  if (shape.type === "localized") return isRecord(value) ? value[locale] : value;
  if (shape.type === "group") return inLanguage(shape.fields, value, locale);
  if (shape.type === "list") return Array.isArray(value) ? value.map((row) => split(shape.of, row, locale)) : value;
  return value;
}
