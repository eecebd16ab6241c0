import type { Rect } from "#src/art/shape.ts";
import { type Board, stack, textPart } from "../scene/board.ts";
import { body, foot, ground, picture, pill } from "../scene/elements.ts";
import { discPath, pathItem } from "../scene/ornaments.ts";
import type { SceneItem } from "../scene/scene.ts";

/** Two pictures that touch, and the way from one to the other. */
export function beforeAfter(board: Board): SceneItem[] {
  const { width, height, page, isWide, unit } = board;
  const area = body(board, 36);
  const isTall = height / width > 1.5;
  const split = Math.round(8 * unit);
  const share = isWide ? 1 : isTall ? 0.74 : 0.64;
  const frame = isWide
    ? {
        x: Math.round(page.x + page.width * 0.42),
        y: page.y,
        width: Math.round(page.width * 0.58),
        height: page.height,
      }
    : { x: page.x, y: page.y, width: page.width, height: Math.round(area.height * share) };
  const halves: [Rect, Rect] = isTall
    ? [
        { ...frame, height: (frame.height - split) / 2 },
        { ...frame, y: frame.y + (frame.height + split) / 2, height: (frame.height - split) / 2 },
      ]
    : [
        { ...frame, width: (frame.width - split) / 2 },
        { ...frame, x: frame.x + (frame.width + split) / 2, width: (frame.width - split) / 2 },
      ];
  const copy = isWide
    ? { ...area, width: frame.x - page.x - 52 * unit }
    : { ...area, y: frame.y + frame.height + 40 * unit, height: area.height - frame.height - 40 * unit };
  const radius = 26 * unit;
  return [
    ...ground(board, { own: "none", shapes: [{ shape: "rect", ...frame, radius: 26 }] }),
    ...picture(board, "picture", halves[0], radius, 31),
    ...picture(board, "second", halves[1], radius, 47),
    ...tag(board, "before", halves[0]),
    ...tag(board, "after", halves[1]),
    ...arrow(board, frame, isTall),
    ...stack(
      copy,
      [
        textPart(board, "headline", { share: 0.64, max: isWide ? 84 : 96, weight: 640, tight: true }),
        textPart(board, "text", { share: 0.36, gap: 16, max: 40, color: board.paint.soft }),
      ],
      isWide ? "center" : "start",
    ).items,
    ...foot(board, isWide ? { ...page, width: copy.width } : page),
  ];
}

function tag(board: Board, field: "before" | "after", half: Rect): SceneItem[] {
  const { unit, paint } = board;
  const gap = 22 * unit;
  const isAfter = field === "after";
  return pill(
    board,
    field,
    { x: half.x + gap, y: half.y + gap, maxWidth: half.width - 2 * gap },
    {
      fill: isAfter ? paint.accent : paint.paper,
      color: isAfter ? paint.onAccent : paint.onPaper,
      max: 32,
    },
  ).items;
}

/** A round handle between the pictures, pointing to the later one. */
function arrow(board: Board, frame: Rect, isDown: boolean): SceneItem[] {
  const { unit, paint } = board;
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const r = 44 * unit;
  const [a, b] = [r * 0.42, r * 0.3];
  const head = isDown
    ? `M${x} ${y - a}V${y + a}M${x - b} ${y + a - b}L${x} ${y + a}L${x + b} ${y + a - b}`
    : `M${x - a} ${y}H${x + a}M${x + a - b} ${y - b}L${x + a} ${y}L${x + a - b} ${y + b}`;
  return [
    pathItem(discPath(x, y, r + 8 * unit), paint.ground, 1),
    pathItem(discPath(x, y, r), paint.paper, 1),
    pathItem(head, paint.onPaper, 1, 5 * unit),
  ];
}
