/** Longer than this is told in minutes. */
const MOST_SECONDS = 90;
const ROUND_SECONDS = 5;

/** How long something takes yet, in the unit people would say it in. */
export function timeLeft(ms: number): { minutes: number } | { seconds: number } {
  const seconds = Math.ceil(ms / 1000 / ROUND_SECONDS) * ROUND_SECONDS;
  return seconds > MOST_SECONDS ? { minutes: Math.round(seconds / 60) } : { seconds };
}
