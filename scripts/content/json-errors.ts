/** Content files that are no JSON, each with the line and column where reading stopped. */
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { OUTSIDE_CONTENT } from "#domain/content/content-files.ts";
import { errorMessage } from "#server/error-message.ts";
import { PlainError } from "#server/plain-error.ts";

export type JsonError = { file: string; sentence: string };

/** The first character that no continuation could make valid; the end of the text where something is missing there. */
function errorOffset(text: string): number {
  // Every beginning of valid JSON is incomplete or complete, never wrong: the place is found by halving.
  let [valid, wrong] = [0, text.length + 1];
  while (wrong - valid > 1) {
    const middle = Math.floor((valid + wrong) / 2);
    if (canGoOn(text.slice(0, middle))) valid = middle;
    else wrong = middle;
  }
  return valid;
}

/** Whether something could be added to make it valid: what is wrong with it is then wrong at its end. */
function canGoOn(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return true;
  } catch (error) {
    const message = errorMessage(error);
    return (
      message.startsWith("Unexpected end") || Number(/at position (\d+)/.exec(message)?.[1] ?? -1) >= beginning.length
    );
  }
}

function sentenceFor(file: string, text: string, error: unknown): string {
  const before = text.slice(0, errorOffset(text)).split("\n");
  const place = `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  const reason = errorMessage(error)
    .replace(/ at position \d+( \(line \d+ column \d+\))?/, "")
    .replace(/, (?:\.\.\.)?".*$/s, " in JSON");
  return `${place}: this is not valid JSON (${reason}).`;
}

/** The error of one file, or null where there is none; a file that is gone has none. */
export function findJsonError(path: string): JsonError | null {
  let text = "";
  try {
    text = readFileSync(path, "utf8");
    JSON.parse(text);
    return null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) return null;
    const file = relative(".", path);
    return { file, sentence: sentenceFor(file, text, error) };
  }
}

export function listJsonErrors(contentDir: string): JsonError[] {
  return globSync(join(contentDir, "**/*.json"), { exclude: OUTSIDE_CONTENT.map((files) => join(contentDir, files)) })
    .sort()
    .flatMap((path) => findJsonError(path) ?? []);
}

/** Said before anything is started that would fail on it with a trace of calls. */
export function assertJsonIsReadable(contentDir: string) {
  const errors = listJsonErrors(contentDir);
  if (errors.length > 0) throw new PlainError(errors.map(({ sentence }) => sentence).join("\n"));
}
