import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import { Sea } from "#src/art/chart/island-chart.tsx";
import { drawIsobaths } from "#src/art/chart/terrain/isobaths.ts";
import type { Land } from "#src/art/chart/terrain/land.ts";

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

export type MotifGroundProps = Pick<MotifProps, "direction" | "seed"> & {
  /** What the contours surround: the motif itself, planned from the reading start. */
  lands: readonly Land[];
};

const BLEED = 22;
const PADDING = { start: BLEED, end: BLEED, top: BLEED, bottom: BLEED };
const DEPTHS = { coast: 12, shallows: [30, 54, 84], deep: [122, 168, 222, 284] } as const;

export function MotifGround({ lands, direction, seed }: MotifGroundProps) {
  const isobaths = drawIsobaths({
    ...MOTIF_SIZE,
    lands,
    direction,
    seed,
    padding: PADDING,
    depths: DEPTHS,
    relief: 1,
    soundings: 0,
    withoutSoundings: [],
    tolerance: 6,
  });
  return <Sea isobaths={isobaths} />;
}

/** Mirrors the drawing over the ground; motifs with text in them place their text themselves. */
export function mirrorIn(direction: Direction): string | undefined {
  return direction === "rtl" ? `matrix(-1 0 0 1 ${MOTIF_SIZE.width} 0)` : undefined;
}
