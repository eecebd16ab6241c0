import type { TouchOptions } from "./client-touch.ts";

/**
 * `client:touch={NEAR_TOO}` for an island far down a page: it hydrates when it is touched or comes near. On a page that
 * has `client:touch` anyway this is less code than `client:near` beside it.
 */
export const NEAR_TOO: TouchOptions = { near: true };
