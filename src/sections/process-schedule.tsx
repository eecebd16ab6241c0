import type { Direction } from "#domain/locale.ts";
import { Compass, type CompassProps } from "#src/art/compass.tsx";
import { ContourCover } from "#src/art/contour-cover.tsx";
import { SectionFrame, type SectionHeadTexts } from "./section-frame.tsx";
import "#src/styles/schedule.css";

export type ScheduleStep = {
  id: string;
  title: string;
  text: string;
  duration: string;
  /** In weeks from the first day; the last step has no end. */
  bar: { start: number; min: number; max: number } | { start: number; ongoing: true };
};

export type ProcessScheduleProps = {
  head: SectionHeadTexts;
  direction: Direction;
  steps: ScheduleStep[];
  weeks: { total: number; label: string };
  compass: Required<CompassProps>["labels"];
};

/** The five steps as a real schedule in weeks: solid is the shortest run, hatched the agreed margin. */
export function ProcessSchedule({ head, direction, steps, weeks, compass }: ProcessScheduleProps) {
  // The drawing itself runs from left to right.
  const [start, end] = direction === "rtl" ? (["end", "start"] as const) : (["start", "end"] as const);
  const marks = Array.from({ length: Math.floor(weeks.total / 2) }, (_, index) => index * 2);
  return (
    <SectionFrame
      id="process"
      head={head}
      ground="band"
      stacked
      backdrop={<Backdrop direction={direction} compass={compass} />}
    >
      <div className="schedule" data-reveal="">
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
            <g fill="var(--color-line-strong)">
              {marks.map((week) => (
                <rect
                  key={week}
                  x={spanOf(week, 1, weeks.total, direction)}
                  y="25"
                  width={`${100 / weeks.total}%`}
                  height="7"
                />
              ))}
            </g>
          </svg>
        </div>
        <ol>
          {steps.map((step, index) => (
            <li key={step.id} className="schedule-step">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <b className="schedule-number">{index + 1}</b>
                <div className="min-w-0 flex-1 basis-40">
                  <h3 className="mb-1 text-title">{step.title}</h3>
                  <p className="text-ui text-copy">{step.text}</p>
                </div>
                <span className="schedule-duration">{step.duration}</span>
              </div>
              <ScheduleBar step={step} weeks={weeks.total} direction={direction} />
            </li>
          ))}
        </ol>
      </div>
    </SectionFrame>
  );
}

type ScheduleBarProps = { step: ScheduleStep; weeks: number; direction: Direction };

/** From here on a bar's label stands before it, as there is no room behind. */
const LATE_SHARE = 0.75;

function ScheduleBar({ step: { id, bar, duration }, weeks, direction }: ScheduleBarProps) {
  const end = "ongoing" in bar ? weeks : bar.start + bar.max;
  const late = end > weeks * LATE_SHARE;
  // Away from the bar: towards the reading end behind it, towards the start before it.
  const toRight = late === (direction === "rtl");
  const grid = Array.from({ length: Math.floor(weeks / 2) }, (_, index) => index * 2);
  return (
    <svg className="schedule-track" aria-hidden="true">
      <defs>
        <pattern id={`hatch-${id}`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path stroke="var(--bar)" strokeOpacity=".7" strokeWidth="2" d="M0 0v6" />
        </pattern>
        <linearGradient id={`fade-${id}`} x1={direction === "rtl" ? 1 : 0} x2={direction === "rtl" ? 0 : 1}>
          <stop offset="0" stopColor="var(--color-accent)" />
          <stop offset="1" stopColor="var(--color-accent)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g stroke="var(--color-line)">
        {grid.map((week) => (
          <line key={week} x1={placeOf(week, weeks, direction)} x2={placeOf(week, weeks, direction)} y1="0" y2="100%" />
        ))}
      </g>
      {"ongoing" in bar ? (
        <rect
          x={spanOf(bar.start, weeks - bar.start, weeks, direction)}
          width={`${(100 * (weeks - bar.start)) / weeks}%`}
          fill={`url(#fade-${id})`}
        />
      ) : (
        <>
          <rect
            stroke="var(--bar)"
            x={spanOf(bar.start, bar.max, weeks, direction)}
            width={`${(100 * bar.max) / weeks}%`}
            fill={`url(#hatch-${id})`}
          />
          <rect
            className="schedule-shortest"
            fill="var(--bar)"
            x={spanOf(bar.start, bar.min, weeks, direction)}
            width={`${(100 * bar.min) / weeks}%`}
          />
        </>
      )}
      <text
        className="schedule-end"
        x={placeOf(late ? bar.start : end, weeks, direction)}
        y="50%"
        dx={toRight ? 12 : -12}
        dy=".35em"
        textAnchor={late ? "end" : "start"}
        fill="var(--color-copy)"
        fontSize="13"
        stroke="var(--color-band)"
        strokeWidth="8"
        paintOrder="stroke"
      >
        {duration}
      </text>
    </svg>
  );
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

function Backdrop({ direction, compass }: { direction: Direction; compass: ProcessScheduleProps["compass"] }) {
  return (
    <div className="schedule-backdrop" aria-hidden="true">
      <ContourCover seed={41} direction={direction} width={1440} height={900} scale={330} />
      <Compass labels={compass} />
    </div>
  );
}
