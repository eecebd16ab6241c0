/** The parts of the server that can be processes of their own, and all of them together in one. */
import { rmSync } from "node:fs";
import { setPriority } from "node:os";
import { createApp } from "#server/app.ts";
import { loadServerFacts } from "#server/build-output/server-facts.ts";
import { loadRenderView } from "#server/build-output/server-render.ts";
import { apiProxy } from "#server/cluster/api-proxy.ts";
import type { Env } from "#server/env.ts";
import { type Listening, type ListenNeeds, listen } from "#server/network/listen.ts";
import { eventLoopLag, storeGauges } from "#server/observability/gauges.ts";
import { createLog } from "#server/observability/log.ts";
import { createMetrics, type Gauge, type Measured } from "#server/observability/metrics.ts";
import { loadBuiltSite } from "#server/pages/built-site.ts";
import { startServices } from "#server/services.ts";

/** Between our own processes a connection is closed by the client side, so the server side waits longer. */
const INNER_KEEP_ALIVE_MS = 60_000;
/** On few cores pages are answered before API requests: readers wait for the page, senders see a progress note. */
const API_NICENESS = 5;

export type Started = Listening & {
  measure: () => Promise<Measured>;
  /** Ends background work while requests are still answered. */
  windDown?: () => Promise<void>;
};

export const startSingleProcess = (env: Env) => startApi(env, { at: { port: env.PORT, host: env.HOST } });

/** Behind the processes for pages: they are one proxy more. */
export function startApiProcess(env: Env, socketPath: string) {
  setPriority(API_NICENESS);
  // A process that was killed leaves its socket behind.
  rmSync(socketPath, { force: true });
  return startApi(
    { ...env, TRUSTED_PROXIES: env.TRUSTED_PROXIES + 1 },
    { at: { socketPath }, keepAliveMs: INNER_KEEP_ALIVE_MS },
  );
}

async function startApi(env: Env, listening: Pick<ListenNeeds, "at" | "keepAliveMs">): Promise<Started> {
  const metrics = createMetrics();
  const log = metrics.counting(createLog(env.LOG_LEVEL));
  const site = loadBuiltSite(env.DIST_DIR);
  const { apiBaseUrl } = site.manifest;
  const facts = loadServerFacts(env.DIST_DIR);
  const render = await loadRenderView(env.DIST_DIR);
  const services = startServices({ env, facts, log, apiBaseUrl, pageAt: site.html, render });
  const app = createApp({ site, api: services.api, log, trustedProxies: env.TRUSTED_PROXIES });
  const { port, stop } = await listen({ ...app, ...listening, log });
  const lag = eventLoopLag("socketPath" in listening.at ? "api" : "all");
  let windingDown: Promise<void> | undefined;
  const windDown = () => {
    windingDown ??= services.stop();
    return windingDown;
  };
  return {
    port,
    measure: async () =>
      withGauges(metrics.measured(), [
        lag(),
        { name: "site_retention_refused", value: services.isRetentionRefused() ? 1 : 0 },
        ...(await storeGauges(services.storage)),
      ]),
    windDown,
    async stop() {
      log.info({ event: "stopping" });
      // Requests and mails under way are finished at the same time, then the storage that both use is closed.
      await Promise.all([stop(), windDown()]);
      await services.close();
    },
  };
}

export async function startPagesProcess(env: Env, socketPath: string): Promise<Started> {
  const metrics = createMetrics();
  const log = metrics.counting(createLog(env.LOG_LEVEL));
  const site = loadBuiltSite(env.DIST_DIR);
  const app = createApp({ site, api: null, log, trustedProxies: env.TRUSTED_PROXIES });
  const proxy = apiProxy({ socketPath, trustsProto: env.TRUSTED_PROXIES > 0, log });
  const listening = await listen({
    answerFromMemory: (request, response, answer) =>
      app.answerFromMemory(request, response) || proxy(request, response, answer),
    fetch: app.fetch,
    at: { port: env.PORT, host: env.HOST },
    log,
  });
  const lag = eventLoopLag("pages");
  return { ...listening, measure: async () => withGauges(metrics.measured(), [lag()]) };
}

const withGauges = (measured: Measured, gauges: readonly Gauge[]): Measured => ({
  ...measured,
  gauges: [...measured.gauges, ...gauges],
});
