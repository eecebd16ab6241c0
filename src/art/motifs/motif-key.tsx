import type { Shape } from "#src/art/shape.ts";
import { MotifGround } from "#src/art/theme/motif-ground.tsx";
import { type MotifProps, mirrorIn } from "./motif.ts";

const LANDS: readonly Shape[] = [
  { shape: "circle", x: 372, y: 206, radius: 66 },
  { shape: "rect", x: 380, y: 180, width: 150, height: 64, radius: 20 },
  { shape: "rect", x: 138, y: 128, width: 108, height: 152, radius: 14 },
];
const BLADE = "M420 194h106a12 12 0 0 1 0 24h-8v26h-22v-26h-16v18h-22v-18h-38z";
const RACK = "M148 128h88a10 10 0 0 1 10 10v132a10 10 0 0 1-10 10h-88a10 10 0 0 1-10-10V138a10 10 0 0 1 10-10z";

/** Licensing: a server that was struck, and the key that works without it. */
export function KeyMotif({ direction, seed, mark }: MotifProps) {
  return (
    <>
      <MotifGround shapes={LANDS} direction={direction} seed={seed + 150} />
      <g transform={mirrorIn(direction)}>
        <g fill="none" stroke="var(--color-on-primary)" strokeWidth="3">
          <path fill="var(--color-band)" strokeDasharray="3 8" d={RACK} />
          <path opacity=".6" strokeWidth="4" d="M158 166h34m-34 38h34m-34 38h34" />
          <path opacity=".6" strokeDasharray="3 9" d="M256 206h38" />
        </g>
        <path
          fill={mark}
          stroke="var(--color-band)"
          strokeWidth="10"
          paintOrder="stroke"
          d="m218 108-46 102h34l-20 84 58-108h-38l34-78z"
        />
        <circle fill="none" stroke="var(--color-on-primary)" strokeWidth="34" cx="372" cy="206" r="43" />
        <path fill="var(--color-on-primary)" d={BLADE} />
      </g>
    </>
  );
}
