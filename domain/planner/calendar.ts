/**
 * Days of the calendar without a time of day, written 2026-11-16. They are counted in UTC, where every day has 24 hours,
 * so neither a change of clocks nor the visitor's own time zone can move them.
 */
export type PlainDate = string;

/** In the order of `Date.getUTCDay()`. */
export const DAY_NAMES = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
export type DayName = (typeof DAY_NAMES)[number];

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

const instantOf = (date: PlainDate) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (instant: number): PlainDate => new Date(instant).toISOString().slice(0, 10);

/** True for days that exist: the 30th of February does not. */
export function isPlainDate(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const instant = instantOf(text);
  return !Number.isNaN(instant) && dateOf(instant) === text;
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOf(instantOf(date) + days * DAY_MS);
}

export function dayNameOf(date: PlainDate): DayName {
  const name = DAY_NAMES[new Date(instantOf(date)).getUTCDay()];
  if (!name) throw new Error(`"${date}" is not a date`);
  return name;
}

/** The day itself where work is done on it, otherwise the next one. */
export function workingDayFrom(date: PlainDate, workdays: readonly DayName[]): PlainDate {
  let day = date;
  for (let tries = 0; tries < DAY_NAMES.length; tries += 1) {
    if (workdays.includes(dayNameOf(day))) return day;
    day = addDays(day, 1);
  }
  throw new Error("a week needs a working day");
}

/** The working day that comes so many working days after the first one from `date` on. */
export function addWorkingDays(date: PlainDate, count: number, workdays: readonly DayName[]): PlainDate {
  let day = workingDayFrom(date, workdays);
  for (let left = count; left > 0; left -= 1) day = workingDayFrom(addDays(day, 1), workdays);
  return day;
}

/** Date and time in a time zone at an instant. */
export function wallClock(instant: Date, timeZone: string): { date: PlainDate; time: string } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(instant);
  const shown = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return {
    date: `${shown("year")}-${shown("month")}-${shown("day")}`,
    time: `${shown("hour")}:${shown("minute")}`,
  };
}

const clockAsUtc = (instant: number, timeZone: string) => {
  const { date, time } = wallClock(new Date(instant), timeZone);
  return Date.parse(`${date}T${time}:00Z`);
};

/** Minutes until a day begins in a time zone; null once it has begun. */
export function timeUntil(
  date: PlainDate,
  now: Date,
  timeZone: string,
): { days: number; hours: number; minutes: number } | null {
  const midnight = instantOf(date);
  // The offset from UTC is computed again at the hour found: it may differ between the two.
  const near = midnight - (clockAsUtc(midnight, timeZone) - midnight);
  const begins = near - (clockAsUtc(near, timeZone) - midnight);
  const left = Math.ceil((begins - now.getTime()) / MINUTE_MS);
  if (left <= 0) return null;
  return { days: Math.floor(left / 1440), hours: Math.floor(left / 60) % 24, minutes: left % 60 };
}
