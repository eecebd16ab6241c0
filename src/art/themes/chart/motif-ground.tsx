import type { Direction } from "#domain/language/locale.ts";
import { MOTIF_SIZE, type MotifProps } from "#src/art/motifs/motif.ts";
import type { Shape } from "#src/art/shape.ts";
import { Hills } from "./ground-cover.tsx";
import { Sea } from "./stage.tsx";
import { drawIsobaths } from "./terrain/isobaths.ts";
import { drawTerrain } from "./terrain/terrain.ts";

export type MotifGroundProps = Pick<MotifProps, "direction" | "seed"> & {
  /** What the ground surrounds: the motif itself, planned from the reading start. */
  shapes: readonly Shape[];
};

const BLEED = 22;
const PADDING = { start: BLEED, end: BLEED, top: BLEED, bottom: BLEED };
const DEPTHS = { coast: 12, shallows: [30, 54, 84], deep: [122, 168, 222, 284] } as const;

export function MotifGround({ shapes, direction, seed }: MotifGroundProps) {
  const isobaths = drawIsobaths({
    ...MOTIF_SIZE,
    lands: shapes,
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

export type OpenGroundProps = { width: number; height: number; seed: number; direction: Direction; scale: number };

/** With nothing in particular to surround. */
export function OpenGround(plan: OpenGroundProps) {
  return <Hills terrain={drawTerrain(plan)} />;
}
