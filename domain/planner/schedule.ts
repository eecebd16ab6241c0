export type StepDuration = { minWeeks: number; maxWeeks: number } | null;
export type ScheduleBar = { start: number; min: number; max: number } | { start: number; ongoing: true };

/** Weeks drawn for a step that has no end. */
const ONGOING_WEEKS = 3;

/** Steps one after the other, each beginning after the longest duration of the one before. */
export function scheduleOf(durations: readonly StepDuration[]): { bars: ScheduleBar[]; totalWeeks: number } {
  let week = 0;
  const bars = durations.map((duration): ScheduleBar => {
    const start = week;
    week += duration?.maxWeeks ?? ONGOING_WEEKS;
    return duration ? { start, min: duration.minWeeks, max: duration.maxWeeks } : { start, ongoing: true };
  });
  return { bars, totalWeeks: week };
}
