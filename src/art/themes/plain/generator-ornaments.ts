import type { Rect, Shape } from "#src/art/shape.ts";

export type RingsPlan = {
  shapes: readonly Shape[];
  box: Rect;
  seed: number;
  unit: number;
  relief: number;
  isSketch: boolean;
};

/** Distances of the outlines from the first shape, in units. */
const DISTANCES = [0, 34, 78, 132, 196, 270, 354, 448, 552, 666];
const FILLED = 3;

/** Outlines around the first shape, from the nearest outwards: the same shape, larger. */
export function ringPaths({ shapes, unit, isSketch }: RingsPlan): { lines: string[]; fills: string[] } {
  const [shape] = shapes;
  if (!shape) return { lines: [], fills: [] };
  const outlines = DISTANCES.filter((_, index) => !isSketch || index < 7).map((distance) =>
    grown(shape, distance * unit),
  );
  return { lines: outlines, fills: outlines.slice(0, FILLED + 1) };
}

const round = (value: number) => Math.round(value * 10) / 10;

function grown(shape: Shape, by: number): string {
  if (shape.shape === "circle") {
    const r = round(shape.radius + by);
    return `M${round(shape.x - r)} ${shape.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  const r = round(shape.radius + by);
  const [width, height] = [round(shape.width - 2 * shape.radius), round(shape.height - 2 * shape.radius)];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const start = `M${round(shape.x + shape.radius)} ${round(shape.y - by)}`;
  return `${start}h${width}${corner(r, r)}v${height}${corner(-r, r)}h${-width}${corner(-r, -r)}v${-height}${corner(r, -r)}z`;
}

/** A line along an edge, what is filled of it and what is drawn. */
export function edgePaths({ x, y, width, unit }: Pick<Rect, "x" | "y" | "width"> & { unit: number }) {
  const [length, height] = [round(72 * unit), round(9 * unit)];
  const middle = round(y + height / 2);
  return {
    fill: `M${round(x)} ${round(y)}h${length}v${height}h${-length}z`,
    lines: `M${x} ${middle}H${x + width}`,
  };
}

/** Before an opening line: two squares of one side, the second one strong. */
export function kickerPaths({ x, low, tall, length, unit }: Record<"x" | "low" | "tall" | "length" | "unit", number>) {
  const middle = round(low - tall / 2);
  return { lines: `M${x} ${middle}h${length}`, end: `M${round(x + length - 12 * unit)} ${middle}h${round(12 * unit)}` };
}
