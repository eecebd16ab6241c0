import { type PlainDate, timeUntil } from "#domain/planner/calendar.ts";
import { useNow } from "#src/sections/page/use-now.ts";

export type TimeLeft = { days: number; hours: number; minutes: number };

/** The time left until a day begins; null once it has begun, without a day, and while hydrating. */
export function useCountdown(date: PlainDate | undefined, timeZone: string): TimeLeft | null {
  const now = useNow();
  return date && now ? timeUntil(date, now, timeZone) : null;
}
