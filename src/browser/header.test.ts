import { describe, expect, it } from "vitest";
import { currentSection } from "./header.ts";

const tops = (...values: number[]) => values.map((top, index) => ({ id: `s${index}`, top }));

describe("current section", () => {
  it("is none above the first", () => {
    expect(currentSection(tops(600, 1400))).toBeNull();
  });
  it("is the one resting 100 px under the top", () => {
    expect(currentSection(tops(-700, 100, 900))).toBe("s1");
  });
  it("stays until the next one reaches that line", () => {
    expect(currentSection(tops(-700, 102))).toBe("s0");
  });
});
