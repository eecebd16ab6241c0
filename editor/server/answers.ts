import type { Context } from "hono";
import type { Entry, EntryError, Refused } from "#editor/contract.ts";

export function refuse(c: Context, status: 403 | 404 | 409 | 422, errors: readonly EntryError[], current?: Entry) {
  const refused: Refused = { errors, ...(current && { current }) };
  return c.json(refused, status);
}

/** The body as JSON; undefined where it is something else. */
export async function jsonOf(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
