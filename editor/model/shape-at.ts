import type { Field, Shape } from "#editor/contract.ts";

type Found = { shape: Shape; isLocalized: boolean };

/** What sort of value belongs at a path, and whether it is one language's part of it; null for a place no schema has. */
export function shapeAt(fields: readonly Field[], path: readonly PropertyKey[]): Found | null {
  let found: Found | null = { shape: { type: "group", fields }, isLocalized: false };
  for (const step of path) found = found && inside(found, String(step));
  return found;
}

function inside({ shape, isLocalized }: Found, step: string): Found | null {
  switch (shape.type) {
    case "group":
      return named(shape.fields, step, isLocalized);
    // Fields of one name have one shape in all variants.
    case "variants":
      return named(Object.values(shape.variants).flat(), step, isLocalized);
    case "list":
    case "map":
      return { shape: shape.of, isLocalized };
    case "localized":
      return { shape: shape.of, isLocalized: true };
    case "either":
      return shape.of.map((one) => inside({ shape: one, isLocalized }, step)).find((one) => one !== null) ?? null;
    default:
      return null;
  }
}

function named(fields: readonly Field[], name: string, isLocalized: boolean): Found | null {
  const field = fields.find((one) => one.name === name || one.name === "");
  if (!field) return null;
  return field.name === "" ? inside({ shape: field.shape, isLocalized }, name) : { shape: field.shape, isLocalized };
}
