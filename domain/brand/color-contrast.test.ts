import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AA_CONTRAST, contrastOf, hexToOklch, isHexColor, mixColors, oklchToHex, readableOn } from "./color.ts";

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("contrast", () => {
  it("is that of WCAG", () => {
    expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastOf("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
    expect(contrastOf("#ff0000", "#ff0000")).toBe(1);
  });

  it("leaves what can be read as it is", () => {
    expect(readableOn("#ffffff", "#767676")).toBe("#767676");
  });

  it("moves what cannot be read as little as it must, and keeps its hue", () => {
    const mended = readableOn("#ffffff", "#ff8a8a");
    expect(contrastOf("#ffffff", mended)).toBeGreaterThanOrEqual(AA_CONTRAST);
    expect(contrastOf("#ffffff", mended)).toBeLessThan(5);
    expect(Math.abs(hexToOklch(mended).hue - hexToOklch("#ff8a8a").hue)).toBeLessThan(12);
  });

  it("finds a readable colour for any two", () => {
    fc.assert(
      fc.property(anyColor, anyColor, (ground, color) => {
        const mended = readableOn(ground, color);
        return isHexColor(mended) && contrastOf(ground, mended) >= AA_CONTRAST;
      }),
      { numRuns: 2000 },
    );
  });
});

describe("colours", () => {
  it("come back from OKLCH as they went", () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { lightness, chroma, hue } = hexToOklch(color);
        return oklchToHex(lightness, chroma, hue) === color;
      }),
    );
  });

  it("are mixed by shares", () => {
    expect(mixColors("#000000", "#ffffff", 0)).toBe("#000000");
    expect(mixColors("#000000", "#ff8000", 0.5)).toBe("#804000");
  });

  it("are told from other texts", () => {
    expect(isHexColor("#12aBcF")).toBe(true);
    for (const text of ["#123", "red", "#12345g", "url(#a)", ""]) expect(isHexColor(text)).toBe(false);
  });
});
