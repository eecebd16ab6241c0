import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import type { Env } from "#server/env.ts";

const SOURCES = ["astro.config.ts", "package-lock.json", "{build,domain,src}/**/*"];

/** Fingerprint of everything the build reads: files and the variables that reach the pages. */
export function inputsFingerprint(env: Env): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([env.SITE_URL, env.API_BASE_URL, env.LOGIN_URL]));
  const files = globSync([...SOURCES, `${env.CONTENT_DIR}/**/*`], { exclude: ["src/.generated/**"] });
  for (const path of files.sort()) {
    if (/\.test\.tsx?$/.test(path) || !statSync(path).isFile()) continue;
    hash.update(relative(".", path)).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}
