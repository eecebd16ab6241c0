import { describe, expect, it } from "vitest";
import { type Field, isClosed, type Line, sampleField, traceLevel, walledSamples } from "./contours.ts";

const BOX = { left: -100, top: -100, right: 100, bottom: 100 };
const distanceFromOrigin: Field = (x, y) => Math.hypot(x, y);
/** High and low from one grid point to the next: every cell is a saddle, every edge is crossed. */
const checkerboard: Field = (x, y) => Math.cos((x * Math.PI) / 10) * Math.cos((y * Math.PI) / 10);

const radiiOf = (line: Line) => line.map(([x, y]) => Math.hypot(x, y));

describe("traceLevel", () => {
  it("traces a circle as one closed line at that distance", () => {
    const lines = traceLevel(sampleField(distanceFromOrigin, BOX, 5), 60);
    expect(lines.map(isClosed)).toEqual([true]);
    for (const radius of radiiOf(lines[0] ?? [])) expect(radius).toBeCloseTo(60, 0);
  });

  it("leaves lines open that leave the box, and ends them on its rim", () => {
    const lines = traceLevel(sampleField(distanceFromOrigin, BOX, 5), 120);
    expect(lines.map(isClosed)).toEqual([false, false, false, false]);
    for (const line of lines)
      for (const end of [line.at(0), line.at(-1)]) expect(Math.max(...(end ?? []).map(Math.abs))).toBe(100);
  });

  it("closes the same lines along the wall when the samples are walled", () => {
    const walled = walledSamples(sampleField(distanceFromOrigin, BOX, 5));
    expect(traceLevel(walled, 120).map(isClosed)).toEqual([true]);
  });

  it("finds nothing where the field never has that value", () => {
    expect(traceLevel(sampleField(distanceFromOrigin, BOX, 5), 500)).toEqual([]);
  });

  it("loses no line at a saddle", () => {
    const { columns, rows, ...samples } = sampleField(checkerboard, BOX, 10);
    const lines = traceLevel({ columns, rows, ...samples }, 0.1);
    const crossings = lines.flatMap((line) => (isClosed(line) ? line.slice(1) : line).map(String));
    const edges = (columns - 1) * rows + columns * (rows - 1);
    expect(crossings).toHaveLength(edges);
    expect(new Set(crossings).size).toBe(edges);
  });
});
