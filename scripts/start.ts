/** `npm start`: builds when anything that reaches the pages has changed since the last build, then serves, and publishes articles when their day comes. */
import { mkdirSync } from "node:fs";
import { buildSite } from "#scripts/build/build-site.ts";
import { isBuilt } from "#scripts/build/is-built.ts";
import { publishDueArticles } from "#scripts/publish/publish-due.ts";
import { noteStartedServer } from "#scripts/publish/started-server.ts";
import { type Env, readEnv } from "#server/env.ts";
import { createLog } from "#server/observability/log.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { shownBuild } from "#server/releases/releases.ts";
import { runServer } from "#server/run-server.ts";
import { storagePlace } from "#server/storage/open.ts";
import { argumentsOf } from "./command.ts";

const addresses = (env: Env, url: string, release: string | null) => `
Listening on ${url}
${release === null ? "" : `\nThis is release ${release}; "npm run publish" shows what has changed since.\n`}
  Site    ${url}
  Health  ${url}/api/health
  Editor  npm run edit, in another terminal
  Data    ${storagePlace(env)}

End with Ctrl+C.`;

await runOrExplain(async () => {
  argumentsOf({ usage: "npm start (settings are variables, such as PORT=4000 npm start)" });
  const env = readEnv();
  const { release } = shownBuild(env);
  const code = release !== null || isBuilt(env) ? 0 : await buildSite(env);
  if (code !== 0) process.exit(code);
  // A server that finds no such folder does not look for releases if it is a single process.
  if (env.RELEASES_DIR !== null) mkdirSync(env.RELEASES_DIR, { recursive: true });
  // In this process, so that signals reach the server itself.
  const port = await runServer(env);
  if (env.RELEASES_DIR !== null) noteStartedServer(env.RELEASES_DIR, port);
  console.log(addresses(env, `http://localhost:${port}`, release));
  publishDueArticles({ env, port, log: createLog(env.LOG_LEVEL) });
});
