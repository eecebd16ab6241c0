/** `npm run build`: the pages into DIST_DIR, for servers and for static hosting. */
import { readEnv } from "#server/env.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";
import { run } from "./run.ts";

await runOrExplain(async () => {
  argumentsOf({ usage: "npm run build (settings are variables, such as SITE_URL=https://example.com npm run build)" });
  readEnv();
  process.exitCode = await run({ command: "astro", args: ["build"] });
});
