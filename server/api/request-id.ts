import type { Context } from "hono";

/** The id in all log entries of one request; server/app.ts creates it and sends it as X-Request-Id. */
export function requestIdOf(c: Context): string | undefined {
  const id: unknown = c.get("requestId");
  return typeof id === "string" ? id : undefined;
}
