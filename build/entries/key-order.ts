import type { Field, Shape } from "./field.ts";
import { isRecord } from "./records.ts";

/** The same value with its keys in the order of the schema. What the schema does not know stays, at the end. */
export function orderKeys(value: unknown, fields: readonly Field[], locales: readonly string[]): unknown {
  if (!isRecord(value)) return value;
  const [whole] = fields;
  if (whole?.name === "") return orderValue(value, whole.shape, locales);
  const known = fields.filter(({ name }) => value[name] !== undefined);
  const rest = Object.keys(value).filter((key) => !fields.some(({ name }) => name === key));
  return Object.fromEntries([
    ...known.map(({ name, shape }) => [name, orderValue(value[name], shape, locales)]),
    ...rest.map((key) => [key, value[key]]),
  ]);
}

function orderValue(value: unknown, shape: Shape, locales: readonly string[]): unknown {
  switch (shape.type) {
    case "group":
      return orderKeys(value, shape.fields, locales);
    case "list":
      return Array.isArray(value) ? value.map((item) => orderValue(item, shape.of, locales)) : value;
    case "localized":
      return orderRecord(value, locales, shape.of, locales);
    case "map":
      return orderRecord(value, isRecord(value) ? Object.keys(value) : [], shape.of, locales);
    case "variants": {
      const fields = isRecord(value) ? shape.variants[String(value[shape.by])] : undefined;
      if (!isRecord(value) || !fields) return value;
      const { [shape.by]: mark, ...rest } = value;
      const ordered = orderKeys(rest, fields, locales);
      return isRecord(ordered) ? { [shape.by]: mark, ...ordered } : value;
    }
    case "either":
      return isRecord(value) ? orderRecord(value, locales, { type: "boolean" }, locales) : value;
    default:
      return value;
  }
}

function orderRecord(value: unknown, names: readonly string[], of: Shape, locales: readonly string[]): unknown {
  if (!isRecord(value)) return value;
  const keys = [...names.filter((name) => name in value), ...Object.keys(value).filter((key) => !names.includes(key))];
  return Object.fromEntries(keys.map((key) => [key, orderValue(value[key], of, locales)]));
}
