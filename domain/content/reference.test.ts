import { expect, test } from "vitest";
import { z } from "zod";
import { localizerOf } from "#domain/language/localized.ts";
import { referencesIn, referenceTo } from "./reference.ts";

const localized = localizerOf(["ar", "en"]);

test("references are found wherever they stand, by what the schema says", () => {
  const schema = z
    .strictObject({
      author: referenceTo("author").meta({ description: "Who wrote it" }),
      app: referenceTo("app").optional(),
      title: localized(z.string()),
      builds: z.array(z.strictObject({ platform: referenceTo("platform") })),
      drawing: z.discriminatedUnion("kind", [
        z.strictObject({ kind: z.literal("icon"), name: referenceTo("icon") }),
        z.strictObject({ kind: z.literal("word"), name: z.string() }),
      ]),
      byName: z.partialRecord(z.enum(["first", "second"]), referenceTo("tag")),
    })
    .refine(() => true);
  const entry = {
    author: "huda",
    title: { ar: "app", en: "author" },
    builds: [{ platform: "web" }, { platform: "ios" }],
    drawing: { kind: "word", name: "rocket" },
    byName: { second: "planning" },
  };
  expect(referencesIn(schema, entry)).toEqual([
    { path: ["author"], target: "author", id: "huda" },
    { path: ["builds", 0, "platform"], target: "platform", id: "web" },
    { path: ["builds", 1, "platform"], target: "platform", id: "ios" },
    { path: ["byName", "second"], target: "tag", id: "planning" },
  ]);
  expect(referencesIn(schema, { ...entry, drawing: { kind: "icon", name: "rocket" } })).toContainEqual({
    path: ["drawing", "name"],
    target: "icon",
    id: "rocket",
  });
});
