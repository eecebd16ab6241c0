import type { Direction } from "#domain/language/locale.ts";
import type { ScheduleBar as Bar } from "#domain/planner/schedule.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import "./schedule-chart.css";

/** How a step is marked. */
export type StepLook = { icon: IconName; color: "primary" | "accent" };

export type ScheduleStep = StepLook & {
  id: string;
  title: string;
  text: string;
  duration: string;
  /** From when to when, where that is known. */
  dates?: string | null;
  /** In weeks from the first day; the last step has no end. */
  bar: Bar;
};

export type ScheduleChartProps = {
  id?: string;
  direction: Direction;
  steps: ScheduleStep[];
  weeks: { total: number; label: string };
};

/** Steps over weeks: solid is the shortest run, hatched the agreed margin, fading what goes on. */
export function ScheduleChart({ id, direction, steps, weeks }: ScheduleChartProps) {
  // The drawing itself runs from left to right.
  const [start, end] = direction === "rtl" ? (["end", "start"] as const) : (["start", "end"] as const);
  const marks = marksOf(weeks.total);
  const dark = (marks[1] ?? 0) / 2;
  return (
    <div className="schedule" id={id} data-reveal="">
      <div className="schedule-scale">
        <svg width="100%" height="44" direction="ltr" overflow="visible" fontSize="12" aria-hidden="true">
          <g fill="var(--color-muted)">
            {marks.map((week) => (
              <text
                key={week}
                x={placeOf(week, weeks.total, direction)}
                y="14"
                textAnchor={week === 0 ? start : "middle"}
              >
                {week}
              </text>
            ))}
            <text x={placeOf(weeks.total, weeks.total, direction)} y="14" textAnchor={end}>
              {weeks.label}
            </text>
          </g>
          <rect fill="none" stroke="var(--color-line-strong)" y="25" width="100%" height="7" />
          <svg y="25" height="7" viewBox={`0 0 ${weeks.total} 1`} preserveAspectRatio="none" aria-hidden="true">
            <path
              fill="var(--color-line-strong)"
              d={marks
                .map((week) => `M${direction === "rtl" ? weeks.total - week - dark : week} 0h${dark}v1h-${dark}z`)
                .join("")}
            />
          </svg>
        </svg>
      </div>
      <ol>
        {steps.map((step, index) => (
          <li key={step.id} className="schedule-step" data-color={step.color}>
            <span className="schedule-sign relative grid place-items-center">
              <Icon name={step.icon} />
              <b className="absolute grid place-items-center">{index + 1}</b>
            </span>
            <h3 className="text-title">{step.title}</h3>
            <span className="schedule-duration">{step.duration}</span>
            <p className="text-ui text-copy">
              {step.text}
              {step.dates && <small className="schedule-dates">{step.dates}</small>}
            </p>
            <ScheduleBar step={step} weeks={weeks.total} direction={direction} />
          </li>
        ))}
      </ol>
    </div>
  );
}

type ScheduleBarProps = { step: ScheduleStep; weeks: number; direction: Direction };

/** A bar that ends after this share of the chart has its label before it: there is no room behind. */
const LABEL_BEFORE_SHARE = 0.75;

function ScheduleBar({ step: { id, bar, duration }, weeks, direction }: ScheduleBarProps) {
  const end = "ongoing" in bar ? weeks : bar.start + bar.max;
  const isLabelBefore = end > weeks * LABEL_BEFORE_SHARE;
  // Away from the bar: towards the reading end behind it, towards the start before it.
  const toRight = isLabelBefore === (direction === "rtl");
  const label = {
    x: placeOf(isLabelBefore ? bar.start : end, weeks, direction),
    y: "50%",
    dx: toRight ? 12 : -12,
    dy: ".35em",
    textAnchor: isLabelBefore ? ("end" as const) : ("start" as const),
  };
  return (
    <svg className="schedule-track" aria-hidden="true">
      <svg viewBox={`0 0 ${weeks} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path
          stroke="var(--color-line)"
          vectorEffect="non-scaling-stroke"
          d={marksOf(weeks)
            .map((week) => `M${direction === "rtl" ? weeks - week : week} 0v1`)
            .join("")}
        />
      </svg>
      {"ongoing" in bar ? (
        <>
          <linearGradient id={`fade-${id}`} x1={direction === "rtl" ? 1 : 0} x2={direction === "rtl" ? 0 : 1}>
            <stop stopColor="var(--bar)" />
            <stop offset="1" stopColor="var(--bar)" stopOpacity="0" />
          </linearGradient>
          <rect
            x={spanOf(bar.start, weeks - bar.start, weeks, direction)}
            width={`${round((100 * (weeks - bar.start)) / weeks)}%`}
            fill={`url(#fade-${id})`}
          />
        </>
      ) : (
        <>
          <pattern id={`hatch-${id}`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path stroke="var(--bar)" strokeOpacity=".7" strokeWidth="2" d="M0 0v6" />
          </pattern>
          <rect
            stroke="var(--bar)"
            x={spanOf(bar.start, bar.max, weeks, direction)}
            width={`${round((100 * bar.max) / weeks)}%`}
            fill={`url(#hatch-${id})`}
          />
          <rect
            className="schedule-shortest"
            fill="var(--bar)"
            x={spanOf(bar.start, bar.min, weeks, direction)}
            width={`${round((100 * bar.min) / weeks)}%`}
          />
        </>
      )}
      <g className="schedule-end" fill="var(--color-copy)" fontSize="13">
        {/* Its halo is a text of its own: runs of two directions would be painted over by each other's. */}
        <text {...label} className="schedule-halo" stroke="var(--color-band)" strokeWidth="8" strokeLinejoin="round">
          {duration}
        </text>
        <text {...label}>{duration}</text>
      </g>
    </svg>
  );
}

/** Weeks that are marked: every second one, or fewer where they would crowd. */
const MOST_MARKS = 10;

function marksOf(weeks: number): number[] {
  const every = 2 * Math.ceil(weeks / 2 / MOST_MARKS);
  return Array.from({ length: Math.floor(weeks / every) }, (_, index) => index * every);
}

function placeOf(week: number, total: number, direction: Direction): string {
  const percent = (100 * week) / total;
  return `${round(direction === "rtl" ? 100 - percent : percent)}%`;
}

/** Left edge of a bar that runs from `start` for `length` weeks in reading direction. */
function spanOf(start: number, length: number, total: number, direction: Direction): string {
  return placeOf(direction === "rtl" ? start + length : start, total, direction);
}

const round = (value: number) => Math.round(value * 100) / 100;
