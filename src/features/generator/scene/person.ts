import type { Flag } from "#domain/company/people.ts";
import { type Board, isEmpty, type Part, textBlock } from "./board.ts";
import { picture } from "./elements.ts";
import { mark } from "./ornaments.ts";

type PersonLook = { share: number; gap: number; flag: Flag; onPaper?: boolean };

/** Who says it: a portrait, or a signal flag in its stead, the name and what they are. */
export function personPart(board: Board, { share, gap, flag: name, onPaper = false }: PersonLook): Part | null {
  if (isEmpty(board, "person") && isEmpty(board, "role")) return null;
  const { unit, paint } = board;
  const colors = onPaper
    ? { color: paint.onPaper, soft: paint.softOnPaper, accent: paint.accentOnPaper }
    : { color: paint.ink, soft: paint.soft, accent: paint.accent };
  return {
    share,
    gap: gap * unit,
    make: (box) => {
      const side = Math.min(board.hasPicture("picture") ? 132 * unit : 92 * unit, box.height);
      const from = side + 26 * unit;
      const width = box.width - from;
      const person = textBlock(
        board,
        "person",
        { width, height: box.height * 0.52 },
        { max: 46, min: 20, weight: 600, leading: { arabic: 1.45, latin: 1.25 }, ...colors },
      );
      const role = textBlock(
        board,
        "role",
        { width, height: box.height * 0.48 },
        { max: 37, min: 18, leading: { arabic: 1.45, latin: 1.3 }, ...colors, color: colors.soft },
      );
      const words = person.height + role.height;
      const height = Math.max(side, words);
      return {
        width: box.width,
        height,
        size: person.size,
        place: (x, y) => {
          const top = y + (height - words) / 2;
          const markTop = y + (height - side) / 2;
          const rect = { x, y: markTop, width: side, height: side };
          const portrait = board.hasPicture("picture")
            ? picture(board, "picture", rect, side / 2)
            : mark(board, name, x, markTop, side);
          return [...portrait, ...person.place(x + from, top), ...role.place(x + from, top + person.height)];
        },
      };
    },
  };
}
