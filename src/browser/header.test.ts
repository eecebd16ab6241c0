import { describe, expect, it } from "vitest";
import { placeAt } from "./header.ts";

const OFFSET_PX = 100;
const sections = (...edges: [top: number, bottom: number][]) =>
  edges.map(([top, bottom], index) => ({ id: `s${index}`, top, bottom }));

describe("the section that is marked", () => {
  it("is none above the first", () => {
    expect(placeAt(sections([600, 1400]), OFFSET_PX)).toBeNull();
  });
  it("is the one resting 100 px under the top", () => {
    expect(placeAt(sections([-700, 100], [100, 900]), OFFSET_PX)).toBe("s1");
  });
  it("stays until its end passes that line", () => {
    expect(placeAt(sections([-700, 102], [102, 900]), OFFSET_PX)).toBe("s0");
  });
  it("is none in what lies between two of the menu", () => {
    expect(placeAt(sections([-700, -100], [400, 900]), OFFSET_PX)).toBeNull();
  });
  it("is a heading up to the next one", () => {
    expect(placeAt(sections([-700, Number.POSITIVE_INFINITY], [400, Number.POSITIVE_INFINITY]), OFFSET_PX)).toBe("s0");
  });
  it("rests where the menu says", () => {
    expect(placeAt(sections([150, 900]), 150)).toBe("s0");
  });
});
