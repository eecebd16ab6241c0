import { addDays, type DayName, dayNameOf, wallClock } from "#domain/planner/calendar.ts";

/** Times are written 09:00. A closing time at or before the opening time is on the next day. */
export type OpeningHours = { timeZone: string; days: readonly DayName[]; opens: string; closes: string };

export type Opening = {
  isOpen: boolean;
  /** The weekday in the company's time zone, and the share of the day that has passed. */
  today: DayName;
  shareOfDay: number;
  /** The next opening, in days from today; 0 for later today. */
  next: { day: DayName; inDays: number };
};

/** Whether the company is open at an instant, and when it opens next, in its own time zone. */
export function openingAt({ timeZone, days, opens, closes }: OpeningHours, instant: Date): Opening {
  const { date, time } = wallClock(instant, timeZone);
  const opensOn = (inDays: number) => days.includes(dayNameOf(addDays(date, inDays)));
  const isOvernight = closes <= opens;
  const isOpen = isOvernight
    ? (opensOn(0) && time >= opens) || (opensOn(-1) && time < closes)
    : opensOn(0) && time >= opens && time < closes;
  const inDays = [0, 1, 2, 3, 4, 5, 6, 7].find((later) => opensOn(later) && (later > 0 || time < opens));
  if (inDays === undefined) throw new Error("a week needs a day on which the door opens");
  return {
    isOpen,
    today: dayNameOf(date),
    shareOfDay: shareOfDay(time),
    next: { day: dayNameOf(addDays(date, inDays)), inDays },
  };
}

/** "18:00" → 0.75 */
export function shareOfDay(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(":").map(Number);
  return (hours + minutes / 60) / 24;
}
