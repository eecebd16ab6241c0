import { describe, expect, it } from "vitest";
import { contourPath, lengthOf, simplifyLine } from "./contour-path.ts";
import { isClosed, type Line, type Point, sampleField, traceLevel } from "./contours.ts";
import { createNoise } from "./noise.ts";

const WIDTH = 600;
const noise = createNoise(5);
const samples = sampleField((x, y) => noise(x / 120, y / 120, 2), { left: 0, top: 0, right: WIDTH, bottom: 400 }, 8);
const LINES = [0.4, 0.5, 0.6].flatMap((level) => traceLevel(samples, level));
const CIRCLE: Line = Array.from({ length: 73 }, (_, index): Point => {
  const angle = ((index % 72) * Math.PI) / 36;
  return [300 + 150 * Math.cos(angle), 200 + 150 * Math.sin(angle)];
});
const OPTIONS = { tolerance: 6, shortest: 0 };

type DrawnLine = { knots: Point[]; controls: Point[]; closed: boolean };

/** Reads a path back into absolute places, the way a browser does. */
function readPath(path: string): DrawnLine[] {
  const lines: DrawnLine[] = [];
  let position: Point = [0, 0];
  let control: Point = [0, 0];
  for (const [, command = "", text = ""] of path.matchAll(/([a-z])([^a-z]*)/g)) {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    const places: Point[] = [];
    const at = (index: number): Point => [position[0] + (numbers[index] ?? 0), position[1] + (numbers[index + 1] ?? 0)];
    const line = lines.at(-1);
    switch (command) {
      case "m":
        position = at(0);
        lines.push({ knots: [position], controls: [], closed: false });
        break;
      case "q":
        control = at(0);
        position = at(2);
        line?.controls.push(control);
        line?.knots.push(position);
        break;
      case "t":
        for (let index = 0; index < numbers.length; index += 2) {
          control = [2 * position[0] - control[0], 2 * position[1] - control[1]];
          position = at(index);
          line?.controls.push(control);
          places.push(position);
        }
        line?.knots.push(...places);
        break;
      case "l":
        position = at(0);
        line?.knots.push(position);
        break;
      case "z":
        if (line) line.closed = true;
        position = line?.knots[0] ?? position;
        break;
      default:
        throw new Error(`unexpected command ${command}`);
    }
  }
  return lines;
}

describe("simplifyLine", () => {
  it("keeps both end points of every line", () => {
    for (const line of LINES)
      for (const tolerance of [1, 6, 1000]) {
        const simple = simplifyLine(line, tolerance);
        expect(simple.at(0)).toEqual(line.at(0));
        expect(simple.at(-1)).toEqual(line.at(-1));
      }
  });

  it("takes more points away the more it may", () => {
    const counts = [0.1, 3, 12].map((tolerance) => simplifyLine(CIRCLE, tolerance).length);
    expect(counts[0]).toBe(CIRCLE.length);
    expect(counts[1]).toBeLessThan(CIRCLE.length);
    expect(counts[2]).toBeLessThan(counts[1] ?? 0);
  });

  it("keeps a loop a loop, however coarse", () => {
    const simple = simplifyLine(CIRCLE, 1e6);
    expect(isClosed(simple)).toBe(true);
    expect(simple).toHaveLength(4);
  });

  it("turns a straight line into its two ends", () => {
    expect(
      simplifyLine(
        [
          [0, 0],
          [10, 5],
          [20, 10],
          [30, 15],
        ],
        1,
      ),
    ).toEqual([
      [0, 0],
      [30, 15],
    ]);
  });
});

describe("contourPath", () => {
  it("closes what was closed, and nothing else", () => {
    const drawn = readPath(contourPath(LINES, OPTIONS));
    expect(drawn.map(({ closed }) => closed)).toEqual(LINES.map(isClosed));
    for (const { knots, closed } of drawn) if (closed) expect(knots.at(-1)).toEqual(knots.at(0));
  });

  it("starts and ends open lines where they were traced", () => {
    const drawn = readPath(contourPath(LINES, OPTIONS));
    for (const [index, line] of LINES.entries()) {
      if (isClosed(line)) continue;
      const knots = drawn[index]?.knots ?? [];
      expect(knots.at(0)).toEqual(line.at(0)?.map(Math.round));
      expect(knots.at(-1)).toEqual(line.at(-1)?.map(Math.round));
    }
  });

  it("never lets rounding drive the implied control points more than a unit away", () => {
    const wanted = simplifyLine(CIRCLE, 1).slice(0, -1);
    const [drawn] = readPath(contourPath([CIRCLE], { tolerance: 1, shortest: 0 }));
    expect(drawn?.controls).toHaveLength(wanted.length);
    for (const [index, [x, y]] of wanted.entries()) {
      const [drawnX, drawnY] = drawn?.controls[index] ?? [0, 0];
      expect(Math.abs(drawnX - x)).toBeLessThan(1.01);
      expect(Math.abs(drawnY - y)).toBeLessThan(1.01);
    }
  });

  it("mirrors", () => {
    const drawn = readPath(contourPath(LINES, OPTIONS));
    const mirrored = readPath(contourPath(LINES, { ...OPTIONS, mirrorWidth: WIDTH }));
    expect(mirrored).toHaveLength(drawn.length);
    for (const [lineIndex, { knots }] of drawn.entries())
      for (const [index, [x, y]] of knots.entries()) {
        expect(mirrored[lineIndex]?.knots[index]).toEqual([WIDTH - x, y]);
      }
  });

  it("leaves out specks", () => {
    const shortest = 300;
    const long = LINES.filter((line) => lengthOf(line) >= shortest);
    expect(long.length).toBeLessThan(LINES.length);
    expect(readPath(contourPath(LINES, { ...OPTIONS, shortest }))).toHaveLength(long.length);
  });

  it("writes whole numbers without a character to spare", () => {
    expect(contourPath(LINES, OPTIONS)).not.toMatch(/[.,LMQTZ]| -|[a-z] /);
  });
});
