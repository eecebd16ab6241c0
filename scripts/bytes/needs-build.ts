/** Imported first: modules that read the build fail at import where there is none, and this one says why. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { argumentsOf } from "#scripts/command.ts";
import { readEnv } from "#server/env.ts";
import { PlainError } from "#server/plain-error.ts";

try {
  argumentsOf({ usage: "npm run check:bytes (of the build in DIST_DIR)" });
  const { DIST_DIR } = readEnv();
  if (!existsSync(join(DIST_DIR, "manifest.json")))
    throw new PlainError(`There is nothing built in ${DIST_DIR}. Run "npm run build" first.`);
} catch (error) {
  if (!(error instanceof PlainError)) throw error;
  console.error(error.message);
  process.exit(1);
}
