import type { Rect } from "#src/art/shape.ts";
import { type Board, isEmpty, type Part, stack, textBlock, textPart } from "../scene/board.ts";
import { body, foot, ground, hairline, kicker, picture } from "../scene/elements.ts";
import { discPath, fillItem, pathItem } from "../scene/ornaments.ts";
import type { SceneItem } from "../scene/scene.ts";

/** An event: the day on a leaf of a calendar, then what, when and where. */
export function event(board: Board): SceneItem[] {
  const { width, height, page, isWide, unit } = board;
  const area = body(board, 36);
  const hasLeaf = !(isEmpty(board, "day") && isEmpty(board, "month"));
  const side = Math.round(
    Math.min(isWide ? page.width * 0.3 : page.width * (height > width ? 0.36 : 0.29), area.height * 0.62),
  );
  const high = Math.round(side * 1.08);
  const isTall = height / width > 1.2;
  const bandHeight = isWide ? height : Math.round(page.y + (isTall ? area.height * 0.36 : area.height * 0.2));
  const band = isWide
    ? { x: Math.round(page.x + page.width * 0.66), y: 0, width: Math.round(width - page.x - page.width * 0.66), height }
    : { x: 0, y: 0, width, height: bandHeight };
  const leaf = isWide
    ? { x: Math.round(band.x - side * 0.28), y: Math.round((height - high) / 2), width: side, height: high }
    : { x: page.x, y: Math.round(bandHeight - high * 0.66), width: side, height: high };
  const copy = isWide
    ? { ...area, width: (hasLeaf ? leaf.x : band.x) - page.x - 52 * unit }
    : { ...area, y: leaf.y + leaf.height + 34 * unit, height: area.y + area.height - leaf.y - leaf.height - 34 * unit };
  const beside = {
    x: leaf.x + leaf.width + 36 * unit,
    y: bandHeight + 22 * unit,
    width: page.x + page.width - leaf.x - leaf.width - 36 * unit,
    height: leaf.y + leaf.height - bandHeight - 22 * unit,
  };
  const details = (["time", "place"] as const).map((field, index) => detail(board, field, index));
  const headline = textPart(board, "headline", {
    share: 0.46,
    gap: 22,
    max: isWide ? 92 : 112,
    weight: 640,
    tight: true,
  });
  const label = kicker(board);
  return [
    ...ground(board, { own: "none", shapes: [{ shape: "rect", ...leaf, radius: 30 }] }),
    ...picture(board, "picture", band, 0, 23),
    ...(hasLeaf ? calendarLeaf(board, leaf) : []),
    ...(isWide ? [] : stack(beside, [label], "center").items),
    ...stack(copy, [isWide ? label : null, headline, ...details]).items,
    ...foot(board, isWide ? { ...page, width: copy.width } : page),
  ];
}

function calendarLeaf(board: Board, leaf: Rect): SceneItem[] {
  const { paint, unit } = board;
  const radius = 26 * unit;
  const strip = Math.round(leaf.height * 0.17);
  const on = { color: paint.onPaper, soft: paint.softOnPaper, accent: paint.accentOnPaper, align: "center" } as const;
  const inner = { x: leaf.x + leaf.width * 0.08, width: leaf.width * 0.84 };
  const day = textBlock(
    board,
    "day",
    { width: inner.width, height: leaf.height * 0.52 },
    { max: 210, min: 36, weight: 680, leading: { arabic: 1.3, latin: 1 }, balanced: true, ...on },
  );
  const month = textBlock(
    board,
    "month",
    { width: inner.width, height: leaf.height * 0.22 },
    { max: 50, min: 18, weight: 600, leading: { arabic: 1.45, latin: 1.2 }, ...on },
  );
  const room = leaf.height - strip;
  const top = leaf.y + strip + (room - day.height - month.height) / 2;
  const hole = (share: number) => discPath(leaf.x + leaf.width * share, leaf.y + strip / 2, strip * 0.16);
  return [
    {
      kind: "clip",
      rect: leaf,
      radius,
      items: [fillItem(leaf, paint.paper), fillItem({ ...leaf, height: strip }, paint.accent)],
    },
    pathItem(hole(0.28) + hole(0.72), paint.onAccent, 0.9),
    ...day.place(inner.x, top),
    ...month.place(inner.x, top + day.height),
  ];
}

/** A row with a hairline above it and a drawn sign before it: a clock, a pin. */
function detail(board: Board, field: "time" | "place", index: number): Part | null {
  const part = textPart(board, field, { share: 0.22, gap: index === 0 ? 30 : 16, max: 46, weight: 500 });
  if (!part) return null;
  const { unit, paint } = board;
  const from = 62 * unit;
  const pad = 16 * unit;
  return {
    ...part,
    make: (box) => {
      const words = part.make({ width: box.width - from, height: Math.max(0, box.height - pad) });
      return {
        ...words,
        height: words.height + pad,
        place: (x, y) => [
          hairline(board, { x, y, width: box.width }),
          ...sign(field, x + 20 * unit, y + pad + words.height / 2, unit, paint.accent),
          ...words.place(x + from, y + pad),
        ],
      };
    },
  };
}

function sign(field: "time" | "place", x: number, y: number, unit: number, color: string): SceneItem[] {
  const r = 17 * unit;
  if (field === "time")
    return [pathItem(`${discPath(x, y, r)}M${x} ${y - r * 0.55}V${y}H${x + r * 0.5}`, color, 1, 3.6 * unit)];
  const tip = y + r * 1.15;
  const pin = `M${x} ${tip}C${x - r * 0.5} ${y + r * 0.55} ${x - r * 0.85} ${y + r * 0.2} ${x - r * 0.85} ${y - r * 0.25}A${r * 0.85} ${r * 0.85} 0 0 1 ${x + r * 0.85} ${y - r * 0.25}C${x + r * 0.85} ${y + r * 0.2} ${x + r * 0.5} ${y + r * 0.55} ${x} ${tip}z`;
  return [pathItem(pin, color, 1, 3.6 * unit), pathItem(discPath(x, y - r * 0.25, r * 0.26), color, 1)];
}
