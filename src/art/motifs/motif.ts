import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";

export const MOTIF_SIZE = { width: 640, height: 400 };

/** Letters of a drawing: outlines in a picture, which has no fonts. Measured from the left. */
export type LettersProps = {
  text: string;
  x: number;
  y: number;
  size: number;
  anchor: "start" | "middle" | "end";
  fill: string;
};

/** What every motif receives. */
export type MotifProps = {
  direction: Direction;
  seed: number;
  /** The colour of the point that matters. */
  mark: string;
  /** How its letters are set, if it has any. */
  Letters: (props: LettersProps) => ReactNode;
};

/** Mirrors the drawing over the ground; motifs with text in them place their text themselves. */
export function mirrorIn(direction: Direction): string | undefined {
  return direction === "rtl" ? `matrix(-1 0 0 1 ${MOTIF_SIZE.width} 0)` : undefined;
}
