import { expect, test } from "vitest";
import { lengthOf } from "./text-length.ts";

test.each([
  ["a text within its limits", "عنوان المقال", { min: 10, max: 80 }, { length: 12, state: "fits" }],
  ["one exactly at its end", "x".repeat(80), { min: 10, max: 80 }, { length: 80, state: "fits" }],
  ["one too many", "x".repeat(81), { min: 10, max: 80 }, { length: 81, state: "long" }],
  ["one too few", "قصير", { min: 10, max: 80 }, { length: 4, state: "short" }],
  ["no end", "قصير", { min: 10 }, { length: 4, max: null, state: "short" }],
])("counts %s", (_, text, limits, expected) => {
  expect(lengthOf(text, limits)).toMatchObject(expected);
});

test("says nothing where nothing limits a text but that it must be there", () => {
  expect(lengthOf("أي شيء", {})).toBeNull();
  expect(lengthOf("أي شيء", { min: 1 })).toBeNull();
});
