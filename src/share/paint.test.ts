import { describe, expect, it } from "vitest";
import { oklchToHex } from "#domain/brand/color.ts";
import { site } from "#src/site/site.ts";
import { paintOf } from "./paint.ts";

const { deep, primary } = site.colors;

describe("the colours of pictures are those of the style sheets", () => {
  it("by day and by night", () => {
    expect(paintOf("light")("--color-page")).toBe(oklchToHex(0.991, 0.003, deep.hue));
    expect(paintOf("dark")("--color-page")).toBe(oklchToHex(0.174, 0.05, deep.hue));
  });
  it("with names in names, products and opacity", () => {
    const pri600 = oklchToHex(0.49, primary.chroma * 1.08, primary.hue);
    expect(paintOf("light")("--color-primary")).toBe(pri600);
    expect(paintOf("light")("--color-art-line")).toBe(`${oklchToHex(0.6, 0.085, primary.hue)}4d`);
  });
  it("and those of one class, mixed as it says", () => {
    const paint = paintOf("light", "cover-primary");
    expect(paint("--ground")).toBe(paint("--color-primary"));
    expect(paint("--color-art-line")).toBe("#ffffff33");
    expect(paint("--color-tint-1")).not.toBe(paintOf("light")("--color-tint-1"));
    expect(paintOf("dark", "app-raff")("--app")).toBe(oklchToHex(0.5, 0.11, 150));
    expect(paintOf("dark", "app-icon", "app-raff")("color")).toBe("#ffffff");
    expect(paintOf("dark", "app-icon", "app-mizan")("color")).toBe(oklchToHex(0.22, 0.06, 60));
  });
  it("and the brand's own for a product that was added in the editor", () => {
    expect(paintOf("dark", "app-icon", "app-added")("--app")).toBe(paintOf("dark")("--color-primary"));
    expect(paintOf("dark", "app-icon", "app-added")("color")).toBe("#ffffff");
  });
  it("says which name is not there", () => {
    expect(() => paintOf("dark")("--color-nothing")).toThrow("--color-nothing");
  });
});
