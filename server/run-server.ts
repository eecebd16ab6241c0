import { existsSync } from "node:fs";
import { startSingleProcess } from "#server/cluster/processes.ts";
import { type Supervised, supervise } from "#server/cluster/supervisor.ts";
import { type MetricsServerNeeds, openMetricsServer } from "#server/observability/metrics-server.ts";
import { shownBuild } from "#server/releases/releases.ts";
import type { Env } from "./env.ts";
import { errorMessage } from "./error-message.ts";
import { createLog } from "./observability/log.ts";

/** Starts the server, in one process or in several, and ends it on a signal. Resolves to its port once it listens. */
export async function runServer(env: Env): Promise<number> {
  const { port, measure, stop } = await start(env);
  const metrics = await openMetrics(env, measure);

  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      metrics?.close();
      await stop();
      process.exit(0);
    });
  return port;
}

/** A single process cannot replace itself by the next release: where there are releases, another one watches it. */
function start(env: Env): Promise<Supervised> {
  const mayBeReplaced = env.RELEASES_DIR !== null && existsSync(env.RELEASES_DIR);
  return env.WORKERS > 1 || mayBeReplaced ? supervise(env) : startSingleProcess(env, shownBuild(env));
}

/** A port that another replica has is no reason to serve no pages. */
async function openMetrics(
  { METRICS_PORT: port, METRICS_HOST: host, LOG_LEVEL }: Env,
  measure: MetricsServerNeeds["measure"],
) {
  if (port === undefined) return null;
  try {
    return await openMetricsServer({ port, host, measure });
  } catch (error) {
    createLog(LOG_LEVEL).error({ event: "metrics-not-served", error: errorMessage(error) });
    return null;
  }
}
