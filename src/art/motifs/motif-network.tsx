import { seededRandom } from "#src/art/seeded-random.ts";
import type { Shape } from "#src/art/shape.ts";
import { MotifGround } from "#src/art/theme/motif-ground.tsx";
import { MOTIF_SIZE, type MotifProps, mirrorIn } from "./motif.ts";

type Station = { x: number; y: number; radius: number };

const STATIONS = 6;
const HUB_RADIUS = 26;
const RIM = 8;

/** Engineering: stations that keep working, and one that waits for its connection. Each article has its own. */
export function NetworkMotif({ direction, seed, mark }: MotifProps) {
  const { hub, online, offline } = stationsOf(seed);
  const shapes = [hub, ...online, offline].map(
    ({ x, y, radius }): Shape => ({ shape: "circle", x, y, radius: radius + RIM }),
  );
  const links = online.map(({ x, y }) => `M${hub.x} ${hub.y}L${x} ${y}`).join("");
  return (
    <>
      <MotifGround shapes={shapes} direction={direction} seed={seed + 30} />
      <g transform={mirrorIn(direction)}>
        <path fill="none" stroke="var(--color-on-primary)" strokeWidth="2.5" d={links} />
        <path
          fill="none"
          stroke="var(--color-on-primary)"
          strokeWidth="2.5"
          strokeDasharray="3 9"
          d={`M${hub.x} ${hub.y}L${offline.x} ${offline.y}`}
        />
        {[hub, ...online].map(({ x, y, radius }) => (
          <circle key={`${x} ${y}`} fill="var(--color-on-primary)" cx={x} cy={y} r={radius} />
        ))}
        <path
          fill="none"
          stroke="var(--color-band)"
          strokeWidth="3"
          d={`M${hub.x - 10} ${hub.y - 7}h20m-20 7h20m-20 7h20`}
        />
        <circle
          fill="var(--color-band)"
          stroke={mark}
          strokeWidth="4"
          cx={offline.x}
          cy={offline.y}
          r={offline.radius}
        />
      </g>
    </>
  );
}

/** Around a hub near the middle, at uneven angles and distances, so that no two articles have the same ones. */
function stationsOf(seed: number): { hub: Station; online: Station[]; offline: Station } {
  const random = seededRandom(seed * 13 + 5);
  const between = (from: number, to: number) => from + random() * (to - from);
  const hub = {
    x: Math.round(MOTIF_SIZE.width / 2 + between(-56, 56)),
    y: Math.round(MOTIF_SIZE.height / 2 + between(-22, 22)),
    radius: HUB_RADIUS,
  };
  const turn = between(0, 2 * Math.PI);
  const [offline, ...online] = Array.from({ length: STATIONS }, (_, index): Station => {
    const angle = turn + ((index + between(-0.28, 0.28)) * 2 * Math.PI) / STATIONS;
    const reach = between(0.72, 1.15);
    return {
      x: Math.round(hub.x + Math.cos(angle) * 178 * reach),
      y: Math.round(hub.y + Math.sin(angle) * 104 * reach),
      radius: Math.round(between(10, 17)),
    };
  });
  return { hub, online, offline: offline ?? hub };
}
