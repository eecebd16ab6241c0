import type { EngineName } from "#harness/browsers/browser-page.ts";
import { findEngine } from "./find-browsers.ts";
import { type Choice, type Outcome, tryEngine } from "./try-engine.ts";

/** What was tried in a browser; without a version it could not be. */
export type Tried = { name: EngineName; version: string | null; outcomes: Outcome[] };

/** One after the other; a browser that is not there, and cannot be installed, is named. */
export async function tryBrowsers({
  engines,
  ...choice
}: Choice & { engines: readonly EngineName[] }): Promise<Tried[]> {
  // Told to stop, it takes the servers and browsers it has started along.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const tried: Tried[] = [];
  for (const name of engines) {
    const found = await findEngine(name);
    if ("missing" in found) {
      console.log(`– ${name}: not run. ${found.missing}`);
      tried.push({ name, version: null, outcomes: [] });
      continue;
    }
    const engine = await found.start();
    console.log(`${name} ${engine.version}`);
    try {
      tried.push({ name, version: engine.version, outcomes: await tryEngine(engine, choice) });
    } finally {
      await engine.stop();
    }
  }
  return tried;
}
