/** `npm run content`: what there is, and every error with file, field and reason. `-- --tidy` writes files in their form. */
import { checkContent } from "#build/content/content-check.ts";
import { errorLine } from "#build/content/content-errors.ts";
import { writeFiles } from "#build/content/write-files.ts";
import { untidyFiles } from "#build/entries/tidy.ts";
import { readEnv } from "#server/env.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";

const TIDY = "--tidy";

await runOrExplain(() => {
  const [option] = argumentsOf({ usage: "npm run content [-- --tidy]", options: [TIDY] });
  const { CONTENT_DIR } = readEnv();
  const { errors, counts } = checkContent(CONTENT_DIR);
  const locales = Object.keys(counts[0]?.words ?? {});
  const row = (cells: readonly (string | number)[]) =>
    console.log(cells.map((cell, index) => (index === 0 ? `${cell}`.padEnd(14) : `${cell}`.padStart(9))).join(""));
  row(["", "entries", ...locales.map((locale) => `words ${locale}`)]);
  for (const { kind, entries, words } of counts) row([kind, entries, ...locales.map((locale) => words[locale] ?? 0)]);
  console.log(errors.length === 0 ? "Nothing is missing, and no link is broken." : `${errors.length} errors:`);
  for (const error of errors) console.error(errorLine(error));
  if (errors.length > 0) process.exitCode = 1;
  else if (option === TIDY) {
    const untidy = untidyFiles(CONTENT_DIR);
    writeFiles(CONTENT_DIR, untidy);
    console.log(`${untidy.size} files were brought into their form.`);
  }
});
