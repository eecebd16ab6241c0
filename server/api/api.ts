import { Hono } from "hono";
import { type HealthApiNeeds, healthApi } from "./health.ts";
import { problemResponse } from "./problem.ts";

export type ApiNeeds = HealthApiNeeds;

/** Methods each resource answers; anything else there is a 405 that says so. */
const METHODS: Readonly<Record<string, string>> = { "/health": "GET, HEAD" };

/** Everything below /api. Answers and errors are JSON. */
export function createApi(needs: ApiNeeds) {
  const api = new Hono();
  api.route("/health", healthApi(needs));
  api.all("*", (c) => {
    const allow = METHODS[c.req.path.replace(/^\/api/, "")];
    return allow === undefined ? problemResponse({ status: 404 }) : problemResponse({ status: 405 }, { allow });
  });
  return api;
}
