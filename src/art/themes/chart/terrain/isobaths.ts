import { memoize } from "#domain/cache/memoize.ts";
import type { Direction } from "#domain/language/locale.ts";
import { mirrorWidthIn, xFromStart } from "#src/art/reading-direction.ts";
import { seededRandom } from "#src/art/seeded-random.ts";
import type { Rect } from "#src/art/shape.ts";
import type { Padding, StageFigure } from "#src/art/stage.ts";
import { contourPath } from "./contour-path.ts";
import { type Box, type Field, isClosed, type Line, sampleField, traceLevel, walledSamples } from "./contours.ts";
import { clamp, distanceToShore, type Land } from "./land.ts";
import { createNoise } from "./noise.ts";

export type IsobathPlan = {
  lands: readonly Land[];
  width: number;
  height: number;
  padding: Padding;
  seed: number;
  direction: Direction;
  /** Depth of the coast, of the three shallows around it, and of the lines beyond. */
  depths: Depths;
  /** How restless the sea floor is; 1 is the open coast, 0 a basin with straight walls. */
  relief: number;
  /** The greatest number of soundings (depth figures), and the areas that have none. */
  soundings: number;
  withoutSoundings: readonly Rect[];
  /** How much the lines are simplified: see `contourPath`. */
  tolerance: number;
};

export type Depths = {
  /** Null where the islands have no buff beach of their own. */
  coast: number | null;
  shallows: readonly [inner: number, middle: number, outer: number];
  deep: readonly number[];
};

/** Outlined where no part of its edge is the rim: then the path of the fill serves as the line, too. */
type Shallow = { path: string; outlined: boolean };

export type Isobaths = {
  coast: string | null;
  shallows: readonly [inner: Shallow, middle: Shallow, outer: Shallow];
  minorLines: string;
  majorLines: string;
  soundings: readonly StageFigure[];
};

/** Land within this reach runs together. */
const BRIDGE = 70;
const GRID_STEP = 11;
const SHORTEST_LINE = 120;
/** Counted from the inner shallow, every third line is a strong one. */
const MAJOR_EVERY = 3;

export const drawIsobaths = memoize((plan: IsobathPlan): Isobaths => {
  const box = seaBox(plan);
  const depthAt = seaFloor(plan);
  const samples = sampleField(depthAt, box, GRID_STEP);
  const walled = walledSamples(samples);
  const toPath = (lines: readonly Line[]) =>
    contourPath(lines, {
      tolerance: plan.tolerance,
      shortest: SHORTEST_LINE,
      mirrorWidth: mirrorWidthIn(plan.direction, plan.width),
    });

  const minorLines: Line[] = [];
  const majorLines: Line[] = [];
  const addLines = (lines: readonly Line[], rank: number) =>
    (rank % MAJOR_EVERY === 0 ? majorLines : minorLines).push(...lines);

  const drawShallow = (depth: number, rank: number): Shallow => {
    const lines = traceLevel(samples, depth);
    const outlined = lines.every(isClosed);
    if (!outlined) addLines(lines, rank);
    return { path: toPath(outlined ? lines : traceLevel(walled, depth)), outlined };
  };

  const { coast, shallows, deep } = plan.depths;
  const [inner, middle, outer] = shallows;
  // Before the lines are joined below, because a shallow that is cut off adds its line to them.
  const drawnShallows: Isobaths["shallows"] = [drawShallow(inner, 0), drawShallow(middle, 1), drawShallow(outer, 2)];
  for (const [index, depth] of deep.entries()) addLines(traceLevel(samples, depth), index + shallows.length);
  return {
    coast: coast === null ? null : toPath(traceLevel(walled, coast)),
    shallows: drawnShallows,
    minorLines: toPath(minorLines),
    majorLines: toPath(majorLines),
    soundings: strewSoundings(plan, box, depthAt),
  };
});

function seaBox({ width, height, padding }: IsobathPlan): Box {
  return {
    left: -padding.start,
    top: -padding.top,
    right: width + padding.end,
    bottom: height + padding.bottom,
  };
}

/** Depth grows with the distance from shore; two sizes of noise make it look surveyed, not computed. */
export function seaFloor({ lands, seed, relief }: Pick<IsobathPlan, "lands" | "seed" | "relief">): Field {
  const noise = createNoise(seed);
  const distanceAt = distanceToShore(lands, BRIDGE);
  return (x, y) => {
    const distance = distanceAt(x, y);
    const banks = (noise(x / 190 + 3, y / 190 + 9, 3) - 0.5) * clamp(distance + 10, 0, 430) * 1.5;
    const ripples = (noise(x / 60, y / 60, 2) - 0.5) * 10;
    return distance + banks * relief + ripples;
  };
}

const SOUNDING_TRIES = 900;
const SOUNDING_GAP = 74;
/** Nearer to land there is no room for a figure. */
const SOUNDING_MIN_DISTANCE = 40;
/** Below this depth charts give tenths as well. */
const TENTHS_UP_TO = 31;

function strewSoundings(plan: IsobathPlan, box: Box, depthAt: Field): StageFigure[] {
  const random = seededRandom(plan.seed * 7 + 1);
  const places: { x: number; y: number; distance: number }[] = [];
  for (let tries = 0; tries < SOUNDING_TRIES && places.length < plan.soundings; tries++) {
    const x = box.left + random() * (box.right - box.left);
    const y = box.top + random() * (box.bottom - box.top);
    const distance = depthAt(x, y);
    const tooClose = places.some((place) => Math.hypot(place.x - x, place.y - y) < SOUNDING_GAP);
    if (distance < SOUNDING_MIN_DISTANCE || tooClose || plan.withoutSoundings.some((rect) => contains(rect, x, y)))
      continue;
    places.push({ x, y, distance });
  }
  return places.map(({ x, y, distance }) => ({
    x: Math.round(xFromStart(x, plan.width, plan.direction)),
    y: Math.round(y),
    ...depthFigures(distance),
  }));
}

function depthFigures(distance: number): Pick<StageFigure, "whole" | "tenth"> {
  const depth = distance / 11 + 1.2;
  const whole = Math.floor(depth);
  const tenth = Math.floor((depth - whole) * 10);
  return {
    whole: String(whole),
    tenth: tenth > 0 && depth < TENTHS_UP_TO ? String(tenth) : null,
  };
}

function contains(rect: Rect, x: number, y: number): boolean {
  return x > rect.x && x < rect.x + rect.width && y > rect.y && y < rect.y + rect.height;
}
