import { memoize } from "#domain/cache/memoize.ts";
import { seededRandom } from "#src/art/seeded-random.ts";
import type { Rect, Shape } from "#src/art/shape.ts";

/** Which way a piece is turned, in quarters of a circle. */
export type Turn = 0 | 1 | 2 | 3;

export const square = (x: number, y: number, side: number) => `M${x} ${y}h${side}v${side}h${-side}z`;

export const disc = (x: number, y: number, side: number) =>
  `M${x} ${y + side / 2}a${side / 2} ${side / 2} 0 1 1 ${side} 0a${side / 2} ${side / 2} 0 1 1 ${-side} 0z`;

/** A quarter of a disc that fills its square; its middle is a corner of it, the upper left one first. */
export function quarter(x: number, y: number, side: number, turn: Turn): string {
  const arc = (dx: number, dy: number) => `a${side} ${side} 0 0 1 ${dx} ${dy}z`;
  if (turn === 0) return `M${x} ${y}h${side}${arc(-side, side)}`;
  if (turn === 1) return `M${x + side} ${y}v${side}${arc(-side, -side)}`;
  if (turn === 2) return `M${x + side} ${y + side}h${-side}${arc(side, -side)}`;
  return `M${x} ${y + side}v${-side}${arc(side, side)}`;
}

/** Half a disc whose flat side is an edge of its square, the upper one first. */
export function half(x: number, y: number, side: number, turn: Turn): string {
  const arc = (sweep: 0 | 1, dx: number, dy: number) => `a${side / 2} ${side / 2} 0 0 ${sweep} ${dx} ${dy}z`;
  if (turn === 0) return `M${x} ${y}h${side}${arc(1, -side, 0)}`;
  if (turn === 1) return `M${x + side} ${y}v${side}${arc(1, 0, -side)}`;
  if (turn === 2) return `M${x} ${y + side}h${side}${arc(0, -side, 0)}`;
  return `M${x} ${y}v${side}${arc(0, 0, -side)}`;
}

/** From the page's own colour to the strongest. */
export type Tone = "pale" | "middle" | "deep" | "warm" | "strong";

export type ModulesPlan = {
  /** What is filled, measured from the reading start. */
  box: Rect;
  /** What the pieces gather around; without any they are strewn evenly. */
  shapes: readonly Shape[];
  /** Side of one piece. */
  side: number;
  seed: number;
  /** Areas that stay empty. */
  clearAreas?: readonly Rect[];
};

/** One path a tone, and the crosses at the corners of the grid. */
export type Modules = Readonly<Record<Tone, string>> & { crosses: string };

type Cell = { x: number; y: number; side: number; distance: number };

/** How likely a piece is, by its distance from the shapes in sides of a piece. */
const CHANCES: readonly [upTo: number, chance: number][] = [
  [0.8, 0.6],
  [1.6, 0.42],
  [2.6, 0.2],
  [4, 0.09],
];
const EVENLY = 0.34;
const CROSS_ARM = 4;
const CROSSES_UP_TO = 3.2;

