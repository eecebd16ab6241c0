import { startSingleProcess } from "#server/cluster/processes.ts";
import { supervise } from "#server/cluster/supervisor.ts";
import { type MetricsServerNeeds, openMetricsServer } from "#server/observability/metrics-server.ts";
import type { Env } from "./env.ts";
import { errorMessage } from "./error-message.ts";
import { createLog } from "./observability/log.ts";

/** Starts the server, in one process or in several, and ends it on a signal. Resolves to its port once it listens. */
export async function runServer(env: Env): Promise<number> {
  const { port, measure, stop } = await (env.WORKERS > 1 ? supervise(env) : startSingleProcess(env));
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
