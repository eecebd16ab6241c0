import type { Place } from "#domain/content/reference.ts";
import type { Field, Shape } from "./field.ts";
import { isRecord } from "./records.ts";

/** What a localized field holds in one language: undefined where it is not written yet. `path` is that of the field. */
export type LocalizedValue = { path: Place; locale: string; shape: Shape; value: unknown };

/** Every value that an entry has once a language. */
export function localizedValues(
  fields: readonly Field[],
  data: unknown,
  locales: readonly string[],
  path: Place = [],
): LocalizedValue[] {
  if (!isRecord(data)) return [];
  return fields.flatMap(({ name, shape, optional }) =>
    optional && data[name] === undefined ? [] : valuesIn(shape, data[name], locales, [...path, name]),
  );
}

function valuesIn(shape: Shape, value: unknown, locales: readonly string[], path: Place): LocalizedValue[] {
  switch (shape.type) {
    case "localized": {
      const written = isRecord(value) ? value : {};
      return locales.map((locale) => ({ path, locale, shape: shape.of, value: written[locale] }));
    }
    case "group":
      return localizedValues(shape.fields, value, locales, path);
    case "list":
      return Array.isArray(value)
        ? value.flatMap((item, index) => valuesIn(shape.of, item, locales, [...path, index]))
        : [];
    case "map":
      return Object.entries(isRecord(value) ? value : {}).flatMap(([name, part]) =>
        valuesIn(shape.of, part, locales, [...path, name]),
      );
    case "variants":
      return isRecord(value)
        ? localizedValues(shape.variants[String(value[shape.by])] ?? [], value, locales, path)
        : [];
    case "either":
      return isRecord(value)
        ? shape.of.flatMap((option) => (option.type === "localized" ? valuesIn(option, value, locales, path) : []))
        : [];
    default:
      return [];
  }
}
