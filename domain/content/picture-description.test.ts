import { expect, it } from "vitest";
import { isDescription } from "./picture-description.ts";

it.each([
  "The till with a receipt beside it",
  "صندوق البيع وبجانبه الإيصال",
  "Photo of the harbour at dawn",
  "لقطة شاشة تعرض فواتير اليوم",
])("describes: %s", (alt) => {
  expect(isDescription(alt)).toBe(true);
});

it.each([
  "",
  "   ",
  "sea",
  "Image",
  "photo 2",
  "An image.",
  "صورة",
  "الصورة 3",
  "وصف الصورة",
  "IMG_2034.jpg",
  "TODO",
  "xxxx",
  "Lorem ipsum dolor",
])("says nothing: %s", (alt) => {
  expect(isDescription(alt)).toBe(false);
});
