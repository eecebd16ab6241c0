/** `npm run content`: what there is, and every error with file, field and reason. Its usage lists what else it does. */
import { checkContent } from "#build/content/content-check.ts";
import { errorLine } from "#build/content/content-errors.ts";
import { listSampleValues, sampleCounts, sampleLine } from "#build/content/sample/sample-values.ts";
import { listScheduledPosts } from "#build/content/scheduled-posts.ts";
import { writeFiles } from "#build/content/write-files.ts";
import { countDrafts } from "#build/entries/drafts.ts";
import { unformattedFiles } from "#build/entries/format.ts";
import { type Env, readEnv } from "#server/env.ts";
import { runOrExplain } from "#server/plain-error.ts";
import { argumentsOf } from "./command.ts";
import { confirmUntranslated, readUntranslated, untranslatedLines } from "./content/untranslated.ts";

const FORMAT = "--format";
const LIST = "--untranslated";
const REFUSE = "--refuse-untranslated";
const CONFIRM = "--confirm";
const SAMPLE = "--sample";

const USAGE = `npm run content                                  checks the content, counts untranslated texts by file
npm run content -- ${FORMAT}                      also formats its files
npm run content -- ${LIST}                lists untranslated texts
npm run content -- ${SAMPLE}                      lists what is still the sample's
npm run content -- ${REFUSE}         fails while there are some; so does UNTRANSLATED=refuse
npm run content -- ${CONFIRM} de [file [field]]    texts that are right as they are, though nobody translated them`;

await runOrExplain(() => {
  const isConfirming = process.argv.includes(CONFIRM);
  const args = argumentsOf({
    usage: USAGE,
    maxArguments: isConfirming ? 3 : 0,
    options: isConfirming ? [CONFIRM] : [FORMAT, LIST, REFUSE, SAMPLE],
  });
  const env = readEnv();
  if (isConfirming) {
    const place = args.filter((arg) => arg !== CONFIRM);
    console.log(confirmUntranslated(env.CONTENT_DIR, place));
  } else report(env, args);
});

function report({ CONTENT_DIR, UNTRANSLATED }: Env, args: readonly string[]) {
  const { errors, wording, counts } = checkContent(CONTENT_DIR);
  const locales = Object.keys(counts[0]?.words ?? {});
  const row = (cells: readonly (string | number)[]) =>
    console.log(cells.map((cell, index) => (index === 0 ? `${cell}`.padEnd(14) : `${cell}`.padStart(9))).join(""));
  row(["", "entries", ...locales.map((locale) => `words ${locale}`)]);
  for (const { kind, entries, words } of counts) row([kind, entries, ...locales.map((locale) => words[locale] ?? 0)]);
  const drafts = countDrafts(CONTENT_DIR);
  if (drafts > 0) console.log(`${drafts} ${drafts === 1 ? "draft" : "drafts"}, neither checked nor published.`);
  for (const { id, publishedOn } of listScheduledPosts(CONTENT_DIR))
    console.log(`content/blog/${id} is published by the first build from ${publishedOn} on.`);
  console.log(errors.length === 0 ? "Nothing is missing, and no link is broken." : `${errors.length} errors:`);
  for (const error of errors) console.error(errorLine(error));
  if (wording.length > 0)
    console.log(`${wording.length} words and numbers to mend; they keep nothing from being built:`);
  for (const error of wording) console.error(errorLine(error));
  if (errors.length + wording.length > 0) process.exitCode = 1;
  else if (args.includes(FORMAT)) {
    const unformatted = unformattedFiles(CONTENT_DIR);
    writeFiles(CONTENT_DIR, unformatted);
    console.log(`${unformatted.size} files were formatted.`);
  }
  const sample = listSampleValues(CONTENT_DIR);
  if (args.includes(SAMPLE)) for (const value of sample) console.log(sampleLine(value));
  if (sample.length > 0)
    console.log(`Still the sample's: ${sampleCounts(sample).join(", ")}; npm run content -- ${SAMPLE} lists them.`);
  const untranslated = readUntranslated(CONTENT_DIR);
  for (const line of untranslatedLines(untranslated, { each: args.includes(LIST) })) console.log(line);
  if (untranslated.length > 0 && (args.includes(REFUSE) || UNTRANSLATED === "refuse")) process.exitCode = 1;
}
