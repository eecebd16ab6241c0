import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { faqFileSchema } from "#domain/company/question.ts";
import { contentEntries, contentSingles } from "#domain/content/content-files.ts";
import { describedSchema } from "#domain/content/reference.ts";
import { localizerOf } from "#domain/language/localized.ts";
import { ruleKey } from "./errors.ts";
import { listLabels } from "./labels.ts";

/** The sections of the editor's texts that follow from schemas; the others are those of its own page. */
const SECTIONS = ["kinds", "chosen", "fields", "notes", "options", "errors", "rules"];

const schemas: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(
    Object.entries({ ...contentEntries, ...contentSingles }).map(([id, { schema }]) => [
      id,
      schema(localizerOf(["ar", "en"])),
    ]),
  ),
  faq: faqFileSchema,
};

/** The sentences with which schemas refuse, wherever they stand inside them. */
function rulesIn(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== "object" || part === null || seen.has(part)) return [];
  seen.add(part);
  const def: unknown = "_zod" in part ? Reflect.get(Object(part._zod), "def") : part;
  const error: unknown = Reflect.get(Object(def), "error");
  const said: unknown = typeof error === "function" ? error({}) : undefined;
  return [
    ...(typeof said === "string" ? [ruleKey(said)] : []),
    ...Object.values(Object(def)).flatMap((inner) => rulesIn(inner, seen)),
  ];
}

/** What a note speaks of: two fields under one key must mean the same. */
function notesIn(schema: unknown, parent: string): [string, string][] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], localized } = Object(schema);
  const fields = Object.entries(properties).flatMap(([name, part]): [string, string][] => {
    if (localized) return notesIn(part, parent);
    const { description } = Object(part);
    return [
      ...(description ? [[`notes.${parent}.${name}`, description] as [string, string]] : []),
      ...notesIn(part, name),
    ];
  });
  return [
    ...fields,
    ...[items, additionalProperties, ...anyOf, ...oneOf].flatMap((part) => (part ? notesIn(part, parent) : [])),
  ];
}

function keysOf(texts: unknown, prefix = ""): string[] {
  return Object.entries(Object(texts)).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

describe("the editor's words for what content is", () => {
  const wanted = [...listLabels(), ...new Set(Object.values(schemas).flatMap((schema) => rulesIn(schema)))].sort();

  it.each(["ar", "en"])("%s has every kind, field, note, option and refusal, and none that is left over", (locale) => {
    const texts: unknown = JSON.parse(readFileSync(`editor/texts/${locale}.json`, "utf8"));
    const given = SECTIONS.flatMap((section) => keysOf(Reflect.get(Object(texts), section), `${section}.`)).sort();
    expect(wanted.filter((key) => !given.includes(key))).toEqual([]);
    expect(given.filter((key) => !wanted.includes(key))).toEqual([]);
  });

  it("knows the sentences of the domain's own rules", () => {
    expect(wanted).toContain("rules.the-free-plan-costs-0-in-every-period-and-no-other-plan-does");
    expect(wanted).toContain("rules.an-id-is-latin-kebab-case-such-as-tax-reports");
  });

  it("says one thing by one note", () => {
    const said = new Map<string, string>();
    for (const [kind, schema] of Object.entries(schemas))
      for (const [key, text] of notesIn(describedSchema(schema), kind)) {
        expect(said.get(key) ?? text, key).toBe(text);
        said.set(key, text);
      }
    expect(said.size).toBeGreaterThan(50);
  });
});
