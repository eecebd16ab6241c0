import { type MotifProps, mirrorIn } from "#src/art/motifs/motif.ts";
import type { Shape } from "#src/art/shape.ts";
import { MotifGround } from "#src/art/themes/chart/motif-ground.tsx";

const LAND: readonly Shape[] = [
  { shape: "rect", x: -60, y: 212, width: 300, height: 250, radius: 30 },
  { shape: "rect", x: 120, y: 266, width: 250, height: 200, radius: 30 },
];
const CHECKS = [
  { x: 210, y: 284 },
  { x: 318, y: 310 },
];
const LAST = { x: 426, y: 336 };

/** Launching: a ship on the slipway, with a check at every station down to the water. */
export function SlipwayMotif({ direction, seed, mark }: MotifProps) {
  return (
    <>
      <MotifGround shapes={LAND} direction={direction} seed={seed + 230} />
      <g transform={mirrorIn(direction)}>
        <path fill="currentColor" opacity=".2" d="M0 182 640 338v62H0z" />
        <path fill="none" stroke="currentColor" strokeWidth="4" d="M0 182 640 338" />
        <g transform="translate(0 -32)rotate(13.7 320 292)">
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="8"
            strokeLinecap="butt"
            d="M222 291v-18m62 18v-18m62 18v-18m62 18v-18"
          />
          <path fill="currentColor" d="M176 206h312c-8 34-26 56-44 68H214c-22-10-34-38-38-68z" />
          <path fill="currentColor" d="M222 166h96v32h-96zm14-40h58v32h-58zm100 54h70v18h-70z" />
          <path fill="none" stroke="currentColor" strokeWidth="4" d="M452 206V140m-160-14V96" />
          <path fill="none" stroke="var(--color-sand)" strokeWidth="4" d="M190 232h288" />
          <path fill="var(--color-sand)" d="M236 176h14v12h-14zm26 0h14v12h-14zm26 0h14v12h-14z" />
        </g>
        {CHECKS.map(({ x, y }) => (
          <g key={x}>
            <circle fill="var(--color-sand)" stroke="currentColor" strokeWidth="4" cx={x} cy={y} r="17" />
            <path fill="none" stroke="currentColor" strokeWidth="5" d={`m${x - 7} ${y + 1} 5 6 10-12`} />
          </g>
        ))}
        <circle fill="var(--color-sand)" stroke={mark} strokeWidth="5" cx={LAST.x} cy={LAST.y} r="17" />
      </g>
    </>
  );
}
