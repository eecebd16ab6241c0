import type { Direction } from "#domain/language/locale.ts";
import { classNames } from "#src/art/class-names.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import { TIDE_SIZE, tidePath, tidePoints } from "./terrain/tide.ts";
import "#src/art/themes/chart/art.css";

export type MilestoneCurveProps = {
  /** Milestones in reading order; the last one is where we are now. `level` runs from 0 to 1. */
  milestones: readonly { level: number; label?: string }[];
  direction: Direction;
  className?: string;
};

const NOW = { fill: "var(--color-accent)", stroke: "var(--color-accent)" };

/**
 * The curve stretches with its place, the points and labels on it must not: hence a drawing inside a drawing.
 * Each point stands in the middle of its share of the width, over the list's columns.
 */
export function MilestoneCurve({ milestones, direction, className }: MilestoneCurveProps) {
  const levels = milestones.map(({ level }) => level);
  const { width, height } = TIDE_SIZE;
  const path = tidePath(levels);
  const last = milestones.length - 1;
  const points = tidePoints(levels).map((point) => ({
    x: percent(xFromStart(point.x, width, direction) / width),
    y: percent(point.y / height),
  }));
  return (
    <svg
      className={classNames("drawing milestone-curve", className)}
      fill="var(--color-muted)"
      fontSize="13"
      textAnchor="middle"
      aria-hidden="true"
    >
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <g transform={direction === "rtl" ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
          <path fill="var(--color-tint-3)" d={`${path}V${height}H0z`} />
          <path
            fill="none"
            stroke="var(--color-primary-ink)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            d={path}
          />
        </g>
      </svg>
      <g fill="var(--color-page)" stroke="var(--color-primary-ink)" strokeWidth="3">
        {points.map(({ x, y }, index) => (
          <circle key={x} {...(index === last && NOW)} cx={x} cy={y} r="6" />
        ))}
      </g>
      {points.map(({ x, y }, index) => (
        <text key={x} x={x} y={y} dy="-22">
          {milestones[index]?.label}
        </text>
      ))}
    </svg>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
