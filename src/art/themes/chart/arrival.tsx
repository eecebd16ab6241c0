import type { ReactNode } from "react";
import { BEACON_PAINT, ROUTE_PAINT } from "./paint.ts";

const VESSEL = "M0-21C8-13 9-4 9 6v9H-9V6c0-10 1-19 9-27z";

export type ArrivalProps = {
  /** The way, in finished coordinates. */
  d: string;
  /** Where it ends. */
  to: { x: number; y: number };
  /** Degrees that what arrives there is turned by. */
  turn?: number;
  /** Comes in when the page is opened. */
  isMoving?: boolean;
};

/** Something on its way to its place: a vessel on its course. */
export function Arrival({ d, to, turn, isMoving = false }: ArrivalProps): ReactNode {
  return (
    <>
      <path {...ROUTE_PAINT} d={d} />
      <g transform={`translate(${to.x} ${to.y})${turn === undefined ? "" : ` rotate(${turn})`}`}>
        <path {...BEACON_PAINT} className={isMoving ? "chart-vessel" : undefined} d={VESSEL} />
      </g>
    </>
  );
}

/** The light in the headline is the one red mark in view. */
const QUIET = "var(--color-primary-ink)";

/** The course alone, for the picture under the home page's screens. */
export function HeroWay({ d }: { d: string }): ReactNode {
  return <path {...ROUTE_PAINT} stroke={QUIET} d={d} />;
}

/** What comes in on it: an element of its own, so that moving it lays nothing out. */
export function HeroMarker({ className }: { className: string }): ReactNode {
  return (
    <svg className={className} viewBox="-9 -21 18 36" aria-hidden="true">
      <path fill={QUIET} d={VESSEL} />
    </svg>
  );
}
