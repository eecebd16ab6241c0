/** Starts the server: everything in one process, or one for the API and several for pages. */
import { supervise } from "#server/cluster/supervisor.ts";
import { startAlone } from "./cluster/processes.ts";
import { readEnv } from "./env.ts";
import { openMetricsPort } from "./observability/metrics-server.ts";
import { PlainError, runOrExplain } from "./plain-error.ts";

async function main() {
  const [unknown] = process.argv.slice(2);
  if (unknown !== undefined)
    throw new PlainError(`The server does not know "${unknown}". Settings are variables, such as PORT=4000.`);
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

await runOrExplain(main);
