import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isProcessRunning } from "#server/running-process.ts";

const FILE = "started-server.json";
const startedSchema = z.object({ port: z.number(), pid: z.number() });

/** Notes where `npm start` serves the releases of this folder, for as long as it does: whatever publishes finds it. */
export function noteStartedServer(releasesDir: string, port: number) {
  mkdirSync(releasesDir, { recursive: true });
  const file = join(releasesDir, FILE);
  writeFileSync(file, `${JSON.stringify({ port, pid: process.pid })}\n`);
  process.once("exit", () => {
    if (startedIn(releasesDir)?.pid === process.pid) rmSync(file, { force: true });
  });
}

/** The port of `npm start` that serves this folder; null where none runs: one that was killed leaves its note behind. */
export function startedServerPort(releasesDir: string): number | null {
  const started = startedIn(releasesDir);
  return started && isProcessRunning(started.pid) ? started.port : null;
}

function startedIn(releasesDir: string): z.output<typeof startedSchema> | null {
  const file = join(releasesDir, FILE);
  return existsSync(file) ? startedSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}