/** Pieces of one size on one grid, denser and stronger the nearer they are to what is shown. */
export const drawModules = memoize(({ box, shapes, side, seed, clearAreas = [] }: ModulesPlan): Modules => {
  const random = seededRandom(seed * 31 + 7);
  const [first] = shapes;
  // The first shape has its corner on the grid.
  const corner = first?.shape === "rect" ? first : { x: (first?.x ?? 0) - side, y: (first?.y ?? 0) - side };
  const origin = {
    x: corner.x - Math.ceil((corner.x - box.x) / side) * side,
    y: corner.y - Math.ceil((corner.y - box.y) / side) * side,
  };
  const columns = Math.ceil((box.x + box.width - origin.x) / side);
  const rows = Math.ceil((box.y + box.height - origin.y) / side);
  const taken = new Set<string>();
  const paths: Record<Tone, string[]> = { pale: [], middle: [], deep: [], warm: [], strong: [] };
  const near: Cell[] = [];

  const cellAt = (column: number, row: number, size: 1 | 2): Cell => {
    const [x, y] = [origin.x + column * side, origin.y + row * side];
    const middle = { x: x + (size * side) / 2, y: y + (size * side) / 2 };
    return { x: Math.round(x), y: Math.round(y), side: size * side, distance: distanceTo(shapes, middle) / side };
  };
  const isFree = (cell: Cell) =>
    !clearAreas.some((area) => overlaps(area, cell)) && !shapes.some((shape) => isHidden(cell, shape));

  for (const size of [2, 1] as const)
    for (let row = 0; row <= rows - size; row += 1)
      for (let column = 0; column <= columns - size; column += 1) {
        const [roll, kind, tone] = [random(), random(), random()];
        const places = spots(column, row, size);
        if (places.some((place) => taken.has(place))) continue;
        const cell = cellAt(column, row, size);
        if (!isFree(cell)) continue;
        const chance = shapes.length === 0 ? EVENLY : (CHANCES.find(([upTo]) => cell.distance < upTo)?.[1] ?? 0.03);
        if (roll > (size === 2 ? chance * 0.16 : chance)) continue;
        for (const place of places) taken.add(place);
        paths[toneOf(tone, cell.distance, shapes.length === 0)].push(pieceOf(cell, kind));
        if (size === 1 && cell.distance > 0.3 && cell.distance < 1.6) near.push(cell);
      }
  // Two pieces that speak up, far from each other.
  const [strong, warm] = [near.at(Math.floor(near.length * 0.3)), near.at(Math.floor(near.length * 0.8))];
  if (strong) paths.strong.push(quarter(strong.x, strong.y, strong.side, turnOf(random())));
  if (warm && warm !== strong) paths.warm.push(disc(warm.x, warm.y, warm.side));

  const crosses: string[] = [];
  for (let row = 1; row < rows; row += 1)
    for (let column = 1; column < columns; column += 1) {
      const [x, y] = [Math.round(origin.x + column * side), Math.round(origin.y + row * side)];
      const place = { x: x - 1, y: y - 1, width: 2, height: 2 };
      const distance = distanceTo(shapes, { x, y }) / side;
      if (random() < 0.45 || distance <= 0 || (shapes.length > 0 && distance > CROSSES_UP_TO)) continue;
      if (clearAreas.some((area) => overlaps(area, { x, y, side: 1, distance })) || isOutside(place, box)) continue;
      crosses.push(`M${x - CROSS_ARM} ${y}h${2 * CROSS_ARM}M${x} ${y - CROSS_ARM}v${2 * CROSS_ARM}`);
    }
  const joined = Object.fromEntries(Object.entries(paths).map(([tone, list]) => [tone, list.join("")]));
  return { ...(joined as Record<Tone, string>), crosses: crosses.join("") };
});

const spots = (column: number, row: number, size: number) =>
  Array.from({ length: size * size }, (_, index) => `${column + (index % size)} ${row + Math.floor(index / size)}`);

const turnOf = (roll: number) => (Math.floor(roll * 4) % 4) as Turn;

function pieceOf({ x, y, side }: Cell, roll: number): string {
  const turn = turnOf((roll * 97) % 1);
  if (roll < 0.5) return quarter(x, y, side, turn);
  if (roll < 0.68) return half(x, y, side, turn);
  if (roll < 0.84) return square(x, y, side);
  return disc(x, y, side);
}

function toneOf(roll: number, distance: number, isEven: boolean): Tone {
  if (isEven) return roll < 0.55 ? "pale" : roll < 0.9 ? "middle" : "deep";
  if (distance < 1.6) return roll < 0.3 ? "pale" : roll < 0.72 ? "middle" : "deep";
  return roll < 0.75 ? "pale" : "middle";
}

type Point = { x: number; y: number };

/** Zero or less inside a shape. */
function distanceTo(shapes: readonly Shape[], { x, y }: Point): number {
  return Math.min(
    ...shapes.map((shape) => {
      if (shape.shape === "circle") return Math.hypot(x - shape.x, y - shape.y) - shape.radius;
      const beyondX = Math.max(shape.x - x, x - shape.x - shape.width);
      const beyondY = Math.max(shape.y - y, y - shape.y - shape.height);
      return Math.max(beyondX, beyondY) <= 0
        ? Math.max(beyondX, beyondY)
        : Math.hypot(Math.max(beyondX, 0), Math.max(beyondY, 0));
    }),
    1e6,
  );
}

const overlaps = (area: Rect, { x, y, side }: Cell) =>
  x < area.x + area.width && x + side > area.x && y < area.y + area.height && y + side > area.y;

/** Whether nothing of a cell would be seen behind a shape. */
function isHidden({ x, y, side }: Cell, shape: Shape): boolean {
  const box =
    shape.shape === "rect"
      ? shape
      : {
          x: shape.x - shape.radius * 0.7,
          y: shape.y - shape.radius * 0.7,
          width: shape.radius * 1.4,
          height: shape.radius * 1.4,
        };
  return x >= box.x && y >= box.y && x + side <= box.x + box.width && y + side <= box.y + box.height;
}

const isOutside = (place: Rect, box: Rect) =>
  place.x < box.x || place.y < box.y || place.x > box.x + box.width || place.y > box.y + box.height;
