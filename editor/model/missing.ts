import { readIfSound } from "#build/entries/entries.ts";
import { type KindSource, listKinds } from "#build/entries/kinds.ts";
import { isRecord } from "#build/entries/records.ts";
import { listIds, type Workspace } from "#build/entries/workspace.ts";
import type { Field, Missing, Shape } from "#editor/contract.ts";

type Gap = { path: readonly (string | number)[]; locale: string };

/** What lacks a translation: values that are empty or not there, and texts that nobody wrote. */
export function listMissing(workspace: Workspace): Missing {
  return listKinds().flatMap((kind) =>
    listIds(workspace, kind).flatMap((id) => gapsOf(workspace, kind, id).map((gap) => ({ kind: kind.id, id, ...gap }))),
  );
}

export function gapsOf(workspace: Workspace, kind: KindSource, id: string): Gap[] {
  const entry = readIfSound(workspace, kind, id);
  if (!entry) return [];
  const texts = Object.entries(entry.texts).filter(([, text]) => text.trim() === "");
  return [
    ...fieldGaps(entry.fields, entry.data, workspace.locales),
    ...texts.map(([locale]) => ({ path: [], locale })),
  ];
}

function fieldGaps(fields: readonly Field[], value: unknown, locales: readonly string[]): Gap[] {
  if (!isRecord(value)) return [];
  return fields.flatMap(({ name, shape, optional }) =>
    optional && value[name] === undefined ? [] : below(name, shapeGaps(shape, value[name], locales)),
  );
}

const below = (name: string | number, gaps: readonly Gap[]): Gap[] =>
  gaps.map(({ path, locale }) => ({ path: [name, ...path], locale }));

function shapeGaps(shape: Shape, value: unknown, locales: readonly string[]): Gap[] {
  switch (shape.type) {
    case "localized": {
      const written = isRecord(value) ? value : {};
      return locales.filter((locale) => isEmpty(written[locale])).map((locale) => ({ path: [], locale }));
    }
    case "group":
      return fieldGaps(shape.fields, value, locales);
    case "list":
      return Array.isArray(value)
        ? value.flatMap((item, index) => below(index, shapeGaps(shape.of, item, locales)))
        : [];
    case "map":
      return Object.entries(isRecord(value) ? value : {}).flatMap(([name, part]) =>
        below(name, shapeGaps(shape.of, part, locales)),
      );
    case "variants":
      return isRecord(value) ? fieldGaps(shape.variants[String(value[shape.by])] ?? [], value, locales) : [];
    case "either":
      return isRecord(value)
        ? shape.of.flatMap((option) => (option.type === "localized" ? shapeGaps(option, value, locales) : []))
        : [];
    default:
      return [];
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && (value.length === 0 || value.some(isEmpty)));
