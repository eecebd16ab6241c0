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
import { releaseAssets } from "#server/releases/release-assets.ts";
import type { ShownBuild } from "#server/releases/releases.ts";
import { startServices } from "#server/services.ts";

/** Between our own processes a connection is closed by the client side, so the server side waits longer. */
const INNER_KEEP_ALIVE_MS = 60_000;
/** On few cores pages are answered before API requests: readers wait for the page, senders see a progress note. */
const API_NICENESS = 5;

export type Started = Listening & {
  /** Answers and events so far. */
  count: () => Measured;
  /** These, and how things are now. */
  measure: () => Promise<Measured>;
  /** Ends background work while requests are still answered. */
  windDown?: () => Promise<void>;
};

export const startSingleProcess = (env: Env, build: ShownBuild) =>
  startApi(env, build, { at: { port: env.PORT, host: env.HOST } });

/** Behind the processes for pages: they are one proxy more. */
export function startApiProcess(env: Env, build: ShownBuild, socketPath: string) {
  setPriority(API_NICENESS);
  // A process that was killed leaves its socket behind.
  rmSync(socketPath, { force: true });
  return startApi({ ...env, TRUSTED_PROXIES: env.TRUSTED_PROXIES + 1 }, build, {
    at: { socketPath },
    keepAliveMs: INNER_KEEP_ALIVE_MS,
  });
}

const loadSite = ({ RELEASES_DIR }: Env, { dir }: ShownBuild) =>
  loadBuiltSite(dir, RELEASES_DIR === null ? undefined : releaseAssets(RELEASES_DIR));

async function startApi(
  env: Env,
  build: ShownBuild,
  listening: Pick<ListenNeeds, "at" | "keepAliveMs">,
): Promise<Started> {
  const metrics = createMetrics();
  const log = metrics.counting(createLog(env.LOG_LEVEL));
  const site = loadSite(env, build);
  const { apiBaseUrl } = site.manifest;
  const facts = loadServerFacts(build.dir);
  const render = await loadRenderView(build.dir);
  const services = startServices({ env, facts, log, apiBaseUrl, pageAt: site.html, render });
  const { release } = build;
  const app = createApp({ site, release, api: services.api, log, trustedProxies: env.TRUSTED_PROXIES });
  const { port, stop, retire } = await listen({ ...app, ...listening, log });
  const lag = eventLoopLag("socketPath" in listening.at ? "api" : "all");
  let windingDown: Promise<void> | undefined;
  const windDown = () => {
    windingDown ??= services.stop();
    return windingDown;
  };
  /** Requests and mails under way are finished at the same time, then the storage that both use is closed. */
  async function end(endRequests: () => Promise<void>) {
    log.info({ event: "stopping" });
    await Promise.all([endRequests(), windDown()]);
    await services.close();
  }
  return {
    port,
    count: metrics.measured,
    measure: async () =>
      withGauges(metrics.measured(), [
        lag(),
        { name: "site_retention_refused", value: services.isRetentionRefused() ? 1 : 0 },
        ...(await storeGauges(services.storage)),
      ]),
    windDown,
    stop: () => end(stop),
    retire: () => end(retire),
  };
}

export async function startPagesProcess(env: Env, build: ShownBuild, socketPath: string): Promise<Started> {
  const metrics = createMetrics();
  const log = metrics.counting(createLog(env.LOG_LEVEL));
  const site = loadSite(env, build);
  const app = createApp({ site, release: build.release, api: null, log, trustedProxies: env.TRUSTED_PROXIES });
  const proxy = apiProxy({ socketPath, trustsProto: env.TRUSTED_PROXIES > 0, log });
  const listening = await listen({
    answerFromMemory: (request, response, answer) =>
      app.answerFromMemory(request, response) || proxy(request, response, answer),
    fetch: app.fetch,
    at: { port: env.PORT, host: env.HOST },
    log,
  });
  const lag = eventLoopLag("pages");
  return { ...listening, count: metrics.measured, measure: async () => withGauges(metrics.measured(), [lag()]) };
}

const withGauges = (measured: Measured, gauges: readonly Gauge[]): Measured => ({
  ...measured,
  gauges: [...measured.gauges, ...gauges],
});
