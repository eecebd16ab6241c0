import { mixColors } from "#domain/brand/color.ts";
import { memoize } from "#domain/cache/memoize.ts";
import type { Flag } from "#domain/company/people.ts";
import { khatamStar } from "#src/art/chart/khatam-star.ts";
import { contourPath } from "#src/art/chart/terrain/contour-path.ts";
import { sampleField, traceLevel, walledSamples } from "#src/art/chart/terrain/contours.ts";
import { seaFloor } from "#src/art/chart/terrain/isobaths.ts";
import type { Land, Rect } from "#src/art/chart/terrain/land.ts";
import { FLAG_PATHS, FLAG_SIDE, type FlagDye } from "#src/art/flags/flag-paths.ts";
import type { Board } from "./board.ts";
import type { SceneItem } from "./scene.ts";

export const pathItem = (d: string, color: string, alpha: number, line?: number): SceneItem => ({
  kind: "path",
  d,
  x: 0,
  y: 0,
  scale: 1,
  color,
  alpha,
  ...(line !== undefined && { line }),
  turns: true,
  width: 0,
});

export const fillItem = (rect: Rect, color: string, radius = 0, alpha = 1): SceneItem => ({
  kind: "fill",
  rect,
  radius,
  color,
  alpha,
});

export const discPath = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

type SeaPlan = { lands: readonly Land[]; box: Rect; seed: number; unit: number; relief: number; isSketch: boolean };

/** Distances of the lines from the shore, in units. */
const DEPTHS = [0, 30, 66, 110, 162, 222, 290, 366, 450, 542, 642, 750];
const FILLED = 3;
const GRID_STEP = 17;
const BLEED = 2 * GRID_STEP;

