import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inputsFingerprint } from "#build/pages/inputs.ts";
import { siteManifestSchema } from "#domain/site/site-manifest.ts";
import type { Env } from "#server/env.ts";

/** Whether the build is of what is there now: no file, setting or day of an article has changed the pages since. */
export function isBuilt(env: Env): boolean {
  const path = join(env.DIST_DIR, "manifest.json");
  if (!existsSync(path)) return false;
  const manifest = siteManifestSchema.safeParse(JSON.parse(readFileSync(path, "utf8")));
  return manifest.success && manifest.data.inputs === inputsFingerprint(env);
}
