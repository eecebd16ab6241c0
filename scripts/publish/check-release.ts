import { existsSync } from "node:fs";
import { createApp } from "#server/app.ts";
import { loadServerFacts } from "#server/build-output/server-facts.ts";
import { loadRenderView } from "#server/build-output/server-render.ts";
import { createLog } from "#server/observability/log.ts";
import { loadBuiltSite } from "#server/pages/built-site.ts";
import { encodedPath } from "#server/pages/served-file.ts";
import { PlainError } from "#server/plain-error.ts";

/** Loads a build as a server would and asks it for pages; throws a sentence about the first thing that is missing. */
export async function checkRelease(buildDir: string): Promise<{ files: number }> {
  const site = loadBuiltSite(buildDir);
  loadServerFacts(buildDir);
  await loadRenderView(buildDir);
  const { files, locales } = site.manifest;
  for (const { address, copies } of files) {
    const path = site.find(address)?.path ?? "";
    const missing = (["identity", ...copies] as const)
      .map((one) => encodedPath(path, one))
      .find((one) => !existsSync(one));
    if (missing) throw new PlainError(`The new build lacks ${missing}, which its list names. Build again.`);
  }
  const app = createApp({ site, api: null, log: createLog("silent"), trustedProxies: 0 });
  for (const { code } of locales) {
    const { status } = await app.fetch(new Request(`http://localhost/${code}`));
    if (status !== 200) throw new PlainError(`The new build answers /${code} with ${status}. Build again.`);
  }
  return { files: files.length };
}
