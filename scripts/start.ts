/** `npm start`: builds when anything that reaches the pages has changed since the last build, then serves. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inputsFingerprint } from "#build/pages/inputs.ts";
import { siteManifestSchema } from "#domain/site/site-manifest.ts";
import { readEnv } from "#server/env.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";
import { run } from "./run.ts";

function isBuilt(): boolean {
  const env = readEnv();
  const path = join(env.DIST_DIR, "manifest.json");
  if (!existsSync(path)) return false;
  const manifest = siteManifestSchema.safeParse(JSON.parse(readFileSync(path, "utf8")));
  return manifest.success && manifest.data.inputs === inputsFingerprint(env);
}

await runOrExplain(async () => {
  argumentsOf({ usage: "npm start (settings are variables, such as PORT=4000 npm start)" });
  if (isBuilt()) return;
  console.log("Building the site …");
  const code = await run({ command: "astro", args: ["build"] });
  if (code !== 0) process.exit(code);
});
// In this process, so that signals reach the server itself.
await import("#server/main.ts");
