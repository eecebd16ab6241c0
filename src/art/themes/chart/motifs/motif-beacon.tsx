import { type MotifProps, mirrorIn } from "#src/art/motifs/motif.ts";
import type { Shape } from "#src/art/shape.ts";
import { MotifGround } from "#src/art/themes/chart/motif-ground.tsx";

const ROCK: readonly Shape[] = [
  { shape: "circle", x: 226, y: 272, radius: 42 },
  { shape: "circle", x: 180, y: 284, radius: 26 },
];

/** Security: a light on a rock, and the ranges up to which it is seen. */
export function BeaconMotif({ direction, seed, mark }: MotifProps) {
  return (
    <>
      <MotifGround shapes={ROCK} direction={direction} seed={seed + 90} />
      <g transform={mirrorIn(direction)}>
        <path fill="var(--color-on-primary)" opacity=".16" d="M220 138 680-6v270zm0 0L-40 70v150z" />
        <path fill="var(--color-on-primary)" opacity=".16" d="m220 138 460-46v106z" />
        <path
          fill="none"
          stroke="var(--color-on-primary)"
          strokeWidth="2"
          strokeDasharray="2 8"
          opacity=".6"
          d="M330 78a126 126 0 0 1 8 112m64-138a196 196 0 0 1 10 168m66-196a266 266 0 0 1 12 228"
        />
        <path fill="var(--color-on-primary)" d="m204 158-12 126h56l-12-126z" />
        <path fill="var(--color-primary)" d="m201 184-3 34h44l-3-34zm-6 66-3 34h56l-3-34z" />
        <path fill="var(--color-on-primary)" d="M197 154h46v8h-46zm8-34h30v34h-30zm-4-6 19-18 19 18z" />
        <circle fill={mark} cx="220" cy="138" r="9" />
      </g>
    </>
  );
}
