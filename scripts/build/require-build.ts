import { existsSync } from "node:fs";
import { join } from "node:path";
import { readEnv } from "#server/env.ts";
import { PlainError } from "#server/plain-error.ts";

/** Modules that read the build fail at import where there is none; this says why. */
export function requireBuild() {
  const { DIST_DIR } = readEnv();
  if (!existsSync(join(DIST_DIR, "manifest.json")))
    throw new PlainError(`There is nothing built in ${DIST_DIR}. Run "npm run build" first.`);
}
