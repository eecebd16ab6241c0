/** `npm run brand`: the site as another company's, in one command. */
import { readEnv } from "#server/env.ts";
import { runBrand } from "./brand/command.ts";
import { BrandError } from "./brand/options.ts";

try {
  console.log(await runBrand(process.argv.slice(2), readEnv().CONTENT_DIR));
} catch (error) {
  if (!(error instanceof BrandError)) throw error;
  console.error(`${error.message}\n\nMore: npm run brand -- --help`);
  process.exitCode = 1;
}
