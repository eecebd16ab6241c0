/** `npm run content`: what there is, and every error with file, field and reason. `-- --format` formats the files. */
import { checkContent } from "#build/content/content-check.ts";
import { errorLine } from "#build/content/content-errors.ts";
import { writeFiles } from "#build/content/write-files.ts";
import { countDrafts } from "#build/entries/drafts.ts";
import { unformattedFiles } from "#build/entries/format.ts";
import { readEnv } from "#server/env.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";

const FORMAT = "--format";

await runOrExplain(() => {
  const [option] = argumentsOf({ usage: "npm run content [-- --format]", options: [FORMAT] });
  const { CONTENT_DIR } = readEnv();
  const { errors, wording, counts } = checkContent(CONTENT_DIR);
  const locales = Object.keys(counts[0]?.words ?? {});
  const row = (cells: readonly (string | number)[]) =>
    console.log(cells.map((cell, index) => (index === 0 ? `${cell}`.padEnd(14) : `${cell}`.padStart(9))).join(""));
  row(["", "entries", ...locales.map((locale) => `words ${locale}`)]);
  for (const { kind, entries, words } of counts) row([kind, entries, ...locales.map((locale) => words[locale] ?? 0)]);
  const drafts = countDrafts(CONTENT_DIR);
  if (drafts > 0) console.log(`${drafts} ${drafts === 1 ? "draft" : "drafts"}, neither checked nor published.`);
  console.log(errors.length === 0 ? "Nothing is missing, and no link is broken." : `${errors.length} errors:`);
  for (const error of errors) console.error(errorLine(error));
  if (wording.length > 0)
    console.log(`${wording.length} words and numbers to mend; they keep nothing from being built:`);
  for (const error of wording) console.error(errorLine(error));
  if (errors.length + wording.length > 0) process.exitCode = 1;
  else if (option === FORMAT) {
    const unformatted = unformattedFiles(CONTENT_DIR);
    writeFiles(CONTENT_DIR, unformatted);
    console.log(`${unformatted.size} files were formatted.`);
  }
});
