/** Imported first: modules that read the build fail at import where there is none. */

import { requireBuild } from "#scripts/build/require-build.ts";
import { argumentsOf } from "#scripts/command.ts";
import { PlainError } from "#server/plain-error.ts";

try {
  argumentsOf({ usage: "npm run check:bytes (of the build in DIST_DIR)" });
  requireBuild();
} catch (error) {
  if (!(error instanceof PlainError)) throw error;
  console.error(error.message);
  process.exit(1);
}
