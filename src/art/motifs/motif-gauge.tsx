import type { Shape } from "#src/art/shape.ts";
import { MotifGround } from "#src/art/theme/motif-ground.tsx";
import { type MotifProps, mirrorIn } from "./motif.ts";

const CENTRE = { x: 320, y: 222 };
const DIAL = 138;
const TRACK = 104;
const LAND: Shape = { shape: "circle", ...CENTRE, radius: DIAL };
/** Degrees on either side of the top that the scale takes. */
const SPAN = 120;
const STEPS = 12;
const LIMIT = 10;
const SHOWN = 9;

const TICKS = Array.from(
  { length: STEPS + 1 },
  (_, step) => `M${pointAt(step, 118)}L${pointAt(step, step % 5 ? 125 : 130)}`,
);

/** Speed: a second in tenths, a line that is not passed, and a needle that stays before it. */
export function GaugeMotif({ direction, seed, mark }: MotifProps) {
  const track = { fill: "none", strokeWidth: 18, strokeLinecap: "butt" } as const;
  return (
    <>
      <MotifGround shapes={[LAND]} direction={direction} seed={seed + 130} />
      <g transform={mirrorIn(direction)}>
        <circle fill="var(--ticket)" cx={CENTRE.x} cy={CENTRE.y} r={DIAL} />
        <path fill="none" stroke="currentColor" strokeWidth="3" opacity=".5" d={TICKS.join("")} />
        <path {...track} stroke="currentColor" opacity=".16" d={arc(0, LIMIT)} />
        <path {...track} stroke="currentColor" strokeDasharray="3 5" opacity=".6" d={arc(LIMIT, STEPS)} />
        <path {...track} stroke="var(--color-primary)" d={arc(0, SHOWN)} />
        <path fill="none" stroke={mark} strokeWidth="6" d={`M${pointAt(LIMIT, 84)}L${pointAt(LIMIT, 134)}`} />
        <path
          fill="currentColor"
          transform={`rotate(${angleOf(SHOWN)} ${CENTRE.x} ${CENTRE.y})`}
          d={`M${CENTRE.x - 7} ${CENTRE.y + 16}l4-98q3-8 6 0l4 98z`}
        />
        <circle fill="currentColor" {...{ cx: CENTRE.x, cy: CENTRE.y }} r="15" />
        <circle fill="var(--ticket)" {...{ cx: CENTRE.x, cy: CENTRE.y }} r="5" />
        <path fill="none" stroke="currentColor" strokeWidth="6" opacity=".28" d="M276 288h88m-66 20h44" />
      </g>
    </>
  );
}

function angleOf(step: number): number {
  return (step / STEPS) * 2 * SPAN - SPAN;
}

function pointAt(step: number, radius: number): string {
  const angle = (angleOf(step) * Math.PI) / 180;
  return `${(CENTRE.x + radius * Math.sin(angle)).toFixed(1)} ${(CENTRE.y - radius * Math.cos(angle)).toFixed(1)}`;
}

function arc(from: number, to: number): string {
  const isLong = angleOf(to) - angleOf(from) > 180 ? 1 : 0;
  return `M${pointAt(from, TRACK)}A${TRACK} ${TRACK} 0 ${isLong} 1 ${pointAt(to, TRACK)}`;
}
