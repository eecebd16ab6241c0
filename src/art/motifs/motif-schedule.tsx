import type { Shape } from "#src/art/shape.ts";
import { MotifGround } from "#src/art/theme/motif-ground.tsx";
import { MOTIF_SIZE, type MotifProps, mirrorIn } from "./motif.ts";

type Bar = { start: number; row: number; weeks: number; marginWeeks: number };

const WEEK = 40;
const ROW_HEIGHT = 48;
const BAR_HEIGHT = 28;
const FIRST_WEEK = { x: 80, y: 112 };
const WEEKS_SHOWN = 12;

const BARS: readonly Bar[] = [
  { start: 0, row: 0, weeks: 2, marginWeeks: 1 },
  { start: 2, row: 1, weeks: 3, marginWeeks: 1 },
  { start: 4, row: 2, weeks: 5, marginWeeks: 2 },
  { start: 9, row: 3, weeks: 2, marginWeeks: 1 },
];

const LANDS: readonly Shape[] = BARS.map((bar) => ({
  shape: "rect",
  x: weekX(bar.start),
  y: rowY(bar.row),
  width: (bar.weeks + bar.marginWeeks) * WEEK,
  height: BAR_HEIGHT,
  radius: 8,
}));

const WEEK_LINES = Array.from({ length: WEEKS_SHOWN + 1 }, (_, week) => `M${weekX(week)} 0v${MOTIF_SIZE.height}`).join(
  "",
);
const TODAY = weekX(7);

/** Practice: a plan in weeks, solid where it is short, hatched where it has a margin. */
export function ScheduleMotif({ direction, seed, mark }: MotifProps) {
  return (
    <>
      <MotifGround shapes={LANDS} direction={direction} seed={seed + 10} />
      <g transform={mirrorIn(direction)}>
        <path fill="none" stroke="var(--color-sand-line)" strokeWidth="1.5" strokeDasharray="1 7" d={WEEK_LINES} />
        {BARS.map((bar) => (
          <ScheduleBar key={bar.row} {...bar} />
        ))}
        <path fill="none" stroke={mark} strokeWidth="3" d={`M${TODAY} 94v212`} />
        <circle fill={mark} cx={TODAY} cy="94" r="7" />
      </g>
    </>
  );
}

function ScheduleBar({ start, row, weeks, marginWeeks }: Bar) {
  const solidWidth = weeks * WEEK;
  const marginWidth = marginWeeks * WEEK;
  const x = weekX(start);
  const y = rowY(row);
  // The hatching is a dashed line as thick as the bar.
  return (
    <>
      <rect fill="currentColor" x={x} y={y} width={solidWidth} height={BAR_HEIGHT} rx="6" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={BAR_HEIGHT}
        strokeDasharray="3 5"
        strokeLinecap="butt"
        d={`M${x + solidWidth + 4} ${y + BAR_HEIGHT / 2}h${marginWidth - 4}`}
      />
    </>
  );
}

function weekX(week: number): number {
  return FIRST_WEEK.x + week * WEEK;
}

function rowY(row: number): number {
  return FIRST_WEEK.y + row * ROW_HEIGHT;
}
