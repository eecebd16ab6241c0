import { type Block, type Board, blockOf, linesOf, stack, textPart } from "../scene/board.ts";
import { body, foot, ground, hairline, kicker } from "../scene/elements.ts";
import { discPath, pathItem } from "../scene/ornaments.ts";
import type { SceneItem } from "../scene/scene.ts";
import { PLAIN_LINE } from "../state/post.ts";

const MOST_TIPS = 7;
const TIP_LEADING = { arabic: 1.42, latin: 1.22 };

/** Tips: numbered soundings, one a line, all in one size. */
export function tips(board: Board): SceneItem[] {
  const { width, height, page, isWide, unit } = board;
  const area = body(board, 34);
  const head = isWide ? { ...area, width: area.width * 0.38 } : { ...area, height: area.height * 0.34 };
  const title = stack(head, [
    kicker(board),
    textPart(board, "headline", { share: 0.8, gap: 24, max: isWide ? 92 : 110, weight: 640, tight: true }),
  ]);
  const list = isWide
    ? { ...area, x: head.x + head.width + 64 * unit, width: area.width - head.width - 64 * unit }
    : { ...area, y: title.bottom + 40 * unit, height: area.y + area.height - title.bottom - 40 * unit };
  return [
    ...ground(board, {
      own: "stars",
      shapes: [
        { shape: "circle", x: Math.round(width - page.x), y: Math.round(page.y), radius: Math.round(60 * unit) },
      ],
      strength: 0.5,
      starsFrom: { x: width, y: isWide ? height : 0 },
    }),
    ...title.items,
    ...rows(board, list),
    ...foot(board),
  ];
}

function rows(board: Board, list: { x: number; y: number; width: number; height: number }): SceneItem[] {
  const { unit, paint } = board;
  const lines = linesOf(board, "items")
    .filter(({ text }) => text.trim() !== "")
    .slice(0, MOST_TIPS);
  if (lines.length === 0) return [];
  const step = Math.min(list.height / lines.length, 190 * unit);
  const top = list.y + (list.height - step * lines.length) / 2;
  const disc = Math.min(34 * unit, step * 0.32);
  const from = disc * 2 + 28 * unit;
  const box = { width: list.width - from, height: step * 0.86 };
  const blocksAt = (max: number) =>
    lines.map((line) =>
      blockOf(board, "items", [line], box, {
        max,
        min: Math.min(max, 22),
        weight: 500,
        leading: TIP_LEADING,
        balanced: true,
      }),
    );
  // All in the size of the longest one.
  const smallest = Math.min(...blocksAt(60).map(({ size }) => size));
  return blocksAt(smallest / unit).flatMap((words: Block, index) => {
    const y = top + index * step;
    const middle = y + step / 2;
    const number = blockOf(
      board,
      "items",
      [{ ...PLAIN_LINE, text: String(index + 1) }],
      { width: disc * 1.5, height: disc * 1.7 },
      {
        max: (disc * 1.02) / unit,
        min: 8,
        weight: 640,
        color: paint.onAccent,
        align: "center",
        leading: { arabic: 1.2, latin: 1.2 },
      },
    );
    return [
      ...(index > 0 ? [hairline(board, { x: list.x, y, width: list.width })] : []),
      pathItem(discPath(list.x + disc, middle, disc), paint.accent, 1),
      ...number.place(list.x + disc * 0.25, middle - number.height / 2),
      ...words.place(list.x + from, middle - words.height / 2),
    ];
  });
}
