import { mixColors } from "#domain/brand/color.ts";
import type { PictureSlot } from "#domain/generator/post-template.ts";
import type { Rect, Shape } from "#src/art/shape.ts";
import { kickerPaths } from "#src/art/theme/generator-ornaments.ts";
import { type Board, isEmpty, type Part, type TextLook, textBlock } from "./board.ts";
import { edge, fillItem, marksInMargin, pathItem, rings, stars } from "./ornaments.ts";
import type { SceneItem } from "./scene.ts";

/** The ground of a post, with what the design or the visitor wants drawn on it. */
export function ground(
  board: Board,
  options: {
    own: "lines" | "stars" | "none";
    shapes: readonly Shape[];
    strength?: number;
    starsFrom?: { x: number; y: number };
    /** The rings stay in here, where no words stand. */
    within?: Rect;
  },
): SceneItem[] {
  const { paint, width, height } = board;
  const base = fillItem({ x: 0, y: 0, width, height }, paint.ground);
  const ornament = board.ornament === "auto" ? options.own : board.ornament;
  if (ornament === "lines") {
    const { within, shapes, strength = 0.8 } = options;
    const items = rings(board, shapes, { color: paint.ink, strength });
    return [base, ...(within ? [{ kind: "clip" as const, rect: within, radius: 0, items }] : items)];
  }
  const from = options.starsFrom ?? { x: width, y: height };
  if (ornament === "stars")
    return [base, ...stars(board, { color: paint.ink, from, reach: Math.hypot(width, height) * 0.62 })];
  if (ornament === "marks") return [base, ...marksInMargin(board)];
  return [base];
}

/** The opening line: a mark with a strong end, and the words. */
export function kicker(board: Board, look: Partial<TextLook> & { tick?: string } = {}): Part | null {
  if (isEmpty(board, "label")) return null;
  const { unit, paint } = board;
  const length = 60 * unit;
  const tall = 19 * unit;
  const gap = 18 * unit;
  const color = look.color ?? paint.ink;
  return {
    share: 0,
    fixed: 66 * unit,
    gap: 0,
    make: (box) => {
      const words = textBlock(
        board,
        "label",
        { width: box.width - length - gap, height: box.height },
        { max: 40, min: 20, weight: 600, ...look },
      );
      return {
        ...words,
        place: (x, y) => {
          const middle = y + words.height / 2;
          const low = middle + tall / 2;
          const { lines, end } = kickerPaths({ x, low, tall, length, unit });
          return [
            pathItem(lines, color, 0.55, 2 * unit),
            pathItem(end, look.tick ?? paint.accent, 1, 5 * unit),
            ...words.place(x + length + gap, y),
          ];
        },
      };
    },
  };
}

/** Height of the foot: a strip with the visitor's mark and name under it. */
export const footHeight = (board: Board) =>
  (isEmpty(board, "brand") && board.logoShape === null ? 24 : 96) * board.unit;

export function foot(board: Board, area: Rect = board.page, { lined = true } = {}): SceneItem[] {
  const { unit, paint } = board;
  const top = area.y + area.height - footHeight(board);
  const color = paint.ink;
  const line = lined ? edge(board, { x: area.x, y: top, width: area.width }, color) : [];
  const rowTop = top + 28 * unit;
  const rowHeight = 68 * unit;
  const mark = logo(board, { x: area.x, y: rowTop, width: rowHeight * 3.2, height: rowHeight });
  const from = mark ? mark.width + 20 * unit : 0;
  const room = { width: area.width - from, height: rowHeight };
  const words = textBlock(board, "brand", room, {
    max: 40,
    min: 20,
    weight: 600,
    color,
    soft: paint.soft,
    leading: { arabic: 1.5, latin: 1.3 },
  });
  return [...line, ...(mark?.items ?? []), ...words.place(area.x + from, rowTop + (rowHeight - words.height) / 2)];
}

/** The visitor's logo, whole, at the start of its place. */
export function logo(board: Board, place: Rect): { width: number; items: SceneItem[] } | null {
  if (board.logoShape === null) return null;
  const width = Math.min(place.width, place.height / board.logoShape);
  const height = width * board.logoShape;
  const rect = { x: place.x, y: place.y + (place.height - height) / 2, width, height };
  return { width, items: [{ kind: "picture", source: "logo", rect, radius: 0 }] };
}

/** The page without its foot. */
export function body(board: Board, gap = 44): Rect {
  const { page, unit } = board;
  return { ...page, height: page.height - footHeight(board) - gap * unit };
}

/** The visitor's picture, or a drawing until there is one. */
export function picture(board: Board, slot: PictureSlot, rect: Rect, radius: number, seed = 11): SceneItem[] {
  if (board.hasPicture(slot)) return [{ kind: "picture", source: slot, rect, radius }];
  const { paint } = board;
  const back = mixColors(paint.ground, paint.ink, paint.isDark ? 0.1 : 0.08);
  const fill = mixColors(back, paint.accent, 0.16);
  const size = Math.min(rect.width, rect.height);
  const shapes: Shape[] = [
    {
      shape: "circle",
      x: Math.round(rect.x + rect.width * 0.58),
      y: Math.round(rect.y + rect.height * 0.46),
      radius: Math.round(size * 0.19),
    },
    {
      shape: "circle",
      x: Math.round(rect.x + rect.width * 0.38),
      y: Math.round(rect.y + rect.height * 0.66),
      radius: Math.round(size * 0.09),
    },
  ];
  const drawn = rings(board, shapes, { color: paint.ink, strength: 0.9, fill, seed, box: rect });
  return [{ kind: "clip", rect, radius, items: [fillItem(rect, back), ...drawn] }];
}

/** A filled pill with words in it; its width follows them. */
export function pill(
  board: Board,
  field: "action" | "price" | "before" | "after",
  at: { x: number; y: number; maxWidth: number },
  look: { fill: string; color: string; max: number; weight?: number; anchor?: "start" | "end" },
): { items: SceneItem[]; width: number; height: number } {
  if (isEmpty(board, field)) return { items: [], width: 0, height: 0 };
  const { unit } = board;
  const pad = look.max * 0.72 * unit;
  const fitInto = (width: number) =>
    textBlock(
      board,
      field,
      { width, height: look.max * 1.7 * unit },
      {
        max: look.max,
        min: look.max * 0.4,
        weight: look.weight ?? 600,
        color: look.color,
        soft: look.color,
        accent: look.color,
        leading: { arabic: 1.5, latin: 1.3 },
      },
    );
  // Once to learn how wide the words are, then into exactly that: lines set to the end stay inside as well.
  const words = fitInto(fitInto(at.maxWidth - 2 * pad).width + 0.5);
  const width = words.width + 2 * pad;
  const height = look.max * 1.95 * unit;
  const x = look.anchor === "end" ? at.x - width : at.x;
  return {
    width,
    height,
    items: [
      fillItem({ x, y: at.y, width, height }, look.fill, height / 2),
      ...words.place(x + pad, at.y + (height - words.height) / 2),
    ],
  };
}

export const hairline = (
  board: Board,
  { x, y, width }: Pick<Rect, "x" | "y" | "width">,
  color = board.paint.ink,
): SceneItem => pathItem(`M${x} ${y}H${x + width}`, color, 0.26, 1.6 * board.unit);