/** One outline a depth, from the shore outwards. */
const drawSea = memoize(
  ({ lands, box, seed, unit, relief, isSketch }: SeaPlan): { lines: string[]; fills: string[] } => {
    const around = {
      left: box.x - BLEED,
      top: box.y - BLEED,
      right: box.x + box.width + BLEED,
      bottom: box.y + box.height + BLEED,
    };
    const samples = sampleField(seaFloor({ lands, seed, relief }), around, isSketch ? 2 * GRID_STEP : GRID_STEP);
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

type SeaLook = { color: string; strength?: number; land?: string | null; relief?: number; seed?: number; box?: Rect };

/** Depth contours around what matters, paler the further out they lie. */
export function sea(
  board: Board,
  lands: readonly Land[],
  { color, strength = 1, land = null, relief = 0.8, seed = 5, box }: SeaLook,
): SceneItem[] {
  const { unit } = board;
  const area = box ?? { x: 0, y: 0, width: board.width, height: board.height };
  const { lines, fills } = drawSea({
    lands,
    box: area,
    seed,
    unit: Math.round(unit * 100) / 100,
    relief,
    isSketch: board.isSketch,
  });
  const waters = fills
    .slice(1)
    .reverse()
    .map((d) => pathItem(d, color, 0.05 * strength));
  const shore = land === null ? [] : [pathItem(fills[0] ?? "", land, 1)];
  const isobaths = lines.slice(land === null ? 1 : 0).map((d, index) => {
    const fade = Math.max(0.05, 0.46 * 0.8 ** index);
    return pathItem(d, color, Math.min(1, fade * strength), (index % 3 === 0 ? 2.4 : 1.5) * unit);
  });
  return [...waters, ...shore, ...isobaths].filter((item) => item.kind !== "path" || item.d !== "");
}

const STAR_LEVELS = 6;

/** The khatam pattern, strongest at a corner (counted from the start) and gone at `reach`. */
export function stars(
  board: Board,
  {
    color,
    from,
    reach,
    tile = 108,
    strength = 0.3,
  }: { color: string; from: { x: number; y: number }; reach: number; tile?: number; strength?: number },
): SceneItem[] {
  const side = tile * (board.isSketch ? 1.6 : 1) * board.unit;
  const levels: string[][] = Array.from({ length: STAR_LEVELS }, () => []);
  for (let row = -1; row * side < board.height + side; row++)
    for (let column = -1; column * side < board.width + side; column++) {
      const [x, y] = [column * side, row * side];
      const away = Math.hypot(x + side / 2 - from.x, y + side / 2 - from.y) / reach;
      const level = Math.floor((1 - away) * STAR_LEVELS);
      levels[level]?.push(
        khatamStar(x, y, side),
        discPath(Math.round(x + side / 2), Math.round(y + side / 2), Math.round(side * 0.15)),
      );
    }
  return levels.flatMap((paths, level) =>
    paths.length === 0
      ? []
      : [pathItem(paths.join(""), color, (strength * (level + 1)) / STAR_LEVELS, 1.6 * board.unit)],
  );
}

/** A flag with its upper start corner at a place. */
export function flag(board: Board, name: Flag, x: number, y: number, side: number): SceneItem[] {
  const { paint } = board;
  const dyes: Record<FlagDye, string> = {
    white: paint.paper,
    blue: mixColors(paint.ground, paint.ink, paint.isDark ? 0.45 : 0.7),
    deep: paint.onPaper,
    red: paint.accent,
    sand: mixColors(paint.paper, paint.accent, 0.35),
  };
  return FLAG_PATHS[name].map(({ dye, d }) => ({
    kind: "path",
    d,
    x,
    y,
    scale: side / FLAG_SIDE,
    color: dyes[dye],
    alpha: 1,
    turns: false,
    width: FLAG_SIDE,
  }));
}

const HOISTED: readonly Flag[] = [
  "quad",
  "hourglass",
  "cross",
  "checks",
  "diamond",
  "nested",
  "pile",
  "saltire",
  "halves",
  "disc",
];

/** Flags one under another, hoisted in the margin at the reading end. */
export function hoist(board: Board): SceneItem[] {
  const { page, width, height, unit, paint } = board;
  const margin = width - page.x - page.width;
  const side = margin * 0.46;
  const step = side * 1.14;
  const count = Math.floor((height * 0.62) / step);
  const x = width - margin / 2 - side / 2;
  const top = (height - count * step) / 2;
  const rope = pathItem(`M${x + side / 2} 0V${height}`, paint.ink, 0.3, 1.6 * unit);
  return [
    rope,
    ...Array.from({ length: count }, (_, index) =>
      flag(board, HOISTED[index % HOISTED.length] ?? "quad", x, top + index * step, side),
    ).flat(),
  ];
}

/** The graduated border of a chart, as one strip. */
export function neatline(board: Board, { x, y, width }: Pick<Rect, "x" | "y" | "width">, color: string): SceneItem[] {
  const { unit } = board;
  const height = 9 * unit;
  const count = Math.max(5, Math.round(width / (62 * unit)) | 1);
  const step = width / count;
  const bars = Array.from(
    { length: Math.ceil(count / 2) },
    (_, index) => `M${round(x + 2 * index * step)} ${round(y)}h${round(step)}v${round(height)}h${round(-step)}z`,
  );
  return [
    pathItem(bars.join(""), color, 0.85),
    pathItem(`M${x} ${y}H${x + width}M${x} ${y + height}H${x + width}`, color, 0.85, 1.5 * unit),
  ];
}

/** A light with its rings: the one point that matters. */
export function beacon(board: Board, x: number, y: number): SceneItem[] {
  const { unit, paint } = board;
  return [
    pathItem(discPath(x, y, 17 * unit), paint.accent, 1),
    pathItem(discPath(x, y, 36 * unit), paint.accent, 0.75, 2.6 * unit),
    pathItem(discPath(x, y, 62 * unit), paint.accent, 0.35, 2.2 * unit),
  ];
}

const round = (value: number) => Math.round(value * 10) / 10;
