import { describe, expect, it } from "vitest";
import { oklchToHex } from "./color.ts";

describe("oklchToHex", () => {
  it("knows the corners", () => {
    expect(oklchToHex(1, 0, 0)).toBe("#ffffff");
    expect(oklchToHex(0, 0, 0)).toBe("#000000");
  });
  it("gives sRGB red for its OKLCH values", () => {
    expect(oklchToHex(0.62796, 0.25768, 29.2339)).toBe("#ff0000");
  });
  it("clips what the screen cannot show", () => {
    expect(oklchToHex(0.7, 0.4, 150)).toMatch(/^#[0-9a-f]{6}$/);
  });
});
