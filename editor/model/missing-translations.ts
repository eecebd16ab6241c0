import { type ContentFolder, listIds } from "#build/entries/content-folder.ts";
import { readIfParsable } from "#build/entries/entries.ts";
import { type KindSource, listKinds } from "#build/entries/kinds.ts";
import { isRecord } from "#build/entries/records.ts";
import type { Field, MissingTranslations, Shape } from "#editor/contract.ts";

type Gap = { path: readonly (string | number)[]; locale: string };

/** What lacks a translation: empty or absent values, and empty texts. */
export function listMissingTranslations(contentFolder: ContentFolder): MissingTranslations {
  return listKinds().flatMap((kind) =>
    listIds(contentFolder, kind).flatMap((id) =>
      gapsOf(contentFolder, kind, id).map((gap) => ({ kind: kind.id, id, ...gap })),
    ),
  );
}

export function gapsOf(contentFolder: ContentFolder, kind: KindSource, id: string): Gap[] {
  const entry = readIfParsable(contentFolder, kind, id);
  if (!entry) return [];
  const texts = Object.entries(entry.texts).filter(([, text]) => text.trim() === "");
  return [
    ...gapsInFields(entry.fields, entry.data, contentFolder.locales),
    ...texts.map(([locale]) => ({ path: [], locale })),
  ];
}

function gapsInFields(fields: readonly Field[], value: unknown, locales: readonly string[]): Gap[] {
  if (!isRecord(value)) return [];
  return fields.flatMap(({ name, shape, optional }) =>
    optional && value[name] === undefined ? [] : below(name, gapsInValue(shape, value[name], locales)),
  );
}

const below = (name: string | number, gaps: readonly Gap[]): Gap[] =>
  gaps.map(({ path, locale }) => ({ path: [name, ...path], locale }));

function gapsInValue(shape: Shape, value: unknown, locales: readonly string[]): Gap[] {
  switch (shape.type) {
    case "localized": {
      const written = isRecord(value) ? value : {};
      return locales.filter((locale) => isEmpty(written[locale])).map((locale) => ({ path: [], locale }));
    }
    case "group":
      return gapsInFields(shape.fields, value, locales);
    case "list":
      return Array.isArray(value)
        ? value.flatMap((item, index) => below(index, gapsInValue(shape.of, item, locales)))
        : [];
    case "map":
      return Object.entries(isRecord(value) ? value : {}).flatMap(([name, part]) =>
        below(name, gapsInValue(shape.of, part, locales)),
      );
    case "variants":
      return isRecord(value) ? gapsInFields(shape.variants[String(value[shape.by])] ?? [], value, locales) : [];
    case "either":
      return isRecord(value)
        ? shape.of.flatMap((option) => (option.type === "localized" ? gapsInValue(option, value, locales) : []))
        : [];
    default:
      return [];
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && (value.length === 0 || value.some(isEmpty)));
