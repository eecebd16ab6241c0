import { type Board, stack, textPart } from "../scene/board.ts";
import { body, foot, ground, kicker, picture } from "../scene/elements.ts";
import { spot } from "../scene/ornaments.ts";
import type { SceneItem } from "../scene/scene.ts";

/** News: a headline as large as it can be, and a point that matters beside it. */
export function announcement(board: Board): SceneItem[] {
  const { width, height, page, isWide, unit } = board;
  const area = body(board);
  const hasPicture = board.hasPicture("picture");
  // The drawing, or the picture in its place, stands beside the words or below them.
  const top = Math.round(height * (hasPicture ? 0.47 : 0.6));
  const place = isWide
    ? { x: Math.round(width * 0.6), y: 0, width: Math.round(width * 0.4), height }
    : { x: page.x, y: top, width: width - page.x, height: Math.round(area.y + area.height - top) };
  const light = {
    x: Math.round(width * (isWide ? 0.8 : 0.7)),
    y: Math.round(place.y + place.height * (isWide ? 0.42 : 0.5)),
  };
  const copy = isWide
    ? { ...area, width: place.x - page.x - 48 * unit }
    : { ...area, height: place.y - 40 * unit - area.y };
  const footArea = isWide ? { ...page, width: copy.width } : page;
  const text = stack(copy, [
    kicker(board),
    textPart(board, "headline", {
      share: isWide ? 0.62 : 0.54,
      gap: 30,
      max: isWide ? 124 : 164,
      weight: 640,
      tight: true,
    }),
    textPart(board, "text", { share: 0.22, gap: 26, max: 46, color: board.paint.soft }),
  ]);
  return [
    ...ground(board, {
      own: "lines",
      shapes: [{ shape: "circle", ...light, radius: Math.round(54 * unit) }],
      within: place,
    }),
    ...(hasPicture
      ? picture(board, "picture", place, 0)
      : board.ornament === "marks" || board.ornament === "stars"
        ? []
        : spot(board, light.x, light.y)),
    ...text.items,
    ...foot(board, footArea),
  ];
}
