import { startSingleProcess } from "#server/cluster/processes.ts";
import { supervise } from "#server/cluster/supervisor.ts";
import { openMetricsServer } from "#server/observability/metrics-server.ts";
import type { Env } from "./env.ts";

/** Starts the server, in one process or in several, and ends it on a signal. Resolves to its port once it listens. */
export async function runServer(env: Env): Promise<number> {
  const { port, measure, stop } = await (env.WORKERS > 1 ? supervise(env) : startSingleProcess(env));
  const metrics =
    env.METRICS_PORT === undefined
      ? null
      : await openMetricsServer({ port: env.METRICS_PORT, host: env.HOST, measure });

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
