/** A moment as the name of a folder: sorted by name is sorted by time. */
export const TIME_STAMP = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

export function timeStamp(at: Date): string {
  return at
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-");
}

export const timeOfStamp = (stamp: string): Date => new Date(stamp.replace(/(\d\d)-(\d\d)-(\d\dZ)$/, "$1:$2:$3"));

/** A name that comes after another, also on a clock that was set back. */
export function timeStampAfter(before: string | undefined, now: Date): string {
  if (before === undefined) return timeStamp(now);
  const last = timeOfStamp(before).getTime();
  return timeStamp(new Date(Math.max(now.getTime(), last + 1000)));
}
