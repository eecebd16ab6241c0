import type { Direction } from "#domain/language/locale.ts";
import { classNames } from "#src/art/class-names.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import "#src/art/themes/plain/art.css";

export type MilestoneCurveProps = {
  /** Milestones in reading order; the last one is where we are now. `level` runs from 0 to 1. */
  milestones: readonly { level: number; label?: string }[];
  direction: Direction;
  className?: string;
};

const NOW = { fill: "var(--color-accent)", stroke: "var(--color-accent)" };
/** In percent: the highest step leaves room for its label, the lowest still has something under it. */
const TOP = 16;
const BOTTOM = 92;

const topOf = (level: number) => BOTTOM - level * (BOTTOM - TOP);

/** Steps, one a milestone, with its label over the middle of it. They stretch with their place, the points do not. */
export function MilestoneCurve({ milestones, direction, className }: MilestoneCurveProps) {
  const step = 100 / milestones.length;
  const last = milestones.length - 1;
  const points = milestones.map(({ level }, index) => ({
    x: xFromStart((index + 0.5) * step, 100, direction),
    y: topOf(level),
  }));
  const stairs = milestones.map(({ level }) => `V${percent(topOf(level))}h${percent(step)}`).join("");
  return (
    <svg
      className={classNames("drawing milestone-curve", className)}
      fill="var(--color-muted)"
      fontSize="13"
      textAnchor="middle"
      aria-hidden="true"
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <g transform={direction === "rtl" ? "matrix(-1 0 0 1 100 0)" : undefined}>
          <path fill="var(--color-tint-3)" d={`M0 100${stairs}V100z`} />
          <path
            fill="none"
            stroke="var(--color-primary-ink)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            d={`M0 ${percent(topOf(milestones[0]?.level ?? 0))}${stairs}`}
          />
        </g>
      </svg>
      <g fill="var(--color-page)" stroke="var(--color-primary-ink)" strokeWidth="3">
        {points.map(({ x, y }, index) => (
          <circle key={x} {...(index === last && NOW)} cx={`${percent(x)}%`} cy={`${percent(y)}%`} r="6" />
        ))}
      </g>
      {points.map(({ x, y }, index) => (
        <text key={x} x={`${percent(x)}%`} y={`${percent(y)}%`} dy="-18">
          {milestones[index]?.label}
        </text>
      ))}
    </svg>
  );
}

const percent = (value: number) => Math.round(value * 10) / 10;
