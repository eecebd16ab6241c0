import { beforeAll, expect, it } from "vitest";
import { makePictureFonts } from "#build/styles/fonts.ts";
import { site } from "#src/site/site.ts";
import { FACES } from "./faces.ts";
import { shapeText, textWidth } from "./shape-text.ts";

beforeAll(() => makePictureFonts("src/.generated/fonts", site.fonts), 60_000);

/** Outlines of letters: each begins with a move. */
const letters = (text: string) => shapeText(text, FACES.text, "rtl").outline.match(/m/g)?.length ?? 0;

it("joins Arabic letters: a word is another outline than its letters", () => {
  expect(textWidth("بيت", FACES.text)).toBeLessThan(
    ["ب", "ي", "ت"].reduce((sum, l) => sum + textWidth(l, FACES.text), 0),
  );
});

it("sets marks on their letters, which take no width", () => {
  expect(textWidth("لكلِّ", FACES.text)).toBeCloseTo(textWidth("لكل", FACES.text), 2);
  expect(letters("لكلِّ")).toBeGreaterThan(letters("لكل"));
});

it("draws the same letter by the same steps wherever it stands, which compresses well", () => {
  const steps = shapeText("oo", FACES.text, "ltr")
    .outline.split(/m-?\d+[ -]\d+/)
    .slice(1);
  expect(steps[0]).toBe(steps[2]);
});

it("leaves out a letter that the font lacks", () => {
  expect(shapeText("漢", FACES.text, "ltr")).toEqual({ width: 0, outline: "" });
});

it("reads numbers in Arabic from the left", () => {
  const [first] = shapeText("12 بيت", FACES.text, "rtl").outline.split("z");
  const [alone] = shapeText("بيت", FACES.text, "rtl").outline.split("z");
  expect(first, "the word stands left of the number").toBe(alone);
});
