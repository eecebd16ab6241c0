import { Hono } from "hono";

export type HealthApiNeeds = { startedAt: number; now: () => number };

export function healthApi({ startedAt, now }: HealthApiNeeds) {
  return new Hono().get("/", (c) => {
    c.header("cache-control", "no-store");
    return c.json({ status: "ok", uptimeSeconds: Math.floor((now() - startedAt) / 1000) });
  });
}
