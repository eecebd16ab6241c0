import { describe, expect, it } from "vitest";
import { z } from "zod";
import { pictureFileNameSchema } from "#domain/content/picture.ts";
import { referenceTo } from "#domain/content/reference.ts";
import { isoDateSchema, slugSchema } from "#domain/content/slug.ts";
import { localizerOf } from "#domain/language/localized.ts";
import { fieldsOf } from "./schema-fields.ts";

const localized = localizerOf(["ar", "en"]);
const field = (schema: z.ZodType) => fieldsOf(z.strictObject({ field: schema }), "kind")[0];
const shape = (schema: z.ZodType) => field(schema)?.shape;

describe("fields follow from schemas", () => {
  it("texts with their limits", () => {
    expect(shape(z.string().min(2).max(40))).toEqual({ type: "text", long: false, min: 2, max: 40 });
    expect(shape(z.string().max(320))).toEqual({ type: "text", long: true, max: 320 });
    expect(shape(slugSchema)).toMatchObject({ type: "text", format: "slug", max: 60 });
    expect(shape(isoDateSchema)).toEqual({ type: "text", long: false, format: "date" });
    expect(shape(pictureFileNameSchema)).toMatchObject({ type: "text", format: "file" });
    expect(shape(z.url())).toEqual({ type: "text", long: false, format: "url" });
    expect(shape(z.string().regex(/^\d+$/))).toMatchObject({ pattern: "^\\d+$" });
  });

  it("numbers, whole or not", () => {
    expect(shape(z.int().positive())).toEqual({ type: "number", integer: true, min: 1 });
    expect(shape(z.number().min(1).max(5))).toEqual({ type: "number", integer: false, min: 1, max: 5 });
    expect(
      shape(
        z
          .number()
          .nonnegative()
          .transform((value) => value * 100),
      ),
    ).toEqual({ type: "number", integer: false, min: 0 });
  });

  it("one value a language, also with a note and left out", () => {
    expect(shape(localized(z.string()))).toEqual({ type: "localized", of: { type: "text", long: false } });
    expect(field(localized(z.string()).optional().meta({ description: "Why" }))).toMatchObject({
      optional: true,
      note: "notes.kind.field",
      shape: { type: "localized" },
    });
  });

  it("references, also behind a rule of their own", () => {
    expect(shape(referenceTo("app"))).toEqual({ type: "reference", to: "app" });
    expect(shape(z.array(referenceTo("tag").refine(() => true)).max(5))).toEqual({
      type: "list",
      max: 5,
      of: { type: "reference", to: "tag" },
    });
  });

  it("groups, maps, choices and variants", () => {
    expect(shape(z.partialRecord(z.enum(["a", "b"]), z.boolean()))).toEqual({
      type: "map",
      names: ["a", "b"],
      complete: false,
      of: { type: "boolean" },
    });
    expect(shape(z.record(z.enum(["a"]), z.boolean()))).toMatchObject({ complete: true });
    expect(shape(z.enum(["x", "y"]))).toEqual({ type: "choice", options: ["x", "y"] });
    const variants = z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("one"), count: z.int() }),
      z.strictObject({ kind: z.literal("two"), name: z.string() }),
    ]);
    expect(shape(variants)).toMatchObject({
      type: "variants",
      by: "kind",
      variants: { one: [{ name: "count" }], two: [{ name: "name" }] },
    });
  });

  it("what may be empty, and what may be left out", () => {
    expect(field(z.url().nullable())).toMatchObject({ nullable: true, optional: false, shape: { format: "url" } });
    expect(field(z.boolean().default(false))).toMatchObject({ nullable: false, optional: true });
    expect(shape(z.union([slugSchema, localized(z.string())]))).toMatchObject({
      type: "either",
      of: [{}, { type: "localized" }],
    });
  });

  it("a sort of value that no field can hold is refused when the fields are made, not when an entry is saved", () => {
    expect(() => shape(z.unknown())).toThrow('"field" cannot be made a field: a schema of type unknown');
    expect(() => shape(z.record(z.string(), z.string()))).toThrow("its keys are not an enum");
  });
});
