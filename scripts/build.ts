/** `npm run build`: the pages into DIST_DIR, for servers and for static hosting. */
import { buildSite } from "#scripts/build/build-site.ts";
import { readEnv } from "#server/env.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";

await runOrExplain(async () => {
  argumentsOf({ usage: "npm run build (settings are variables, such as SITE_URL=https://example.com npm run build)" });
  process.exitCode = await buildSite(readEnv());
});
