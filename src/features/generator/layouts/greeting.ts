import { khatamStar } from "#src/art/khatam/khatam-star.ts";
import { type Board, isEmpty, stack, textBlock, textPart } from "../scene/board.ts";
import { foot, footHeight, ground } from "../scene/elements.ts";
import { pathItem } from "../scene/ornaments.ts";
import type { SceneItem } from "../scene/scene.ts";

/** Outer to inner: how large, how strong, how thick. */
const RINGS = [
  { share: 1, alpha: 0.22, line: 1.6 },
  { share: 0.9, alpha: 0.5, line: 2 },
  { share: 0.8, alpha: 0.9, line: 3.4 },
] as const;

/** A greeting in the middle of a large star. */
export function greeting(board: Board): SceneItem[] {
  const { width, height, page, unit, paint, isWide } = board;
  const room = { ...page, height: page.height - footHeight(board) - 30 * unit };
  const side = isWide ? height * 1.06 : Math.min(room.height * 1.12, width * 1.04);
  const middle = { x: width / 2, y: isWide ? height / 2 : room.y + room.height / 2 };
  const star = (share: number) =>
    khatamStar(middle.x - (side * share) / 2, middle.y - (side * share) / 2, side * share);
  const field = { width: side * 0.52, height: side * 0.52 };
  const copy = { x: middle.x - field.width / 2, y: middle.y - field.height / 2, ...field };
  const label = isEmpty(board, "label")
    ? null
    : {
        share: 0.2,
        gap: 0,
        make: (box: { width: number; height: number }) =>
          textBlock(board, "label", box, { max: 44, min: 18, weight: 500, color: paint.accent, align: "center" }),
      };
  return [
    ...ground(board, {
      own: "stars",
      shapes: [{ shape: "circle", x: Math.round(middle.x), y: Math.round(middle.y), radius: Math.round(side * 0.36) }],
      starsFrom: { x: 0, y: 0 },
    }),
    pathItem(star(0.8), paint.ground, 1),
    ...RINGS.map(({ share, alpha, line }) =>
      pathItem(star(share), share < 0.85 ? paint.accent : paint.ink, alpha, line * unit),
    ),
    ...stack(
      copy,
      [
        label,
        textPart(board, "headline", { share: 0.5, gap: 14, max: 150, weight: 660, tight: true, align: "center" }),
        textPart(board, "text", { share: 0.26, gap: 16, max: 42, color: paint.soft, align: "center", balanced: true }),
      ],
      "center",
    ).items,
    ...foot(board, isWide ? { ...page, width: (width - side) / 2 } : page, { lined: !isWide }),
  ];
}
