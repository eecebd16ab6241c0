import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { writeGeneratedSources } from "#build/generated-sources.ts";
import { BUILD_PHASES, type BuildReport } from "#build/report-progress.ts";
import { markRunningBuild } from "#build/running-build.ts";
import { assertJsonIsReadable } from "#scripts/content/json-errors.ts";
import { untranslatedWarning } from "#scripts/content/untranslated.ts";
import { pathOfPrograms } from "#scripts/programs/path-of-programs.ts";
import { missingProgram } from "#scripts/steps/run-steps.ts";
import type { Env } from "#server/env.ts";
import { errorMessage } from "#server/error-message.ts";
import { snapshotContent } from "./content-snapshot.ts";
import { type BuildState, createProgress, FIRST_BUILD_MS, type PhaseTimes } from "./progress.ts";

const TIMES_FILE = ".cache/build-times.json";
const DRAW_EVERY_MS = 250;
/** How Astro announces an address that it has written, or taken from the build before. */
const WRITTEN = /^\d\d:\d\d:\d\d\s+[├└]─ /;
const WARNING = /\[WARN\]/;

export type BuildWatcher = {
  onProgress?: (state: BuildState) => void;
  /** Ends the build before it is done. */
  signal?: AbortSignal;
  /** Where the content is edited, if what is built is a copy of it already; messages name this folder. */
  editedIn?: string;
};

/**
 * Builds the site with progress in one place instead of a line for each page. What Astro wrote is shown when the
 * build fails, all but the list of pages; of a build that worked only the warnings are. Resolves to the exit code.
 */
export async function buildSite(
  env: Pick<Env, "CONTENT_DIR" | "DIST_DIR" | "RELEASES_DIR" | "UNTRANSLATED">,
  { onProgress, signal, editedIn = env.CONTENT_DIR }: BuildWatcher = {},
): Promise<number> {
  const { DIST_DIR, RELEASES_DIR } = env;
  assertJsonIsReadable(env.CONTENT_DIR);
  const untranslated = untranslatedWarning(env);
  const isTerminal = process.stdout.isTTY === true;
  const progress = createProgress({
    write: (text) => process.stdout.write(text),
    isTerminal,
    expected: lastTimes(),
    now: Date.now,
  });
  const output: string[] = [];
  const timer = setInterval(() => {
    progress.draw();
    onProgress?.(progress.state());
  }, DRAW_EVERY_MS);
  const unmark = markRunningBuild();
  const snapshot = snapshotContent(env);
  const inEdited = (line: string) =>
    line.replaceAll(snapshot, editedIn).replaceAll(`${relative(".", snapshot)}/`, `${relative(".", editedIn)}/`);
  const code = await runAstro({
    folders: { CONTENT_DIR: snapshot, DIST_DIR },
    signal,
    onReport: progress.report,
    onLine(line) {
      if (WRITTEN.test(line)) progress.pageWritten();
      else output.push(inEdited(line));
    },
  }).finally(() => {
    clearInterval(timer);
    progress.clear();
    unmark();
  });
  await generateAnew(snapshot, editedIn);
  if (code !== 0) {
    console.error(`${output.join("\n").trim()}\n\nThe site was not built.`);
    return code;
  }
  for (const line of output.filter((text) => WARNING.test(text))) console.warn(line);
  if (untranslated !== null) console.warn(untranslated);
  const { totalMs, written, times } = progress.end();
  // A build into another folder is of another site, or of a test.
  if (DIST_DIR === resolve("dist") || dirname(DIST_DIR) === RELEASES_DIR) storeTimes(times);
  console.log(`Built ${written} addresses into ${DIST_DIR} in ${Math.round(totalMs / 1000)} s.`);
  return code;
}

/** The sources made from content are those of what was built; a development server shows what has been saved since. */
async function generateAnew(snapshot: string, editedIn: string) {
  const [built, saved] = [snapshot, editedIn].map((dir) => readFileSync(join(dir, "site.json"), "utf8"));
  if (built === saved) return;
  // Half written or wrong at this moment: whoever writes it is told by the check.
  await writeGeneratedSources(editedIn).catch((error: unknown) => console.warn(errorMessage(error)));
}

type AstroNeeds = {
  folders: Pick<Env, "CONTENT_DIR" | "DIST_DIR">;
  signal: AbortSignal | undefined;
  onReport: (report: BuildReport) => void;
  onLine: (line: string) => void;
};

function runAstro({ folders, signal, onReport, onLine }: AstroNeeds): Promise<number> {
  return new Promise((done, reject) => {
    const child = spawn("astro", ["build"], {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: { ...process.env, PATH: pathOfPrograms(), ...folders },
    });
    signal?.addEventListener("abort", () => child.kill());
    child.on("error", (error) => reject(missingProgram("astro", error)));
    child.on("message", onReport);
    // Messages come by another way than lines. Where both have arrived, those are heard first that were sent first: phases.
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on("line", (line) => setImmediate(onLine, line));
    // Not "exit": what was written last may still be on its way.
    child.on("close", (code, signal) => setImmediate(done, signal ? 1 : (code ?? 1)));
  });
}

const timesSchema = z.record(z.enum(BUILD_PHASES), z.number().nonnegative());

/** What the last build took; an estimate where there was none. */
function lastTimes(): PhaseTimes {
  try {
    return { ...FIRST_BUILD_MS, ...timesSchema.parse(JSON.parse(readFileSync(TIMES_FILE, "utf8"))) };
  } catch {
    // Not there yet, or of another version: an estimate is all that depends on it.
    return FIRST_BUILD_MS;
  }
}

function storeTimes(times: PhaseTimes) {
  mkdirSync(dirname(TIMES_FILE), { recursive: true });
  writeFileSync(TIMES_FILE, JSON.stringify(times));
}
