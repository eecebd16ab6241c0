import { describe, expect, it } from "vitest";
import { drawIsobaths, type IsobathPlan } from "./isobaths.ts";

const WIDTH = 700;
const PLAN: IsobathPlan = {
  lands: [{ shape: "rect", x: 100, y: 80, width: 260, height: 200, radius: 26 }],
  width: WIDTH,
  height: 400,
  padding: { start: 300, end: 200, top: 200, bottom: 200 },
  seed: 23,
  direction: "ltr",
  depths: { coast: 15, shallows: [44, 84, 134], deep: [188, 250, 320] },
  relief: 1,
  soundings: 30,
  withoutSoundings: [{ x: -300, y: -200, width: 300, height: 800 }],
  tolerance: 8,
};

const subpaths = (path: string) => path.match(/m/g)?.length ?? 0;
const closings = (path: string) => path.match(/z/g)?.length ?? 0;

describe("drawIsobaths", () => {
  const ltr = drawIsobaths(PLAN);
  const rtl = drawIsobaths({ ...PLAN, direction: "rtl" });

  it("closes the coast and the shallows", () => {
    for (const path of [ltr.coast ?? "", ...ltr.shallows.map((shallow) => shallow.path)]) {
      expect(subpaths(path)).toBeGreaterThan(0);
      expect(closings(path)).toBe(subpaths(path));
    }
  });

  it("draws the line of a shallow apart where the fill has to close along the rim", () => {
    const cramped = drawIsobaths({ ...PLAN, padding: { start: 300, end: 200, top: 200, bottom: -110 } });
    const [inner] = cramped.shallows;
    expect(ltr.shallows[0].outlined).toBe(true);
    expect(inner.outlined).toBe(false);
    expect(closings(inner.path)).toBe(subpaths(inner.path));
  });

  it("has no coast where none is wanted", () => {
    expect(drawIsobaths({ ...PLAN, depths: { ...PLAN.depths, coast: null } }).coast).toBeNull();
  });

  it("mirrors the soundings with the sea", () => {
    expect(rtl.soundings).toHaveLength(ltr.soundings.length);
    for (const [index, sounding] of ltr.soundings.entries()) {
      const mirrored = rtl.soundings[index];
      expect(Math.abs(WIDTH - sounding.x - (mirrored?.x ?? 0))).toBeLessThanOrEqual(1);
      expect(mirrored?.y).toBe(sounding.y);
      expect(sounding.whole).toMatch(/^[0-9]+$/);
      expect(mirrored?.whole).toMatch(/^\d+$/);
    }
  });

  it("places soundings on open water only", () => {
    expect(ltr.soundings.length).toBeGreaterThan(10);
    for (const { x, y } of ltr.soundings) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x > 100 && x < 360 && y > 80 && y < 280).toBe(false);
    }
  });

  it("is computed once for equal parameters", () => {
    expect(drawIsobaths(structuredClone(PLAN))).toBe(ltr);
    expect(drawIsobaths({ ...PLAN, seed: 24 })).not.toBe(ltr);
  });
});
