import { OpenGround } from "#src/art/theme/motif-ground.tsx";
import { MOTIF_SIZE, type MotifProps } from "./motif.ts";

const MIDDLE = MOTIF_SIZE.width / 2;
const BASELINE = 248;
const CAP_LINE = 152;
/** Between the caret and the figures on either side of it. */
const GAP = 26;
const SIZE = 132;
const INK = "var(--color-ink)";

/** Design: letters and figures on one baseline, and the caret where they meet. */
export function NumeralsMotif({ direction, seed, mark, Letters }: MotifProps) {
  return (
    <>
      <OpenGround {...MOTIF_SIZE} direction={direction} seed={seed + 70} scale={240} />
      <Numerals direction={direction} mark={mark} Letters={Letters} />
    </>
  );
}

/** What stands on the ground, for pictures that draw more of it. */
export function Numerals({ direction, mark, Letters }: Omit<MotifProps, "seed">) {
  return (
    <>
      <path
        fill="none"
        stroke="var(--color-primary-line)"
        strokeWidth="1.5"
        strokeDasharray="2 6"
        d={`M0 ${CAP_LINE}h640M0 ${BASELINE}h640`}
      />
      <Letters
        text={direction === "rtl" ? "أب" : "Aa"}
        x={MIDDLE - GAP}
        y={BASELINE}
        size={SIZE}
        anchor="end"
        fill={INK}
      />
      <Letters text="123" x={MIDDLE + GAP} y={BASELINE} size={SIZE} anchor="start" fill={INK} />
      <path fill="none" stroke={mark} strokeWidth="3" d={`M${MIDDLE} ${CAP_LINE - 22}V${BASELINE + 22}`} />
    </>
  );
}
