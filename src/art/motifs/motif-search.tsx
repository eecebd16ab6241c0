import type { Shape } from "#src/art/shape.ts";
import { MotifGround } from "#src/art/theme/motif-ground.tsx";
import { MOTIF_SIZE, type MotifProps } from "./motif.ts";

const MIDDLE = MOTIF_SIZE.width / 2;
const ASIDE = 112;
const LANDS: readonly Shape[] = [
  { shape: "rect", x: MIDDLE - ASIDE - 76, y: 68, width: 152, height: 96, radius: 26 },
  { shape: "rect", x: MIDDLE + ASIDE - 76, y: 68, width: 152, height: 96, radius: 26 },
  { shape: "circle", x: MIDDLE, y: 318, radius: 30 },
];
const SIZE = 58;
const BASELINE = 132;

/** Two spellings of one name, and ways from both to the same place. */
export function SearchMotif({ direction, seed, mark, Letters }: MotifProps) {
  const word = { y: BASELINE, size: SIZE, anchor: "middle", fill: "var(--color-ink)" } as const;
  return (
    <>
      <MotifGround shapes={LANDS} direction={direction} seed={seed + 110} />
      <path
        fill="none"
        stroke="var(--color-primary-ink)"
        strokeWidth="3"
        strokeDasharray="2 9"
        d={`M${MIDDLE - ASIDE} 178c0 66 104 50 ${ASIDE - 8} 118M${MIDDLE + ASIDE} 178c0 66-104 50-${ASIDE - 8} 118`}
      />
      <Letters {...word} text="أحمد" x={MIDDLE + ASIDE} />
      <Letters {...word} text="احمد" x={MIDDLE - ASIDE} />
      <ellipse fill="var(--color-sand-line)" cx={MIDDLE} cy="322" rx="20" ry="6" />
      <path fill={mark} d={`M${MIDDLE} 320c-8-22-35-40-35-67a35 35 0 0 1 70 0c0 27-27 45-35 67z`} />
      <circle fill="var(--color-surface)" cx={MIDDLE} cy="252" r="13" />
    </>
  );
}
