/** Statuses that have a prerendered error page in each language. Others show the nearest of these. */
export const ERROR_STATUSES = [404, 405, 500, 503] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

/**
 * Error pages are built once and completed by the server at these places.
 * In the markup a slot is an element with the attribute `data-slot="<name>"`.
 */
export const ERROR_SLOTS = { message: "message", elsewhere: "elsewhere" } as const;

/** Placeholder for the requested address in the links of the "elsewhere" slot. */
export const ELSEWHERE_PATH = "/asked-address";

export function errorStatusFor(status: number): ErrorStatus {
  const exact = ERROR_STATUSES.find((known) => known === status);
  if (exact) return exact;
  return status >= 500 ? 500 : 404;
}
