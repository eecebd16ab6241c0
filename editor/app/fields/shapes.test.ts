import { describe, expect, test } from "vitest";
import type { Field, LocaleRow, Shape } from "#editor/contract.ts";
import { emptyOf, isOfShape, withoutBlanks } from "./shapes.ts";

const locales: LocaleRow[] = [
  { code: "ar", name: "العربية", dir: "rtl" },
  { code: "en", name: "English", dir: "ltr" },
];
const line: Shape = { type: "text", long: false };
const field = (name: string, shape: Shape, rest: Partial<Field> = {}): Field => ({
  name,
  optional: false,
  nullable: false,
  shape,
  ...rest,
});
const feature: Shape = {
  type: "group",
  fields: [
    field("title", { type: "localized", of: line }),
    field("note", { type: "localized", of: line }, { optional: true }),
    field("url", line, { nullable: true }),
  ],
};

describe("what is new", () => {
  test("holds what must be there, in every language", () => {
    expect(emptyOf(feature, locales)).toEqual({ title: { ar: "", en: "" }, url: null });
    expect(emptyOf({ type: "list", of: feature, min: 2 }, locales)).toHaveLength(2);
  });

  test("is the first of several variants", () => {
    const shape: Shape = { type: "variants", by: "kind", variants: { bars: [field("title", line)], scan: [] } };
    expect(emptyOf(shape, locales)).toEqual({ kind: "bars", title: "" });
  });
});

describe("what is emptied", () => {
  const fields = [field("features", { type: "list", of: feature }), field("app", line, { optional: true })];

  test("is left out where it may be, and null where it may be that", () => {
    const data = { features: [{ title: { ar: "", en: "" }, note: { ar: "", en: "" }, url: "" }], app: "" };
    expect(withoutBlanks(fields, data)).toEqual({ features: [{ title: { ar: "", en: "" }, url: null }] });
  });

  test("leaves everything else as it is", () => {
    const data = { features: [{ title: { ar: "أ", en: "" }, note: { ar: "", en: "b" }, url: null }], app: "daftar" };
    expect(withoutBlanks(fields, data)).toBe(data);
  });
});

test("of two shapes, the one that fits is found", () => {
  expect(isOfShape(line, "12")).toBe(true);
  expect(isOfShape(line, { ar: "١", en: "1" })).toBe(false);
  expect(isOfShape({ type: "localized", of: line }, { ar: "", en: "" })).toBe(true);
});
