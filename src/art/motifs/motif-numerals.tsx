import { Hills } from "#src/art/chart/contour-cover.tsx";
import { drawTerrain } from "#src/art/chart/terrain/terrain.ts";
import { MOTIF_SIZE, type MotifProps } from "./motif-ground.tsx";

const MIDDLE = MOTIF_SIZE.width / 2;
const BASELINE = 248;
const CAP_LINE = 152;
/** Between the caret and the figures on either side of it. */
const GAP = 26;

/** Design: letters and figures on one baseline, and the caret where they meet. */
export function NumeralsMotif({ direction, seed, mark }: MotifProps) {
  return (
    <>
      <Hills terrain={drawTerrain({ ...MOTIF_SIZE, direction, seed: seed + 70, scale: 240 })} />
      <Numerals direction={direction} mark={mark} />
    </>
  );
}

/** What stands on the waters, for pictures that draw more of them. */
export function Numerals({ direction, mark }: Pick<MotifProps, "direction" | "mark">) {
  return (
    <>
      <path
        fill="none"
        stroke="var(--color-primary-line)"
        strokeWidth="1.5"
        strokeDasharray="2 6"
        d={`M0 ${CAP_LINE}h640M0 ${BASELINE}h640`}
      />
      <g className="font-display font-strong" fill="var(--color-ink)" fontSize="132" direction="ltr">
        <text x={MIDDLE - GAP} y={BASELINE} textAnchor="end">
          {direction === "rtl" ? "أب" : "Aa"}
        </text>
        <text x={MIDDLE + GAP} y={BASELINE}>
          123
        </text>
      </g>
      <path fill="none" stroke={mark} strokeWidth="3" d={`M${MIDDLE} ${CAP_LINE - 22}V${BASELINE + 22}`} />
    </>
  );
}
