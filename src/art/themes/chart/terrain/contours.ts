export type Point = readonly [x: number, y: number];

/** Points in drawing order. A closed line ends on its first point. */
export type Line = readonly Point[];

/** Height (or depth) at a place. */
export type Field = (x: number, y: number) => number;

export type Box = { left: number; top: number; right: number; bottom: number };

/** A field measured on a square grid; sampled once, traced at many levels. */
type Samples = {
  columns: number;
  rows: number;
  valueAt: (column: number, row: number) => number;
  placeOf: (column: number, row: number) => Point;
};

export function sampleField(field: Field, box: Box, step: number): Samples {
  const columns = Math.ceil((box.right - box.left) / step) + 1;
  const rows = Math.ceil((box.bottom - box.top) / step) + 1;
  const placeOf = (column: number, row: number): Point => [box.left + column * step, box.top + row * step];
  const values = Float64Array.from({ length: columns * rows }, (_, index) =>
    field(...placeOf(index % columns, Math.floor(index / columns))),
  );
  return { columns, rows, placeOf, valueAt: (column, row) => values[row * columns + column] ?? 0 };
}

/** The same samples with a rim above every level, so that lines which would leave the box close along it. */
export function walledSamples(samples: Samples): Samples {
  const { columns, rows } = samples;
  const isRim = (column: number, row: number) =>
    column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
  return {
    ...samples,
    valueAt: (column, row) => (isRim(column, row) ? Number.POSITIVE_INFINITY : samples.valueAt(column, row)),
  };
}

export function isClosed(line: Line): boolean {
  const first = line.at(0);
  const last = line.at(-1);
  return line.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

/** Where the field equals `level`, by marching squares; the lower side always lies on the same hand. */
export function traceLevel(samples: Samples, level: number): Line[] {
  const successors = new Map<number, number>();
  for (let row = 0; row < samples.rows - 1; row++)
    for (let column = 0; column < samples.columns - 1; column++)
      for (const [from, to] of CELL_SEGMENTS[cellCase(samples, column, row, level)] ?? [])
        successors.set(edgeId(samples, column, row, from), edgeId(samples, column, row, to));
  return linkEdges(successors).map((edges) => edges.map((edge) => crossing(samples, edge, level)));
}

type Side = "top" | "right" | "bottom" | "left";
type Segment = readonly [from: Side, to: Side];

/** The sides a line joins, by which corners lie below the level: top left 8, then clockwise 4, 2 and 1. */
const CELL_SEGMENTS: readonly (readonly Segment[])[] = [
  [],
  [["left", "bottom"]],
  [["bottom", "right"]],
  [["left", "right"]],
  [["right", "top"]],
  [
    ["left", "top"],
    ["right", "bottom"],
  ],
  [["bottom", "top"]],
  [["left", "top"]],
  [["top", "left"]],
  [["top", "bottom"]],
  [
    ["top", "right"],
    ["bottom", "left"],
  ],
  [["top", "right"]],
  [["right", "left"]],
  [["right", "bottom"]],
  [["bottom", "left"]],
  [],
];

function cellCase({ valueAt }: Samples, column: number, row: number, level: number): number {
  return (
    (valueAt(column, row) < level ? 8 : 0) |
    (valueAt(column + 1, row) < level ? 4 : 0) |
    (valueAt(column + 1, row + 1) < level ? 2 : 0) |
    (valueAt(column, row + 1) < level ? 1 : 0)
  );
}

/** Neighbouring cells share an edge, so edges are numbered by grid point: even ids run across, odd down. */
function edgeId({ columns }: Samples, column: number, row: number, side: Side): number {
  const pointId = (atColumn: number, atRow: number) => atRow * columns + atColumn;
  switch (side) {
    case "top":
      return pointId(column, row) * 2;
    case "bottom":
      return pointId(column, row + 1) * 2;
    case "left":
      return pointId(column, row) * 2 + 1;
    case "right":
      return pointId(column + 1, row) * 2 + 1;
  }
}

function crossing({ columns, valueAt, placeOf }: Samples, edge: number, level: number): Point {
  const pointId = edge >> 1;
  const column = pointId % columns;
  const row = Math.floor(pointId / columns);
  const [nextColumn, nextRow] = edge % 2 === 0 ? [column + 1, row] : [column, row + 1];
  const [startX, startY] = placeOf(column, row);
  const [endX, endY] = placeOf(nextColumn, nextRow);
  const share = crossingShare(valueAt(column, row), valueAt(nextColumn, nextRow), level);
  return [startX + (endX - startX) * share, startY + (endY - startY) * share];
}

function crossingShare(from: number, to: number, level: number): number {
  // Beside the wall there is no slope to follow: the line keeps to the middle of the edge.
  if (!Number.isFinite(from) || !Number.isFinite(to)) return 0.5;
  return (level - from) / (to - from);
}

/** Follows the segments from edge to edge: first the lines that enter at the rim, then the loops. */
function linkEdges(successors: Map<number, number>): number[][] {
  const entered = new Set(successors.values());
  const openStarts = [...successors.keys()].filter((edge) => !entered.has(edge));
  const lines = openStarts.map((start) => takeLine(successors, start));
  for (const start of successors.keys()) lines.push(takeLine(successors, start));
  return lines;
}

function takeLine(successors: Map<number, number>, start: number): number[] {
  const line = [start];
  for (let edge = start; ; ) {
    const next = successors.get(edge);
    if (next === undefined) return line;
    successors.delete(edge);
    line.push(next);
    edge = next;
  }
}
