import { describe, expect, it } from "vitest";
import { TIDE_SIZE, tidePath, tidePoints } from "./tide.ts";

const LEVELS = [0.2, 0.36, 0.52, 0.74, 0.93];

describe("tidePoints", () => {
  it("stands each milestone in the middle of its column, the later the higher", () => {
    const points = tidePoints(LEVELS);
    expect(points.map(({ x }) => x)).toEqual([120, 360, 600, 840, 1080]);
    expect(points.map(({ y }) => y)).toEqual(points.map(({ y }) => y).toSorted((a, b) => b - a));
  });
});

describe("tidePath", () => {
  it("runs from edge to edge, through every point, in whole units", () => {
    const path = tidePath(LEVELS);
    expect(path).toMatch(/^M0 \d+C/);
    for (const { x, y } of tidePoints(LEVELS)) expect(path).toContain(` ${x} ${y}`);
    expect(path).toMatch(new RegExp(` ${TIDE_SIZE.width} \\d+$`));
    expect(path).not.toContain(".");
  });

  it("is empty without milestones", () => {
    expect(tidePath([])).toBe("");
  });
});
