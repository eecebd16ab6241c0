import { describe, expect, it } from "vitest";
import type { Field, Shape } from "#editor/contract.ts";
import { changesBetween } from "./changes.ts";
import { diffWords } from "./word-diff.ts";

const text: Shape = { type: "text", long: false };
const field = (name: string, shape: Shape): Field => ({ name, optional: false, nullable: false, shape });
const say = (_: Shape, value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));
const changes = (fields: readonly Field[], before: unknown, after: unknown) =>
  changesBetween(fields, { data: before, texts: {} }, { data: after, texts: {} }, say);

describe("words that changed", () => {
  it("are marked in Arabic, as its words are divided", () => {
    expect(diffWords("السفن في المرفأ القديم", "السفن في المرفأ الجديد", "ar")).toEqual([
      { is: "same", text: "السفن في المرفأ " },
      { is: "removed", text: "القديم" },
      { is: "added", text: "الجديد" },
    ]);
  });

  it("are only those, however long the text around them", () => {
    const long = " word ".repeat(3000);
    const runs = diffWords(`${long}old${long}`, `${long}new${long}`, "en");
    expect(runs.filter(({ is }) => is !== "same").map(({ text }) => text.trim())).toEqual(["old", "new"]);
  });

  it("are read together where only a space or a comma between them stayed", () => {
    expect(diffWords("We sail at dawn, quietly.", "We sail by night, loudly.", "en")).toEqual([
      { is: "same", text: "We sail " },
      { is: "removed", text: "at dawn, quietly" },
      { is: "added", text: "by night, loudly" },
      { is: "same", text: "." },
    ]);
  });

  it("are all of it where nothing is left", () => {
    expect(diffWords("", "new", "en")).toEqual([{ is: "added", text: "new" }]);
    expect(diffWords("same", "same", "en")).toEqual([{ is: "same", text: "same" }]);
  });
});

describe("what differs between two versions", () => {
  it("is said field by field, in the order of the form, with its language", () => {
    const fields = [field("title", { type: "localized", of: text }), field("since", { type: "number", integer: true })];
    const before = { since: 2020, title: { ar: "مرفأ", en: "Harbour" } };
    const after = { since: 2021, title: { ar: "مرسى", en: "Harbour" } };
    expect(changes(fields, before, after)).toEqual([
      { path: ["title", "ar"], locale: "ar", parts: [{ before: "مرفأ", after: "مرسى" }] },
      { path: ["since"], locale: null, parts: [{ before: "2020", after: "2021" }] },
    ]);
  });

  it("is one row of a list, wherever rows were added or removed", () => {
    const fields = [field("tags", { type: "list", of: text })];
    expect(changes(fields, { tags: ["a", "b", "c"] }, { tags: ["a", "c", "d"] })).toEqual([
      { path: ["tags", 1], locale: null, parts: [{ before: "b", after: null }] },
      { path: ["tags", 2], locale: null, parts: [{ before: null, after: "d" }] },
    ]);
  });

  it("is the field of a row that is otherwise the same", () => {
    const rows: Shape = { type: "list", of: { type: "group", fields: [field("name", text), field("price", text)] } };
    const fields = [field("plans", rows)];
    const before = {
      plans: [
        { name: "one", price: "1" },
        { name: "two", price: "2" },
      ],
    };
    const after = {
      plans: [
        { name: "one", price: "1" },
        { name: "two", price: "3" },
      ],
    };
    expect(changes(fields, before, after)).toEqual([
      { path: ["plans", 1, "price"], locale: null, parts: [{ before: "2", after: "3" }] },
    ]);
  });

  it("is a part that came or went as a whole", () => {
    const fields = [field("seo", { type: "group", fields: [field("title", text)] })];
    expect(changes(fields, {}, { seo: { title: "New" } })).toEqual([
      { path: ["seo"], locale: null, parts: [{ before: null, after: '{"title":"New"}' }] },
    ]);
  });

  it("is the paragraphs of a text that changed, and no others", () => {
    const before = { data: {}, texts: { en: "One.\n\nTwo.\n\nThree.\n", ar: "نصّ\n" } };
    const after = { data: {}, texts: { en: "One.\n\n2.\n\nThree.\n\nFour.\n", ar: "نصّ\n" } };
    expect(changesBetween([], before, after, say)).toEqual([
      {
        path: ["@text", "en"],
        locale: "en",
        parts: [
          { before: "Two.", after: "2." },
          { before: null, after: "Four." },
        ],
      },
    ]);
  });

  it("is nothing where an empty field is left out", () => {
    expect(changes([field("note", text)], { note: "" }, {})).toEqual([]);
  });
});
