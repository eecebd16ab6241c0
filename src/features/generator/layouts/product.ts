import { type Board, isEmpty, stack, textPart } from "../scene/board.ts";
import { body, foot, ground, kicker, picture, pill } from "../scene/elements.ts";
import type { SceneItem } from "../scene/scene.ts";

/** A product: its picture in the middle, with the price at its edge. */
export function product(board: Board): SceneItem[] {
  const { width, height, page, isWide, unit, paint } = board;
  const area = body(board, 40);
  const radius = Math.round(34 * unit);
  const share = height / width > 1.5 ? 0.6 : height > width ? 0.6 : 0.56;
  const place = isWide
    ? {
        x: Math.round(width - page.x - page.width * 0.46),
        y: Math.round(page.y),
        width: Math.round(page.width * 0.46),
        height: Math.round(page.height),
      }
    : { x: page.x, y: page.y, width: page.width, height: Math.round(area.height * share) };
  const price = pill(
    board,
    "price",
    {
      x: place.x + place.width - 30 * unit,
      y: place.y + place.height - (isWide ? 126 : 48) * unit,
      maxWidth: place.width * (isWide ? 0.8 : 0.52),
    },
    { fill: paint.accent, color: paint.onAccent, max: 56, weight: 700, anchor: "end" },
  );
  const copy = isWide
    ? { ...area, width: place.x - page.x - 56 * unit }
    : { ...area, y: place.y + place.height + 46 * unit, height: area.height - place.height - 46 * unit };
  const labelWidth = isWide || isEmpty(board, "price") ? copy.width : copy.width - price.width - 60 * unit;
  const label = kicker(board);
  const parts = [
    label && {
      ...label,
      make: (box: { width: number; height: number }) =>
        label.make({ ...box, width: Math.max(box.width * 0.3, labelWidth) }),
    },
    textPart(board, "headline", { share: 0.5, gap: 18, max: isWide ? 100 : 100, weight: 640, tight: true }),
    textPart(board, "text", { share: 0.26, gap: 14, max: 42, color: paint.soft }),
  ];
  const footArea = isWide ? { ...page, width: copy.width } : page;
  return [
    ...ground(board, { own: "lines", shapes: [{ shape: "rect", ...place, radius }], strength: 0.5 }),
    ...picture(board, "picture", place, radius),
    ...price.items,
    ...stack(copy, parts, isWide ? "center" : "start").items,
    ...foot(board, footArea),
  ];
}
