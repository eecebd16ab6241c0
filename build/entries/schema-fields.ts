import type { z } from "zod";
import { pictureFileNameSchema } from "#domain/content/picture.ts";
import { type DescribedSchema, describedSchema } from "#domain/content/reference.ts";
import { slugSchema } from "#domain/content/slug.ts";
import type { Field, Shape, TextFormat } from "./field.ts";

/** Texts that may be longer than this need a control of several lines. */
const LONG_TEXT_LENGTH = 90;

const SLUG_PATTERN = describedSchema(slugSchema).pattern;
const PICTURE_PATTERN = describedSchema(pictureFileNameSchema).pattern;
const FORMATS: Readonly<Record<string, TextFormat>> = {
  date: "date",
  uri: "url",
  email: "email",
  phone: "phone",
  currency: "currency",
  language: "language",
  timeZone: "timeZone",
};

/** The fields of a file, as its schema has them. `parent` names the kind, for notes that speak of one of its fields. */
export function fieldsOf(schema: z.ZodType, parent: string): Field[] {
  const shape = shapeOf(describedSchema(schema), parent);
  if (shape.type === "group") return [...shape.fields];
  // Where the whole file is one of several sorts, its fields are those of a group with that one choice.
  return [{ name: "", optional: false, nullable: false, shape }];
}

function groupFields(schema: DescribedSchema, parent: string): Field[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    typeof part === "object" ? [fieldOf(name, part, { parent, optional: !required.has(name) })] : [],
  );
}

function fieldOf(
  name: string,
  schema: DescribedSchema,
  { parent, optional }: { parent: string; optional: boolean },
): Field {
  const nullable = schema.anyOf?.some(isNull) ?? false;
  return {
    name,
    // An id that is chosen is that of something else: it is called by what it is.
    label: name === "id" && schema.enum ? `chosen.${parent}` : `fields.${name}`,
    ...(schema.description !== undefined && { note: `notes.${parent}.${name}` }),
    optional,
    nullable,
    shape: shapeOf(schema, name),
  };
}

const isNull = (schema: DescribedSchema) => schema.type === "null";

function shapeOf(schema: DescribedSchema, name: string): Shape {
  if (schema.refersTo) return { type: "reference", to: schema.refersTo };
  if (schema.localized) return { type: "localized", of: shapeOf(firstProperty(schema), name) };
  if (schema.const !== undefined) return { type: "fixed", value: String(schema.const) };
  if (schema.enum) return { type: "choice", options: schema.enum.map(String) };
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter((option) => !isNull(option));
  if (options.length > 0) return choiceOf(options, name);
  switch (schema.type) {
    case "string":
      return textOf(schema);
    case "boolean":
      return { type: "boolean" };
    case "integer":
    case "number":
      return { type: "number", integer: schema.type === "integer", ...numberLimits(schema) };
    case "array":
      return {
        type: "list",
        of: shapeOf(itemOf(schema), name),
        ...limits(schema.minItems, schema.maxItems),
      };
    case "object":
      if (!schema.properties) return mapOf(schema, name);
      return { type: "group", fields: groupFields(schema, name), ...(schema.color && { look: "color" }) };
    default:
      throw new Error(`"${name}" cannot be made a field: a schema of type ${schema.type ?? "unknown"}`);
  }
}

function textOf({ minLength, maxLength, pattern, format }: DescribedSchema): Shape {
  const known = format === undefined ? undefined : FORMATS[format];
  return {
    type: "text",
    long: maxLength !== undefined && maxLength > LONG_TEXT_LENGTH,
    ...limits(minLength, maxLength),
    // Browsers validate known formats themselves.
    ...(pattern !== undefined && !known && { pattern }),
    ...(known && { format: known }),
    ...(pattern === SLUG_PATTERN && { format: "slug" }),
    ...(pattern === PICTURE_PATTERN && { format: "file" }),
  };
}

const limits = (min: number | undefined, max: number | undefined) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

function numberLimits({ type, minimum, exclusiveMinimum, maximum }: DescribedSchema) {
  const above = typeof exclusiveMinimum === "number" ? exclusiveMinimum + (type === "integer" ? 1 : 0) : undefined;
  // Zod gives every integer the limits of safe integers; those are not meant.
  const isMeant = (limit: number | undefined) => limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  return limits([above, minimum].find(isMeant), [maximum].find(isMeant));
}

/** Groups that a field with one value tells apart, or else shapes of which the first that fits is meant. */
function choiceOf(options: readonly DescribedSchema[], name: string): Shape {
  const [only, ...others] = options;
  if (only && others.length === 0) return shapeOf(only, name);
  const by = Object.entries(only?.properties ?? {}).find(
    ([, part]) => typeof part === "object" && "const" in part,
  )?.[0];
  if (by === undefined) return { type: "either", of: options.map((option) => shapeOf(option, name)) };
  const variants = options.map((option): [string, Field[]] => {
    const fields = groupFields(option, name);
    const mark = fields.find((field) => field.name === by)?.shape;
    if (mark?.type !== "fixed") throw new Error(`"${name}" has a variant without "${by}"`);
    return [mark.value, fields.filter((field) => field.name !== by)];
  });
  return { type: "variants", by, variants: Object.fromEntries(variants) };
}

function mapOf({ propertyNames, additionalProperties, required }: DescribedSchema, name: string): Shape {
  const names = typeof propertyNames === "object" ? (propertyNames.enum ?? []).map(String) : [];
  if (names.length === 0 || typeof additionalProperties !== "object")
    throw new Error(`"${name}" cannot be made a field: its keys are not an enum`);
  return { type: "map", of: shapeOf(additionalProperties, name), names, complete: (required?.length ?? 0) > 0 };
}

function firstProperty({ properties }: DescribedSchema): DescribedSchema {
  const [first] = Object.values(properties ?? {});
  return typeof first === "object" ? first : {};
}

function itemOf({ items }: DescribedSchema): DescribedSchema {
  return typeof items === "object" && !Array.isArray(items) ? items : {};
}
