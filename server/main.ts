/** Puts everything together: reads the environment, loads the build, opens the store, opens the port. */
import { createApp } from "./app.ts";
import { EnvError, readEnv } from "./env.ts";
import { loadServerFacts } from "./facts.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { loadBuiltSite } from "./pages/built-site.ts";
import { startServices } from "./services.ts";
import { StorageError } from "./storage/open.ts";

async function main() {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const site = loadBuiltSite(env.DIST_DIR);
  const services = await startServices({ env, facts: loadServerFacts(env.DIST_DIR), log, pageAt: site.html });
  const app = createApp({ site, api: services.api, log, trustedProxies: env.TRUSTED_PROXIES });
  const { port, stop } = await listen(app.fetch, { port: env.PORT, host: env.HOST, log });
  console.log(`Listening on http://localhost:${port}`);

  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      log.info({ event: "stopping", signal });
      // Side by side: visitors who are being answered, mails that are being sent. Then the store they both need.
      await Promise.all([stop(), services.stop()]);
      await services.close();
      process.exit(0);
    });
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvError || error instanceof StorageError ? error.message : error);
  process.exit(1);
});
