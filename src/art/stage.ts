import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import type { Rect } from "./shape.ts";

/** How far a drawing reaches past its own box, on each side. */
export type Padding = { start: number; end: number; top: number; bottom: number };

/** Where screens stand, in a box as wide as `width`. The theme draws around these very rectangles. */
export type Stage = { width: number; height: number; rects: readonly Rect[] };

/** `start` ends before the copy beside the box, `top` before the copy above it, `rim` before all sides. */
export type FadeEdge = "start" | "top" | "rim";

/** How far a drawing reaches past its box towards copy: no line is to run behind words. */
const REACH = { start: 96, top: 40 };

/** What is left of the overflow: beyond the fade nothing is seen, so nothing is drawn. */
export function fadedPadding(padding: Padding, edge: FadeEdge | undefined): Padding {
  if (edge !== "start" && edge !== "top") return padding;
  return { ...padding, [edge]: Math.min(padding[edge], REACH[edge]) };
}

/** What a theme draws behind screens, icons or figures. Each theme takes from it what its drawing can use. */
export type StageDrawingProps = {
  /** What stands on the stage, measured from the reading start of a `width` × `height` box. */
  rects: readonly Rect[];
  width: number;
  height: number;
  /** The drawing overflows its box this far; the page clips it. */
  padding: Padding;
  seed: number;
  direction: Direction;
  /** How near its lines lie: `small` on a phone, `large` around one large screen. */
  scale?: "small" | "large";
  /** How many small figures may be strewn over it. */
  figures?: number;
  /** Areas with text on them. */
  clearAreas?: readonly Rect[];
  /** Words stand on the rectangles themselves, not on screens that cover them. */
  isWritten?: boolean;
  /** Without unrest, around small things in rows. */
  isCalm?: boolean;
  /** Towards which side it pales, beyond its box. */
  fade?: FadeEdge;
  className?: string;
  /** Whole, as a picture: it does not overflow its box but is as large as its padding makes it. */
  isPicture?: boolean;
  /** How its figures are set; a picture has no fonts of its own. */
  Figures?: FiguresComponent;
  /** More SVG, in finished (already mirrored) coordinates: see `xFromStart`. */
  children?: ReactNode;
};

/** A figure in the middle of a place, with a smaller one after it. */
export type StageFigure = { x: number; y: number; whole: string; tenth: string | null };
export type FiguresComponent = (props: { figures: readonly StageFigure[] }) => ReactNode;

type PaddedBox = { width: number; height: number; padding: Padding; direction: Direction };

/** The box of a drawing together with what overflows it. */
export function paddedBox({ width, height, padding: { start, end, top, bottom }, direction }: PaddedBox): string {
  return `${direction === "rtl" ? -end : -start} ${-top} ${width + start + end} ${height + top + bottom}`;
}
