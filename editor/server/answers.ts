import type { Context } from "hono";
import type { Entry, EntryError, Refused } from "#editor/contract.ts";

export function refuse(
  c: Context,
  status: 401 | 403 | 404 | 409 | 422 | 429 | 503,
  errors: readonly EntryError[],
  current?: Entry,
) {
  const refused: Refused = { errors, ...(current && { current }) };
  return c.json(refused, status);
}

/** For an address that is another one when its content changes. */
export const NEVER_CHANGES = "private, max-age=31536000, immutable";

/** The body as JSON; undefined where it is something else. */
export async function jsonOf(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
