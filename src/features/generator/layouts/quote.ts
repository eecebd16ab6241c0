import { type Board, stack, textPart } from "../scene/board.ts";
import { body, foot, ground } from "../scene/elements.ts";
import { pathItem } from "../scene/ornaments.ts";
import { personPart } from "../scene/person.ts";
import type { SceneItem } from "../scene/scene.ts";

/** Two marks of a quotation, in a box of 100 by 76. */
const MARKS =
  "M0 76V40C0 16 14 3 40 0v15C27 18 21 25 21 36h19v40zM60 76V40c0-24 14-37 40-40v15c-13 3-19 10-19 21h19v40z";

/** A sentence on its own, with space around it. */
export function quote(board: Board): SceneItem[] {
  const { width, height, isWide, unit, paint } = board;
  const area = body(board);
  const size = (isWide ? 84 : 112) * unit;
  const copy = {
    ...area,
    y: area.y + size * 0.76 + 34 * unit,
    height: area.height - size * 0.76 - 34 * unit,
    width: isWide ? area.width * 0.86 : area.width,
  };
  const marks = { ...pathItem(MARKS, paint.accent, 1), x: area.x, y: area.y, scale: size / 100 };
  return [
    ...ground(board, {
      own: "stars",
      shapes: [{ shape: "circle", x: width, y: height, radius: Math.round(140 * unit) }],
    }),
    marks,
    ...stack(copy, [
      textPart(board, "headline", {
        share: 0.76,
        max: isWide ? 92 : 116,
        weight: 600,
        tight: true,
        leading: { arabic: 1.5, latin: 1.2 },
      }),
      personPart(board, { share: 0.24, gap: 40, flag: "saltire" }),
    ]).items,
    ...foot(board),
  ];
}
