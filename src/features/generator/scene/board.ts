import type { PictureSlot, PostField } from "#domain/generator/post-template.ts";
import type { Direction } from "#domain/language/locale.ts";
import type { Rect } from "#src/art/shape.ts";
import { type LineStyle, type Ornament, PLAIN_LINE, type Words } from "../state/post.ts";
import type { Paint } from "./palette.ts";
import type { SceneItem } from "./scene.ts";
import { directionOfText, type FitStyle, type Fitted, fitText, type Measure } from "./text-fit.ts";

/** What a layout works with. Places are counted from the reading start. */
export type Board = {
  width: number;
  height: number;
  /** One pixel of a square of 1080, on a surface of this one's area. */
  unit: number;
  /** Inside the margins, clear of what apps lay over a post. */
  page: Rect;
  isWide: boolean;
  direction: Direction;
  paint: Paint;
  ornament: Ornament;
  words: (field: PostField) => Words;
  hasPicture: (slot: PictureSlot) => boolean;
  /** Height over width, or null where there is none. */
  logoShape: number | null;
  measure: Measure;
  /** Drawn small: fewer and simpler lines say the same. */
  isSketch: boolean;
  /** Where fields are noted whose letters became too small. */
  crowded: Set<PostField>;
};

export type TextLook = {
  max: number;
  min?: number;
  weight?: number;
  color?: string;
  /** On other grounds than the post's own. */
  soft?: string;
  accent?: string;
  align?: "start" | "center" | "end";
  leading?: FitStyle["leading"];
  tight?: boolean;
  balanced?: boolean;
  struck?: boolean;
};

/** A text that was fitted, and can be put anywhere its box fits. */
export type Block = { width: number; height: number; size: number; place: (x: number, y: number) => SceneItem[] };

const HEADLINE_LEADING = { arabic: 1.36, latin: 1.1 };
const TEXT_LEADING = { arabic: 1.62, latin: 1.4 };
/** Letters of a headline stand closer than those of a text. */
const TIGHT = -0.02;
/** Half the height of a capital: what is seen as the middle of a line. */
const MIDDLE_ABOVE_BASELINE = 0.345;
/** Letters smaller than this share of the post are hard to read on a phone. */
const READABLE_UNITS = 22;

/** Lines of a field as they were typed, with the way each is set. */
export function linesOf(board: Board, field: PostField): (LineStyle & { text: string })[] {
  const { text, lines } = board.words(field);
  return text.split("\n").map((line, index) => ({ ...PLAIN_LINE, ...lines[index], text: line }));
}

export const isEmpty = (board: Board, field: PostField) => board.words(field).text.trim() === "";

export function textBlock(
  board: Board,
  field: PostField,
  box: { width: number; height: number },
  look: TextLook,
): Block {
  return blockOf(board, field, linesOf(board, field), box, look);
}

export function blockOf(
  board: Board,
  field: PostField,
  lines: readonly (LineStyle & { text: string })[],
  box: { width: number; height: number },
  look: TextLook,
): Block {
  const { unit, paint } = board;
  const weight = look.weight ?? 400;
  const style: FitStyle = {
    max: look.max * unit,
    min: (look.min ?? Math.max(READABLE_UNITS, look.max * 0.42)) * unit,
    weight,
    tracking: look.tight ? TIGHT : 0,
    leading: look.leading ?? (look.tight ? HEADLINE_LEADING : TEXT_LEADING),
    balanced: look.balanced ?? true,
  };
  const paragraphs = lines.map(({ text, direction, scale }) => ({
    text,
    scale,
    direction: direction === "auto" ? directionOfText(text, board.direction) : direction,
  }));
  const fitted = fitText(paragraphs, box, style, board.measure);
  const isCrowded = fitted.cut || fitted.size < READABLE_UNITS * unit * 0.8;

  const tones = {
    auto: look.color ?? paint.ink,
    ink: look.color ?? paint.ink,
    soft: look.soft ?? paint.soft,
    accent: look.accent ?? paint.accent,
  };
  return {
    width: fitted.width,
    height: fitted.height,
    size: fitted.size,
    place: (x, y) => {
      if (isCrowded) board.crowded.add(field);
      return placeLines(fitted, { x, y, width: box.width, height: fitted.height }, (paragraph) => {
        const { align, tone } = lines[paragraph] ?? PLAIN_LINE;
        return {
          align: align === "auto" ? (look.align ?? "start") : align,
          color: tones[tone],
          weight,
          struck: look.struck ?? false,
        };
      });
    },
  };
}

type LineLook = { align: "start" | "center" | "end"; color: string; weight: number; struck: boolean };

function placeLines({ lines }: Fitted, frame: Rect, lookOf: (paragraph: number) => LineLook): SceneItem[] {
  let top = frame.y;
  return lines.map((line): SceneItem => {
    const { align, ...look } = lookOf(line.paragraph);
    const baseline = top + line.height / 2 + line.size * MIDDLE_ABOVE_BASELINE;
    top += line.height;
    const { text, size, width, tracking, direction } = line;
    const anchor = align === "center" ? "middle" : align;
    const x = frame.x + { start: 0, middle: frame.width / 2, end: frame.width }[anchor];
    return { kind: "text", text, x, y: baseline, anchor, size, width, tracking, direction, frame, ...look };
  });
}

export type Part = {
  /** What it may take of the height that all parts share; `fixed` parts take their own first. */
  share: number;
  fixed?: number;
  /** Space above it, unless it is the first. */
  gap: number;
  make: (box: { width: number; height: number }) => Block;
};

type Stacked = { items: SceneItem[]; top: number; bottom: number };

/** Parts one under another. What some leave unused goes to those that had to shrink. */
export function stack(
  frame: Rect,
  parts: readonly (Part | null)[],
  align: "start" | "center" | "end" = "start",
): Stacked {
  const shown = parts.filter((part) => part !== null);
  const gaps = shown.slice(1).reduce((sum, { gap }) => sum + gap, 0);
  const taken = shown.reduce((sum, { fixed }) => sum + (fixed ?? 0), 0);
  const room = Math.max(0, frame.height - gaps);
  const shares = shown.reduce((sum, { share, fixed }) => sum + (fixed === undefined ? share : 0), 0);
  const heightFor = ({ share, fixed }: Part) => fixed ?? (Math.max(0, room - taken) * share) / shares;
  const make = (part: Part, height: number) => part.make({ width: frame.width, height });
  let blocks = shown.map((part) => make(part, heightFor(part)));
  const spare = () => room - blocks.reduce((sum, { height }) => sum + height, 0);
  blocks = blocks.map((block, index) => {
    const part = shown[index];
    if (!part) return block;
    const larger = make(part, block.height + Math.max(0, spare()));
    if (larger.size <= block.size) return block;
    blocks[index] = larger;
    return larger;
  });
  let y = frame.y + { start: 0, center: 0.5, end: 1 }[align] * Math.max(0, spare());
  const top = y;
  const items = blocks.flatMap((block, index) => {
    y += index > 0 ? (shown[index]?.gap ?? 0) : 0;
    const placed = block.place(frame.x, y);
    y += block.height;
    return placed;
  });
  return { items, top, bottom: y };
}

/** A part that shows a field; nothing where nothing is written. */
export function textPart(
  board: Board,
  field: PostField,
  { share, gap = 0, ...look }: TextLook & { share: number; gap?: number },
): Part | null {
  if (isEmpty(board, field)) return null;
  return { share, gap: gap * board.unit, make: (box) => textBlock(board, field, box, look) };
}
