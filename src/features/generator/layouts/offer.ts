import { type Board, isEmpty, stack, textBlock, textPart } from "../scene/board.ts";
import { body, foot, ground, kicker, pill } from "../scene/elements.ts";
import { discPath, pathItem } from "../scene/ornaments.ts";
import type { SceneItem } from "../scene/scene.ts";

/** An offer: the price is in the middle, and everything else lies around it. */
export function offer(board: Board): SceneItem[] {
  const { width, height, page, isWide, unit, paint } = board;
  const area = body(board, 40);
  const isTall = height / width > 1.5;
  const radius = Math.round(
    isWide ? Math.min(area.height * 0.46, width * 0.2) : Math.min(width * 0.29, area.height * 0.27),
  );
  const disc = isWide
    ? { x: Math.round(page.x + page.width - radius), y: Math.round(height * 0.44) }
    : {
        x: Math.round(isTall ? width / 2 : width - page.x - radius),
        y: Math.round(area.y + area.height - radius - (isTall ? 210 : 0) * unit),
      };
  const copy = isWide
    ? { ...area, width: disc.x - radius - page.x - 56 * unit }
    : { ...area, height: disc.y - radius - area.y - 26 * unit };
  const lower = isWide
    ? null
    : {
        x: page.x,
        y: isTall ? disc.y + radius + 30 * unit : disc.y - radius,
        width: isTall ? page.width : disc.x - radius - page.x - 40 * unit,
        height: area.y + area.height - disc.y + (isTall ? -radius - 30 * unit : radius),
      };
  const action = (at: { x: number; y: number; maxWidth: number }) =>
    pill(board, "action", at, { fill: paint.ink, color: paint.ground, max: 40 });
  const head = [
    kicker(board),
    textPart(board, "headline", { share: 0.62, gap: 26, max: isWide ? 96 : 118, weight: 640, tight: true }),
  ];
  const terms = { share: 0.2, gap: 28, max: 40, color: paint.soft };
  const pillHeight = isEmpty(board, "action") ? 0 : 78 * unit;

  const items: SceneItem[] = [];
  if (lower) {
    items.push(...stack(copy, head).items);
    const below = { ...lower, height: lower.height - pillHeight - 24 * unit };
    const said = stack(below, [textPart(board, "text", { ...terms, share: 1 })], "end");
    items.push(
      ...said.items,
      ...action({ x: lower.x, y: lower.y + lower.height - pillHeight, maxWidth: lower.width }).items,
    );
  } else {
    const { items: texts } = stack({ ...copy, height: copy.height - pillHeight - 24 * unit }, [
      ...head,
      textPart(board, "text", terms),
    ]);
    items.push(...texts, ...action({ x: copy.x, y: copy.y + copy.height - pillHeight, maxWidth: copy.width }).items);
  }
  return [
    ...ground(board, { own: "lines", shapes: [{ shape: "circle", ...disc, radius }], strength: 0.75 }),
    pathItem(discPath(disc.x, disc.y, radius), paint.accent, 1),
    pathItem(discPath(disc.x, disc.y, radius - 14 * unit), paint.onAccent, 0.5, 2 * unit),
    ...priceIn(board, disc, radius),
    ...items,
    ...foot(board),
  ];
}

/** The price fills the width of its disc; the former one stands struck above it. */
function priceIn(board: Board, disc: { x: number; y: number }, radius: number): SceneItem[] {
  const { paint } = board;
  const colors = { color: paint.onAccent, soft: paint.onAccent, accent: paint.onAccent, align: "center" } as const;
  const price = textBlock(
    board,
    "price",
    { width: radius * 1.62, height: radius * 0.78 },
    { max: 170, min: 40, weight: 700, tight: true, ...colors },
  );
  const old = textBlock(
    board,
    "oldPrice",
    { width: radius * 1.05, height: radius * 0.3 },
    { max: 50, min: 20, weight: 400, struck: true, ...colors },
  );
  const whole = price.height + old.height;
  const top = disc.y - whole / 2 - (old.height > 0 ? radius * 0.04 : 0);
  return [...old.place(disc.x - radius * 0.525, top), ...price.place(disc.x - radius * 0.81, top + old.height)];
}
