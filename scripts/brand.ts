/** `npm run brand`: the site as another company's, in one command. */

import { runBrand } from "#scripts/brand/command.ts";
import { BrandError } from "#scripts/brand/options.ts";
import { readEnv } from "#server/env.ts";

try {
  console.log(await runBrand(process.argv.slice(2), readEnv().CONTENT_DIR));
} catch (error) {
  if (!(error instanceof BrandError)) throw error;
  console.error(`${error.message}\n\nMore: npm run brand -- --help`);
  process.exitCode = 1;
}
