/** The API without pages, for `npm run dev`: Astro serves the pages and hands /api on to this. */
import { Hono } from "hono";
// biome-ignore lint/style/noRestrictedImports: there is no build while pages are being written, so nobody else gathers the facts
import { gatherServerFacts } from "#build/server-facts.ts";
import { createApi } from "#server/api/api.ts";
import { readEnv } from "./env.ts";
import { listen } from "./network/listen.ts";
import { createLog } from "./observability/log.ts";
import { runOrExplain } from "./plain-error.ts";
import { startServices } from "./services.ts";

await runOrExplain(async () => {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const services = startServices({
    env,
    facts: gatherServerFacts(env),
    log,
    apiBaseUrl: "/api/",
    pageAt: () => null,
    render: null,
  });
  const app = new Hono().route("/api", createApi(services.api));
  const { stop } = await listen({ fetch: app.fetch, at: { port: env.PORT, host: "127.0.0.1" }, log });
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, async () => {
      await Promise.all([stop(), services.stop()]);
      await services.close();
      process.exit(0);
    });
});
