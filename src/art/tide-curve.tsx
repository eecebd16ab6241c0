import type { Direction } from "#domain/locale.ts";
import { classNames } from "./class-names.ts";
import { xFromStart } from "./reading-direction.ts";
import { TIDE_SIZE, tidePath, tidePoints } from "./tide.ts";
import "#src/styles/art.css";

export type TideCurveProps = {
  /** Milestones in reading order; the last one is where we are now. `level` runs from 0 to 1. */
  milestones: readonly { level: number; label?: string }[];
  direction: Direction;
  className?: string;
};

/**
 * The curve stretches with its place, the points and labels on it must not: hence a drawing inside a drawing.
 * Each point stands in the middle of its share of the width, over the list's columns.
 */
export function TideCurve({ milestones, direction, className }: TideCurveProps) {
  const levels = milestones.map(({ level }) => level);
  const { width, height } = TIDE_SIZE;
  const path = tidePath(levels);
  const last = milestones.length - 1;
  return (
    <svg className={classNames("chart tide-curve", className)} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <g transform={direction === "rtl" ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
          <path className="fill-sea-3" d={`${path}V${height}H0z`} />
          <path className="fill-none stroke-primary-ink" strokeWidth="2" vectorEffect="non-scaling-stroke" d={path} />
        </g>
      </svg>
      {tidePoints(levels).map((point, index) => {
        const x = percent(xFromStart(point.x, width, direction) / width);
        const y = percent(point.y / height);
        return (
          <g key={x}>
            <circle className={index === last ? "fill-accent stroke-accent" : undefined} cx={x} cy={y} r="6" />
            <text x={x} y={y} dy="-22">
              {milestones[index]?.label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
