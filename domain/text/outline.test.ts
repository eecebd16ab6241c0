import { describe, expect, test } from "vitest";
import { anchorsOf, outlineOf, sameShape } from "./outline.ts";

const outline = (...texts: string[]) => texts.map((text) => ({ depth: 2, text }));

describe("the outline of a text", () => {
  test("is its headings, not the comments of its code", () => {
    const text =
      "Intro\n\n## One\n\n```bash\n# not a heading\n```\n\n### Two `x` ##\n\n~~~md\n## no\n```\n## no\n~~~\n\n## Three";
    expect(outlineOf(text)).toEqual([
      { depth: 2, text: "One" },
      { depth: 3, text: "Two `x`" },
      { depth: 2, text: "Three" },
    ]);
  });
  test("has the same shape in two languages only if the levels agree", () => {
    expect(sameShape([outlineOf("## a\n### b"), outlineOf("## أ\n### ب")])).toBe(true);
    expect(sameShape([outlineOf("## a\n### b"), outlineOf("## أ\n## ب")])).toBe(false);
    expect(sameShape([outlineOf("## a"), outlineOf("## أ\n## ب")])).toBe(false);
  });
});

describe("anchors", () => {
  const arabic = outline("أين تذهب الثانية", "حقوقُك");
  const english = outline("Where the second goes", "Your rights");
  test("are the same in every language, and Latin", () => {
    expect(anchorsOf([arabic, english])).toEqual(["where-the-second-goes", "your-rights"]);
    expect(anchorsOf([english, arabic])).toEqual(["where-the-second-goes", "your-rights"]);
  });
  test("are Arabic, without marks, where no language writes the heading in Latin letters", () => {
    expect(anchorsOf([outline("حقوقُك ومدّةُ الحفظ")])).toEqual(["حقوقك-ومدة-الحفظ"]);
  });
  test("are plain words: no quotes, code marks or full stops", () => {
    expect(anchorsOf([outline("Don’t trust `clock()`: a lesson.")])).toEqual(["dont-trust-clock-a-lesson"]);
  });
  test("are each the only one of their kind", () => {
    expect(anchorsOf([outline("Notes", "Notes", "…")])).toEqual(["notes", "notes-2", "section"]);
  });
});
