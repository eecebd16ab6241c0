import { expect, test } from "vitest";
import { type Edit, editWith, pictureEdit } from "./markdown-tools.ts";

const applied = (text: string, { start, end, text: inserted }: Edit) =>
  text.slice(0, start) + inserted + text.slice(end);
const selected = (text: string, edit: Edit) => applied(text, edit).slice(...edit.select);
const at = (text: string, part: string) => {
  const start = text.indexOf(part);
  return { text, start, end: start + part.length };
};

const text = "Before.\n\nA line of words.\n\nAfter.";

test.each([
  ["bold", "line", "Before.\n\nA **line** of words.\n\nAfter.", "line"],
  ["heading", "line", "Before.\n\n## A line of words.\n\nAfter.", "## A line of words."],
  ["link", "line", "Before.\n\nA [line](/) of words.\n\nAfter.", "/"],
  ["list", "line", "Before.\n\n- A line of words.\n\nAfter.", "- A line of words."],
  ["callout", "line", "Before.\n\n> [!NOTE]\n> A line of words.\n\nAfter.", "> [!NOTE]\n> A line of words."],
] as const)("%s", (tool, part, expected, selection) => {
  const edit = editWith(tool, at(text, part), "words");
  expect(applied(text, edit)).toBe(expected);
  expect(selected(text, edit)).toBe(selection);
});

test("every line of a choice becomes an item, apart from what stands around", () => {
  const list = "One\nTwo\nThree";
  expect(applied(list, editWith("list", at(list, "Two\nThree"), "x"))).toBe("One\n\n- Two\n- Three");
});

test("a heading stays one when asked for twice", () => {
  const heading = "## Title";
  expect(applied(heading, editWith("heading", at(heading, "Title"), "x"))).toBe(heading);
});

test("where nothing is chosen, words stand in and are chosen", () => {
  const edit = editWith("bold", { text: "", start: 0, end: 0 }, "bold words");
  expect(applied("", edit)).toBe("**bold words**");
  expect(selected("", edit)).toBe("bold words");
});

test.each([
  ["in an empty text", "", 0, "![](./flow.svg)"],
  ["before a paragraph", text, 0, `![](./flow.svg)\n\n${text}`],
  ["behind a paragraph", text, text.indexOf("line"), text.replace("words.", "words.\n\n![](./flow.svg)")],
  ["behind the last one", text, text.length, `${text}\n\n![](./flow.svg)`],
  ["after a last line that ends", `${text}\n`, text.length + 1, `${text}\n\n![](./flow.svg)`],
])("a picture is a paragraph of its own: %s", (_, around, cursor, expected) => {
  const edit = pictureEdit({ text: around, start: cursor, end: cursor }, "./flow.svg");
  expect(applied(around, edit)).toBe(expected);
  expect(applied(around, edit).slice(0, edit.select[0])).toMatch(/!\[$/);
});

test("words that are chosen describe the picture, and stay where they are", () => {
  const edit = pictureEdit(at(text, "line of words"), "./flow.svg");
  expect(applied(text, edit)).toBe(text.replace("words.", "words.\n\n![line of words](./flow.svg)"));
});
