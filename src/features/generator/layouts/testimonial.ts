import { type Board, stack, textPart } from "../scene/board.ts";
import { body, foot, ground } from "../scene/elements.ts";
import { edge, fillItem, pathItem } from "../scene/ornaments.ts";
import { personPart } from "../scene/person.ts";
import { inset, type SceneItem } from "../scene/scene.ts";

const STAR = "m12 1.6 3.2 6.5 7.2 1-5.2 5.1 1.2 7.2L12 18l-6.4 3.4 1.2-7.2L1.6 9.1l7.2-1z";
const STARS = 5;

/** A customer's words on a sheet of paper that lies on the drawing. */
export function testimonial(board: Board): SceneItem[] {
  const { page, unit, paint, isWide } = board;
  const card = body(board, 6);
  const radius = Math.round(36 * unit);
  const pad = (isWide ? 48 : 60) * unit;
  const inner = inset(card, pad);
  const side = (isWide ? 36 : 46) * unit;
  const stars = Array.from({ length: STARS }, (_, index) => ({
    ...pathItem(STAR, paint.accentOnPaper, 1),
    x: inner.x + index * side * 1.24,
    y: inner.y,
    scale: side / 24,
  }));
  const top = side + (isWide ? 24 : 40) * unit;
  const copy = { ...inner, y: inner.y + top, height: inner.height - top };
  const sheet = {
    shape: "rect" as const,
    x: Math.round(card.x),
    y: Math.round(card.y),
    width: Math.round(card.width),
    height: Math.round(card.height),
    radius,
  };
  const words = stack({ ...copy, height: copy.height - 160 * unit }, [
    textPart(board, "headline", {
      share: 1,
      max: isWide ? 74 : 92,
      weight: 600,
      tight: true,
      leading: { arabic: 1.52, latin: 1.24 },
      color: paint.onPaper,
      soft: paint.softOnPaper,
      accent: paint.accentOnPaper,
    }),
  ]);
  const person = { ...copy, y: copy.y + copy.height - 132 * unit, height: 132 * unit };
  return [
    ...ground(board, { own: "lines", shapes: [sheet], strength: 0.9 }),
    fillItem(card, paint.paper, radius),
    ...stars,
    ...words.items,
    ...edge(board, { x: inner.x, y: person.y - 20 * unit, width: inner.width }, paint.onPaper),
    ...stack(
      { ...person, y: person.y + 12 * unit, height: person.height - 12 * unit },
      [personPart(board, { share: 1, gap: 0, flag: "bend", onPaper: true })],
      "center",
    ).items,
    ...foot(board, page, { lined: false }),
  ];
}
