import { isRecord, listOf } from "#editor/app/content/path.ts";
import type { Field, LocaleRow, Shape } from "#editor/contract.ts";

/** What a new value of a shape begins as: as much as must be there, with nothing written in it. */
export function emptyOf(shape: Shape, locales: readonly LocaleRow[]): unknown {
  switch (shape.type) {
    case "text":
    case "reference":
      return "";
    case "number":
      return null;
    case "truth":
      return false;
    case "choice":
      return shape.options[0] ?? "";
    case "fixed":
      return shape.value;
    case "localized":
      return Object.fromEntries(locales.map(({ code }) => [code, emptyOf(shape.of, locales)]));
    case "list":
      return Array.from({ length: shape.min ?? 0 }, () => emptyOf(shape.of, locales));
    case "group":
      return emptyGroup(shape.fields, locales);
    case "map":
      return Object.fromEntries(shape.complete ? shape.names.map((name) => [name, emptyOf(shape.of, locales)]) : []);
    case "variants": {
      const [name = "", fields = []] = Object.entries(shape.variants)[0] ?? [];
      return { [shape.by]: name, ...emptyGroup(fields, locales) };
    }
    case "either":
      return shape.of[0] ? emptyOf(shape.of[0], locales) : "";
  }
}

export function emptyGroup(fields: readonly Field[], locales: readonly LocaleRow[]): Record<string, unknown> {
  const needed = fields.filter(({ optional }) => !optional);
  return Object.fromEntries(
    needed.map(({ name, nullable, shape }) => [name, nullable ? null : emptyOf(shape, locales)]),
  );
}

/** Whether a value could be of a shape; which of an `either` it is. */
export function isOfShape(shape: Shape, value: unknown): boolean {
  switch (shape.type) {
    case "text":
    case "choice":
    case "reference":
    case "fixed":
      return typeof value === "string";
    case "number":
      return typeof value === "number" || value === null;
    case "truth":
      return typeof value === "boolean";
    case "list":
      return Array.isArray(value);
    case "either":
      return shape.of.some((one) => isOfShape(one, value));
    default:
      return isRecord(value);
  }
}

/** Whether anything is written in it at all. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return isRecord(value) && Object.values(value).every(isEmpty);
}

/**
 * What may be left out and is empty is left out, and what may be null is null: an emptied field says in the file what
 * a field says that was never filled. What is in order already stays the very same object.
 */
export function tidied(fields: readonly Field[], data: unknown): unknown {
  if (!isRecord(data)) return data;
  let tidy = data;
  for (const { name, optional, nullable, shape } of fields) {
    const value = data[name];
    if (value === undefined && (optional || !nullable)) continue;
    const isBlank = (shape.type === "localized" || !isRecord(value)) && isEmpty(value);
    if (isBlank && nullable) tidy = value === null ? tidy : { ...tidy, [name]: null };
    else if (isBlank && optional) {
      const { [name]: _, ...others } = tidy;
      tidy = others;
    } else {
      const inner = tidiedValue(shape, value);
      if (inner !== value) tidy = { ...tidy, [name]: inner };
    }
  }
  return tidy;
}

function tidiedValue(shape: Shape, value: unknown): unknown {
  switch (shape.type) {
    case "group":
      return tidied(shape.fields, value);
    case "variants":
      return isRecord(value) ? tidied(shape.variants[String(value[shape.by])] ?? [], value) : value;
    case "list": {
      const items = listOf(value).map((item) => tidiedValue(shape.of, item));
      return items.some((item, index) => item !== listOf(value)[index]) ? items : value;
    }
    default:
      return value;
  }
}

/** Few short facts that fit on one line: a rating, three prices. */
export function isSmallGroup(fields: readonly Field[]): boolean {
  const isFact = ({ shape }: Field) =>
    ["number", "truth", "choice", "fixed"].includes(shape.type) || (shape.type === "text" && !shape.long);
  return fields.length <= 4 && fields.every((field) => isFact(field) && !field.note);
}
