import type { Land } from "#src/art/chart/terrain/land.ts";
import { MotifGround, type MotifProps, mirrorIn } from "./motif-ground.tsx";

type Station = { x: number; y: number; radius: number };

const HUB: Station = { x: 306, y: 196, radius: 26 };
const ONLINE: readonly Station[] = [
  { x: 150, y: 136, radius: 14 },
  { x: 176, y: 272, radius: 16 },
  { x: 330, y: 296, radius: 10 },
  { x: 366, y: 112, radius: 12 },
  { x: 476, y: 150, radius: 16 },
];
const OFFLINE: Station = { x: 498, y: 276, radius: 14 };

const BEACH = 8;
const LANDS: readonly Land[] = [HUB, ...ONLINE, OFFLINE].map(({ x, y, radius }) => ({
  shape: "circle",
  x,
  y,
  radius: radius + BEACH,
}));

const LINKS = ONLINE.map(({ x, y }) => `M${HUB.x} ${HUB.y}L${x} ${y}`).join("");

/** Engineering: islands that keep working, and one that waits for its connection. */
export function NetworkMotif({ direction, seed }: MotifProps) {
  return (
    <>
      <MotifGround lands={LANDS} direction={direction} seed={seed + 30} />
      <g transform={mirrorIn(direction)}>
        <path fill="none" stroke="var(--color-on-primary)" strokeWidth="2.5" d={LINKS} />
        <path
          fill="none"
          stroke="var(--color-on-primary)"
          strokeWidth="2.5"
          strokeDasharray="3 9"
          d={`M${HUB.x} ${HUB.y}L${OFFLINE.x} ${OFFLINE.y}`}
        />
        {[HUB, ...ONLINE].map(({ x, y, radius }) => (
          <circle key={`${x}`} fill="var(--color-on-primary)" cx={x} cy={y} r={radius} />
        ))}
        <path
          fill="none"
          stroke="var(--color-band)"
          strokeWidth="3"
          d={`M${HUB.x - 10} ${HUB.y - 7}h20m-20 7h20m-20 7h20`}
        />
        <circle
          fill="var(--color-band)"
          stroke="var(--color-accent)"
          strokeWidth="4"
          cx={OFFLINE.x}
          cy={OFFLINE.y}
          r={OFFLINE.radius}
        />
      </g>
    </>
  );
}
