import type { Direction } from "#domain/language/locale.ts";
import { MOTIF_SIZE, type MotifProps } from "#src/art/motifs/motif.ts";
import { mirrorWidthIn } from "#src/art/reading-direction.ts";
import type { Shape } from "#src/art/shape.ts";
import { ModuleField } from "./module-field.tsx";

export type MotifGroundProps = Pick<MotifProps, "direction" | "seed"> & {
  /** What the ground surrounds: the motif itself, planned from the reading start. */
  shapes: readonly Shape[];
};

const SIDE = 80;
/** Covers are cropped at their sides: the pieces go on beyond them. */
const BLEED = SIDE;

/** A whole number of pieces, which need not touch the motif. */
export function MotifGround({ shapes, direction, seed }: MotifGroundProps) {
  const { width, height } = MOTIF_SIZE;
  return (
    <ModuleField
      box={{ x: -BLEED, y: -BLEED, width: width + 2 * BLEED, height: height + 2 * BLEED }}
      shapes={[{ shape: "rect", x: 160, y: 160, width: 0, height: 0, radius: 0 }, ...shapes]}
      side={SIDE}
      seed={seed}
      mirrorWidth={mirrorWidthIn(direction, width)}
    />
  );
}

export type OpenGroundProps = { width: number; height: number; seed: number; direction: Direction; scale: number };

/** With nothing in particular to surround. */
export function OpenGround({ width, height, seed, direction, scale }: OpenGroundProps) {
  return (
    <ModuleField
      box={{ x: 0, y: 0, width, height }}
      shapes={[]}
      side={Math.round(scale / 3)}
      seed={seed}
      mirrorWidth={mirrorWidthIn(direction, width)}
    />
  );
}
