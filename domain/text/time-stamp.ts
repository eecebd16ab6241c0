/** A moment as the name of a folder: sorted by name is sorted by time. */
export const TIME_STAMP = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

export function timeStamp(at: Date): string {
  return at
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-");
}
