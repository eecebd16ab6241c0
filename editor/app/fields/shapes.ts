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
    case "boolean":
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
    case "boolean":
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
 * Empty optional fields are left out, and empty nullable ones are null, so that an emptied field is written like one
 * that was never filled. Objects that need no change are returned as they are.
 */
export function withoutBlanks(fields: readonly Field[], data: unknown): unknown {
  if (!isRecord(data)) return data;
  let result = data;
  for (const { name, optional, nullable, shape } of fields) {
    const value = data[name];
    if (value === undefined && (optional || !nullable)) continue;
    const isBlank = (shape.type === "localized" || !isRecord(value)) && isEmpty(value);
    if (isBlank && nullable) result = value === null ? result : { ...result, [name]: null };
    else if (isBlank && optional) {
      const { [name]: _, ...others } = result;
      result = others;
    } else {
      const inner = valueWithoutBlanks(shape, value);
      if (inner !== value) result = { ...result, [name]: inner };
    }
  }
  return result;
}

function valueWithoutBlanks(shape: Shape, value: unknown): unknown {
  switch (shape.type) {
    case "group":
      return withoutBlanks(shape.fields, value);
    case "variants":
      return isRecord(value) ? withoutBlanks(shape.variants[String(value[shape.by])] ?? [], value) : value;
    case "list": {
      const items = listOf(value).map((item) => valueWithoutBlanks(shape.of, item));
      return items.some((item, index) => item !== listOf(value)[index]) ? items : value;
    }
    default:
      return value;
  }
}

/** Few short facts that fit on one line: a rating, three prices. */
export function isSmallGroup(fields: readonly Field[]): boolean {
  const isFact = ({ shape }: Field) =>
    ["number", "boolean", "choice", "fixed"].includes(shape.type) || (shape.type === "text" && !shape.long);
  return fields.length <= 4 && fields.every((field) => isFact(field) && !field.note);
}
