import type { Context } from "hono";

/** By which everything that is logged about one request is found; server/app.ts draws it and answers with it. */
export function requestIdOf(c: Context): string | undefined {
  const id: unknown = c.get("requestId");
  return typeof id === "string" ? id : undefined;
}
