/** `npm run build`: the pages into DIST_DIR, for servers and for static hosting. */
import { buildSite } from "#scripts/build/build-site.ts";
import { isBuilt } from "#scripts/build/is-built.ts";
import { readEnv } from "#server/env.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";

const IS_NEEDED = "--is-needed";
const USAGE = `npm run build                 (settings are variables, such as SITE_URL=https://example.com npm run build)
npm run build -- ${IS_NEEDED}  ends with 0 if the last build is not of what is there now, else with 1`;

await runOrExplain(async () => {
  const args = argumentsOf({ usage: USAGE, options: [IS_NEEDED] });
  const env = readEnv();
  if (args.includes(IS_NEEDED)) process.exitCode = isBuilt(env) ? 1 : 0;
  else process.exitCode = await buildSite(env);
});
