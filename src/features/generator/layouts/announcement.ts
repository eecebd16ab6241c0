import { type Board, stack, textPart } from "../scene/board.ts";
import { body, foot, ground, kicker, picture } from "../scene/elements.ts";
import { beacon } from "../scene/ornaments.ts";
import type { SceneItem } from "../scene/scene.ts";

/** News: a headline as large as it can be, and a light on the chart beside it. */
export function announcement(board: Board): SceneItem[] {
  const { width, height, page, isWide, unit } = board;
  const area = body(board);
  const hasPicture = board.hasPicture("picture");
  const light = isWide
    ? { x: Math.round(width * 0.83), y: Math.round(height * 0.36) }
    : { x: Math.round(width * 0.76), y: Math.round(area.y + area.height - 130 * unit) };
  const place = isWide
    ? { x: Math.round(width * 0.6), y: 0, width: Math.round(width * 0.4), height }
    : {
        x: page.x,
        y: Math.round(height * 0.47),
        width: width - page.x,
        height: Math.round(area.y + area.height - height * 0.47),
      };
  const copy = {
    ...area,
    width: isWide ? (hasPicture ? place.x - page.x - 48 * unit : area.width * 0.68) : area.width,
    height: isWide ? area.height : (hasPicture ? place.y - 40 * unit : light.y - 70 * unit) - area.y,
  };
  const footArea = isWide && hasPicture ? { ...page, width: place.x - page.x - 48 * unit } : page;
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
    ...ground(board, { own: "lines", lands: [{ shape: "circle", ...light, radius: Math.round(54 * unit) }] }),
    ...(hasPicture
      ? picture(board, "picture", place, 0)
      : board.ornament === "auto" || board.ornament === "lines"
        ? beacon(board, light.x, light.y)
        : []),
    ...text.items,
    ...foot(board, footArea),
  ];
}
