import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimateWidth } from "./estimate.ts";
import { directionOfText, type FitStyle, fitText, wrapWords } from "./text-fit.ts";

/** Every sign is one unit wide. */
const widthOf = (text: string) => text.length;
const STYLE: FitStyle = { max: 100, min: 30, weight: 600, leading: { arabic: 1.4, latin: 1.1 }, balanced: true };
const plain = (text: string) => ({ text, direction: "ltr" as const, scale: 1 });

describe("wrapping", () => {
  it("breaks lines between words", () => {
    expect(wrapWords("one two three four", 9, widthOf, false)).toEqual({
      lines: ["one two", "three", "four"],
      broken: false,
    });
    expect(wrapWords("من أحسن الإصغاء إلى عميله", 12, widthOf, false).lines).toEqual([
      "من أحسن",
      "الإصغاء إلى",
      "عميله",
    ]);
  });
  it("keeps together what a no-break space holds", () => {
    expect(wrapWords("Windows\u00a011 today", 10, widthOf, false).lines).toEqual(["Windows\u00a011", "today"]);
  });
  it("breaks a word only where it may, and never inside a sign", () => {
    expect(wrapWords("abcdef", 4, widthOf, false)).toEqual({ lines: ["abcdef"], broken: true });
    expect(wrapWords("abcdef", 4, widthOf, true)).toEqual({ lines: ["abcd", "ef"], broken: true });
    expect(wrapWords("مُحَمَّد", 2, widthOf, true).lines[0]).toBe("مُ");
    expect(wrapWords("👩‍💻👩‍💻", 5, widthOf, true).lines).toEqual(["👩‍💻", "👩‍💻"]);
  });
});

describe("fitting", () => {
  it("takes the largest letters that fit", () => {
    const short = fitText([plain("Hi")], { width: 900, height: 300 }, STYLE, estimateWidth);
    expect(short.size).toBe(100);
    const long = fitText([plain("Hi there ".repeat(14))], { width: 900, height: 300 }, STYLE, estimateWidth);
    expect(long.size).toBeLessThan(100);
    expect(long.lines.length).toBeGreaterThan(1);
  });
  it("would rather shrink than break a word", () => {
    const { lines } = fitText([plain("Donaudampfschiff")], { width: 500, height: 900 }, STYLE, estimateWidth);
    expect(lines.map(({ text }) => text)).toEqual(["Donaudampfschiff"]);
  });
  it("leaves no short last line in a headline", () => {
    const { lines } = fitText(
      [plain("aaaa bbbb cccc dddd e")],
      { width: 1000, height: 240 },
      STYLE,
      (text) => text.length * 0.55,
    );
    const widths = lines.map((line) => line.width);
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6);
  });
  it("sets each line in its own scale", () => {
    const { lines } = fitText(
      [plain("a"), { ...plain("b"), scale: 0.5 }],
      { width: 900, height: 900 },
      STYLE,
      estimateWidth,
    );
    expect(lines.map(({ size }) => size)).toEqual([100, 50]);
  });
  it("says that the end is missing where nothing else helps", () => {
    const { cut, lines } = fitText([plain("word ".repeat(400))], { width: 120, height: 40 }, STYLE, estimateWidth);
    expect(cut).toBe(true);
    expect(lines.at(-1)?.text.endsWith("…")).toBe(true);
  });
  it("never leaves its box, whatever is typed", () => {
    const anyText = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.constantFrom("مرحبا بكم في متجرنا الجديد", "W".repeat(90)),
    );
    const scale = fc.constantFrom(0.5, 1, 1.6);
    fc.assert(
      fc.property(
        fc.array(fc.record({ text: anyText, scale }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 60, max: 1000 }),
        fc.integer({ min: 40, max: 900 }),
        (texts, width, height) => {
          const paragraphs = texts.map(({ text, scale }) => ({
            text: text.replaceAll("\n", " "),
            scale,
            direction: directionOfText(text, "rtl"),
          }));
          const { lines, height: used } = fitText(paragraphs, { width, height }, STYLE, estimateWidth);
          expect(used).toBeLessThanOrEqual(height + 0.01);
          for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.01);
        },
      ),
    );
  });
});

describe("direction", () => {
  it("is that of the first letter", () => {
    expect(directionOfText("12 عرض new", "ltr")).toBe("rtl");
    expect(directionOfText("(new) عرض", "rtl")).toBe("ltr");
    expect(directionOfText("24", "rtl")).toBe("rtl");
  });
});
