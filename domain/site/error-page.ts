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

const statusIn = (value: unknown): number | undefined => {
  const status = typeof value === "object" && value !== null ? Reflect.get(value, "status") : undefined;
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : undefined;
};

/** Status from the error, else from the response it carries, else 500. */
export function statusOf(error: unknown): number {
  const response = typeof error === "object" && error !== null ? Reflect.get(error, "response") : undefined;
  return statusIn(error) ?? statusIn(response) ?? 500;
}

export function errorStatusFor(status: number): ErrorStatus {
  const exact = ERROR_STATUSES.find((known) => known === status);
  if (exact) return exact;
  return status >= 500 ? 500 : 404;
}
