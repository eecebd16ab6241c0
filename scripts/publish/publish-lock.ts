import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { hasCode } from "#server/error-code.ts";
import { PlainError } from "#server/plain-error.ts";
import { isProcessRunning } from "#server/running-process.ts";

const LOCK_FILE = "publishing";
/** No publication takes so long: whoever began it is gone. */
const MAX_AGE_MS = 60 * 60 * 1000;

const holderSchema = z.object({ pid: z.number(), host: z.string(), at: z.number() });

/** Runs one publication at a time: two would build in the same folders. */
export async function withPublishLock<T>(releasesDir: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(releasesDir, { recursive: true });
  const path = join(releasesDir, LOCK_FILE);
  removeIfAbandoned(path);
  let file: number;
  try {
    file = openSync(path, "wx");
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
    throw new PlainError(
      `Something is being published at this moment. Wait until it is done; or, if nothing is, delete ${path}.`,
    );
  }
  writeSync(file, JSON.stringify({ pid: process.pid, host: hostname(), at: Date.now() }));
  closeSync(file);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function removeIfAbandoned(path: string) {
  try {
    const { pid, host, at } = holderSchema.parse(JSON.parse(readFileSync(path, "utf8")));
    if (Date.now() - at > MAX_AGE_MS || (host === hostname() && !isProcessRunning(pid))) rmSync(path, { force: true });
  } catch {
    // Not there, or being written at this moment.
  }
}
