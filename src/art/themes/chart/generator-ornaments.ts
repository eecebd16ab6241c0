import { memoize } from "#domain/cache/memoize.ts";
import type { Rect, Shape } from "#src/art/shape.ts";
import { contourPath } from "./terrain/contour-path.ts";
import { sampleField, traceLevel, walledSamples } from "./terrain/contours.ts";
import { seaFloor } from "./terrain/isobaths.ts";

export type RingsPlan = {
  shapes: readonly Shape[];
  box: Rect;
  seed: number;
  unit: number;
  relief: number;
  isSketch: boolean;
};

/** Distances of the lines from the shore, in units. */
const DEPTHS = [0, 30, 66, 110, 162, 222, 290, 366, 450, 542, 642, 750];
const FILLED = 3;
const GRID_STEP = 17;
const BLEED = 2 * GRID_STEP;

/** Outlines around shapes, from the nearest outwards: depth contours. */
export const ringPaths = memoize(
  ({ shapes, box, seed, unit, relief, isSketch }: RingsPlan): { lines: string[]; fills: string[] } => {
    const around = {
      left: box.x - BLEED,
      top: box.y - BLEED,
      right: box.x + box.width + BLEED,
      bottom: box.y + box.height + BLEED,
    };
    const samples = sampleField(
      seaFloor({ lands: shapes, seed, relief }),
      around,
      isSketch ? 2 * GRID_STEP : GRID_STEP,
    );
    const walled = walledSamples(samples);
    const options = { tolerance: isSketch ? 22 : 6, shortest: (isSketch ? 400 : 90) * unit };
    return {
      lines: DEPTHS.filter((_, index) => !isSketch || index < 8).map((depth) =>
        contourPath(traceLevel(samples, depth * unit), options),
      ),
      fills: DEPTHS.slice(0, FILLED + 1).map((depth) => contourPath(traceLevel(walled, depth * unit), options)),
    };
  },
);

const round = (value: number) => Math.round(value * 10) / 10;

/** A strip along an edge, what is filled of it and what is drawn: the graduated border of a chart. */
export function edgePaths({ x, y, width, unit }: Pick<Rect, "x" | "y" | "width"> & { unit: number }) {
  const height = 9 * unit;
  const count = Math.max(5, Math.round(width / (62 * unit)) | 1);
  const step = width / count;
  const bars = Array.from(
    { length: Math.ceil(count / 2) },
    (_, index) => `M${round(x + 2 * index * step)} ${round(y)}h${round(step)}v${round(height)}h${round(-step)}z`,
  );
  return { fill: bars.join(""), lines: `M${x} ${y}H${x + width}M${x} ${y + height}H${x + width}` };
}

const TICKS = 5;

/** Before an opening line: a piece of chart scale. The end of it is drawn stronger. */
export function kickerPaths({ x, low, tall, length, unit }: Record<"x" | "low" | "tall" | "length" | "unit", number>) {
  const ticks = Array.from({ length: TICKS }, (_, index) => `M${x + (index * length) / TICKS} ${low}v${-tall}`);
  return { lines: `${ticks.join("")}M${x} ${low}h${length}`, end: `M${x + length} ${low + unit}v${-tall - unit}` };
}
