import { memoize } from "#domain/cache/memoize.ts";
import type { Direction } from "#domain/language/locale.ts";
import { mirrorWidthIn } from "#src/art/reading-direction.ts";
import { contourPath } from "./contour-path.ts";
import { type Field, sampleField, traceLevel, walledSamples } from "./contours.ts";
import { createNoise } from "./noise.ts";

type TerrainPlan = {
  width: number;
  height: number;
  seed: number;
  direction: Direction;
  /** Distance between one hill and the next. */
  scale: number;
};

export type Terrain = {
  /** Filled areas, from the outer shallows to the land. */
  shallows: readonly [inner: string, middle: string, outer: string];
  land: string;
  minorLines: string;
  majorLines: string;
};

const GRID_STEP = 9;
/** Fills close along a rim that lies outside the picture, so that their outlines never show there. */
const BLEED = 2 * GRID_STEP;
const SHORTEST_LINE = 80;

/** Heights, from 0 to 1. The filled ones carry their own outline; the others are lines only. */
const SHALLOW_HEIGHTS = { outer: 0.5, middle: 0.59, inner: 0.65 };
const LAND_HEIGHT = 0.72;
const MINOR_HEIGHTS = [0.23, 0.275, 0.365, 0.41, 0.455, 0.545, 0.685, 0.76];
const MAJOR_HEIGHTS = [0.32, 0.62];

/** Free contours, with nothing in particular to surround. */
export const drawTerrain = memoize(({ width, height, seed, direction, scale }: TerrainPlan): Terrain => {
  const noise = createNoise(seed);
  // Negative heights, because lines close around what lies below their level.
  const depthAt: Field = (x, y) => -noise(x / scale + 7.3, y / scale + 2.1, 2);
  const box = { left: -BLEED, top: -BLEED, right: width + BLEED, bottom: height + BLEED };
  const samples = sampleField(depthAt, box, GRID_STEP);
  const walled = walledSamples(samples);
  const options = {
    // The wider the hills, the less a unit matters.
    tolerance: scale / 36,
    shortest: SHORTEST_LINE,
    mirrorWidth: mirrorWidthIn(direction, width),
  };
  const area = (above: number) => contourPath(traceLevel(walled, -above), options);
  const lines = (heights: readonly number[]) =>
    contourPath(
      heights.flatMap((above) => traceLevel(samples, -above)),
      options,
    );
  return {
    shallows: [area(SHALLOW_HEIGHTS.inner), area(SHALLOW_HEIGHTS.middle), area(SHALLOW_HEIGHTS.outer)],
    land: area(LAND_HEIGHT),
    minorLines: lines(MINOR_HEIGHTS),
    majorLines: lines(MAJOR_HEIGHTS),
  };
});
