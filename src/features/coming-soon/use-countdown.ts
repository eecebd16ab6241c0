import { type PlainDate, timeUntil } from "#domain/planner/calendar.ts";
import { useNow } from "#src/sections/page/use-now.ts";

export const COUNTDOWN_UNITS = ["days", "hours", "minutes"] as const;
type CountdownUnit = (typeof COUNTDOWN_UNITS)[number];

export type Countdown = { unit: CountdownUnit; count: number };

/**
 * The time left until a day begins, in its largest unit: hours matter on the last day only, and minutes in its last
 * hour. Null once it has begun, without a day, and while hydrating.
 */
export function useCountdown(date: PlainDate | undefined, timeZone: string): Countdown | null {
  const now = useNow();
  const left = date && now ? timeUntil(date, now, timeZone) : null;
  if (!left) return null;
  const unit = COUNTDOWN_UNITS.find((unit) => left[unit] > 0) ?? "minutes";
  return { unit, count: left[unit] };
}
