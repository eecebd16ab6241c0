/** Starts the server: everything in one process, or one for the API and several for pages. */
import { supervise } from "./cluster/supervisor.ts";
import { EnvError, readEnv } from "./env.ts";
import { openMetricsPort } from "./metrics-port.ts";
import { startAlone } from "./processes.ts";
import { StorageError } from "./storage/open.ts";

async function main() {
  const env = readEnv();
  const { port, measure, stop } = await (env.WORKERS > 1 ? supervise(env) : startAlone(env));
  const metrics =
    env.METRICS_PORT === undefined ? null : await openMetricsPort({ port: env.METRICS_PORT, host: env.HOST, measure });
  console.log(`Listening on http://localhost:${port}`);

  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      metrics?.close();
      await stop();
      process.exit(0);
    });
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvError || error instanceof StorageError ? error.message : error);
  process.exit(1);
});
