import { mixColors } from "#domain/brand/color.ts";
import type { Flag } from "#domain/company/people.ts";
import { khatamStar } from "#src/art/khatam/khatam-star.ts";
import type { Rect, Shape } from "#src/art/shape.ts";
import { edgePaths, ringPaths } from "#src/art/theme/generator-ornaments.ts";
import { MARK_SIDE, type MarkDye, markParts } from "#src/art/theme/marks.ts";
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

type RingsLook = { color: string; strength?: number; fill?: string | null; relief?: number; seed?: number; box?: Rect };

/** Rings around what matters, paler the further out they lie. */
export function rings(
  board: Board,
  shapes: readonly Shape[],
  { color, strength = 1, fill = null, relief = 0.8, seed = 5, box }: RingsLook,
): SceneItem[] {
  const { unit } = board;
  const area = box ?? { x: 0, y: 0, width: board.width, height: board.height };
  const { lines, fills } = ringPaths({
    shapes,
    box: area,
    seed,
    unit: Math.round(unit * 100) / 100,
    relief,
    isSketch: board.isSketch,
  });
  const areas = fills
    .slice(1)
    .reverse()
    .map((d) => pathItem(d, color, 0.05 * strength));
  const middle = fill === null ? [] : [pathItem(fills[0] ?? "", fill, 1)];
  const outlines = lines.slice(fill === null ? 1 : 0).map((d, index) => {
    const fade = Math.max(0.05, 0.46 * 0.8 ** index);
    return pathItem(d, color, Math.min(1, fade * strength), (index % 3 === 0 ? 2.4 : 1.5) * unit);
  });
  return [...areas, ...middle, ...outlines].filter((item) => item.kind !== "path" || item.d !== "");
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

/** The mark of a person with its upper start corner at a place. */
export function mark(board: Board, name: Flag, x: number, y: number, side: number): SceneItem[] {
  const { paint } = board;
  const dyes: Record<MarkDye, string> = {
    white: paint.paper,
    blue: mixColors(paint.ground, paint.ink, paint.isDark ? 0.45 : 0.7),
    deep: paint.onPaper,
    red: paint.accent,
    sand: mixColors(paint.paper, paint.accent, 0.35),
  };
  return markParts(name).map(({ dye, d }) => ({
    kind: "path",
    d,
    x,
    y,
    scale: side / MARK_SIDE,
    color: dyes[dye],
    alpha: 1,
    turns: false,
    width: MARK_SIDE,
  }));
}

const MARKS: readonly Flag[] = [
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

/** Marks one under another, in the margin at the reading end. */
export function marksInMargin(board: Board): SceneItem[] {
  const { page, width, height, unit, paint } = board;
  const margin = width - page.x - page.width;
  const side = margin * 0.46;
  const step = side * 1.14;
  const count = Math.floor((height * 0.62) / step);
  const x = width - margin / 2 - side / 2;
  const top = (height - count * step) / 2;
  const line = pathItem(`M${x + side / 2} 0V${height}`, paint.ink, 0.3, 1.6 * unit);
  return [
    line,
    ...Array.from({ length: count }, (_, index) =>
      mark(board, MARKS[index % MARKS.length] ?? "quad", x, top + index * step, side),
    ).flat(),
  ];
}

/** A strip along an edge, as the theme draws it. */
export function edge(board: Board, place: Pick<Rect, "x" | "y" | "width">, color: string): SceneItem[] {
  const { fill, lines } = edgePaths({ ...place, unit: board.unit });
  return [pathItem(fill, color, 0.85), pathItem(lines, color, 0.85, 1.5 * board.unit)];
}

/** A disc with its rings: the one point that matters. */
export function spot(board: Board, x: number, y: number): SceneItem[] {
  const { unit, paint } = board;
  return [
    pathItem(discPath(x, y, 17 * unit), paint.accent, 1),
    pathItem(discPath(x, y, 36 * unit), paint.accent, 0.75, 2.6 * unit),
    pathItem(discPath(x, y, 62 * unit), paint.accent, 0.35, 2.2 * unit),
  ];
}
