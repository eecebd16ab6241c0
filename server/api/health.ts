import { Hono } from "hono";
import { errorMessage } from "#server/error-message.ts";
import type { Log } from "#server/observability/log.ts";
import type { Storage } from "#server/storage/open.ts";
import { requestIdOf } from "./request-id.ts";

export type HealthApiNeeds = {
  startedAt: number;
  now: () => number;
  storage: Pick<Storage, "engine" | "probe">;
  /** Which transports are set up. */
  mail: { hasSmtp: boolean; hasWebhook: boolean };
  log: Log;
};

const PROBE_EVERY_MS = 1000;

/** With the release that is shown, so that a publication can be seen to have arrived. */
export const aliveAs = (release: string | null) => ({ status: "ok", ...(release !== null && { release }) });

/**
 * For monitoring: can submissions be stored? Anyone may ask, so the answer holds no names, no secrets and no figures;
 * those are in the metrics.
 */
export function healthApi({ startedAt, now, storage, mail, log }: HealthApiNeeds) {
  let probedAt = Number.NEGATIVE_INFINITY;
  const api = new Hono();
  api.use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  });
  /** Alive: a server that answers need not be restarted, even while the storage cannot be reached. */
  api.get("/live", (c) => c.json(aliveAs(null)));
  /** Ready: what is sent now can be stored. */
  api.on("GET", ["/", "/ready"], async (c) => {
    const uptimeSeconds = Math.floor((now() - startedAt) / 1000);
    const { engine } = storage;
    try {
      // A probe writes to the disk: at most one a second, however often this is requested.
      if (now() - probedAt >= PROBE_EVERY_MS) {
        await storage.probe();
        probedAt = now();
      }
      return c.json({
        status: "ok",
        uptimeSeconds,
        storage: { engine, status: "ok" },
        mail: { smtp: mail.hasSmtp, webhook: mail.hasWebhook },
      });
    } catch (error) {
      log.error({
        event: "storage-down",
        requestId: requestIdOf(c),
        error: errorMessage(error),
      });
      c.header("retry-after", "30");
      return c.json({ status: "down", uptimeSeconds, storage: { engine, status: "down" } }, 503);
    }
  });
  return api;
}
