import { expect, it } from "vitest";
import { headlineLook } from "./headline.ts";

it.each([
  [["لكلِّ مشروع", "مرسى"], "stretched"],
  [["لكلِّ مشروع", "شركة مثال"], "plain"],
  [["Every project", "deserves a", "harbour"], "plain"],
  [["لكلِّ مشروع", "مؤسسة البرمجيات"], "long"],
])("%j is %s", (lines, look) => {
  expect(headlineLook(lines)).toBe(look);
});
