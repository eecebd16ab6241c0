import { z } from "zod";
import { slugSchema } from "./slug.ts";

/** What content may reference: entries of a folder, rows of a file, or drawings of the site. */
export const REFERENCE_TARGETS = [
  "app",
  "service",
  "case",
  "author",
  "policy",
  "page",
  "section",
  "category",
  "platform",
  "postCategory",
  "tag",
  "question",
  "picture",
  "screen",
  "icon",
] as const;
export type ReferenceTarget = (typeof REFERENCE_TARGETS)[number];

/** A field with the id of something else. The schema is the only place that says of what. */
export const referenceTo = (target: ReferenceTarget) => slugSchema.meta({ refersTo: target });

export type Place = readonly (string | number)[];
export type Reference = { path: Place; target: ReferenceTarget; id: string };

/** A JSON schema with the metadata that `referenceTo`, `localizerOf` and the colours of a brand add. */
export type DescribedSchema = z.core.JSONSchema.BaseSchema & {
  refersTo?: ReferenceTarget;
  localized?: true;
  color?: true;
};

const known = new WeakMap<z.ZodType, DescribedSchema>();

/** The JSON schema of a file as it is written, before defaults and conversions. */
export function describedSchema(schema: z.ZodType): DescribedSchema {
  const before = known.get(schema);
  if (before) return before;
  const described: DescribedSchema = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  known.set(schema, described);
  return described;
}

/** Every reference an entry makes, by the schema of its file. */
export function referencesIn(schema: z.ZodType, entry: unknown): Reference[] {
  return [...walk(describedSchema(schema), entry, [])];
}

function* walk(schema: DescribedSchema, value: unknown, path: Place): Generator<Reference> {
  if (schema.refersTo && typeof value === "string") yield { path, target: schema.refersTo, id: value };
  for (const option of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    if (fits(option, value)) yield* walk(option, value, path);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(partOf(schema.items), item, [...path, index]);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value))
      yield* walk(partOf(schema.properties?.[key] ?? schema.additionalProperties), inner, [...path, key]);
  }
}

const isSchema = (part: unknown): part is DescribedSchema =>
  typeof part === "object" && part !== null && !Array.isArray(part);
const partOf = (part: unknown): DescribedSchema => (isSchema(part) ? part : {});

/** Whether a value is of this variant of a union: variants differ in a field with a constant value. */
function fits({ properties = {} }: DescribedSchema, value: unknown): boolean {
  return Object.entries(properties).every(([key, part]) => {
    const { const: expected } = partOf(part);
    return (
      expected === undefined || (typeof value === "object" && value !== null && Reflect.get(value, key) === expected)
    );
  });
}
