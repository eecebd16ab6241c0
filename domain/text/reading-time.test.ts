import { expect, test } from "vitest";
import { readingMinutes, wordsOf } from "./reading-time.ts";

test("Arabic is read at its own speed, and nothing takes less than a minute", () => {
  expect(readingMinutes(900, "rtl")).toBe(6);
  expect(readingMinutes(900, "ltr")).toBe(4);
  expect(readingMinutes(3, "rtl")).toBe(1);
});
test("only what is read counts as a word", () => {
  const text =
    "## كيف نقيس\n\nكلمتان هنا – `code` و 3 أرقام.\n\n```ts\nconst many = words(in, code);\n```\n\n| أ | ب |\n| - | - |\n\n> [!NOTE]\n> انتبه";
  expect(wordsOf(text)).toBe(2 + 6 + 2 + 2);
});
