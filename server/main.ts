/** Puts everything together: reads the environment, loads the build, opens the port. */
import { createApp } from "./app.ts";
import { EnvError, readEnv } from "./env.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { loadBuiltSite } from "./pages/built-site.ts";

async function main() {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const app = createApp({
    site: loadBuiltSite(env.DIST_DIR),
    log,
    trustedProxies: env.TRUSTED_PROXIES,
    startedAt: Date.now(),
    now: Date.now,
  });
  const { port, stop } = await listen(app.fetch, { port: env.PORT, host: env.HOST, log });
  console.log(`Listening on http://localhost:${port}`);

  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      log.info({ event: "stopping", signal });
      await stop();
      process.exit(0);
    });
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
});
