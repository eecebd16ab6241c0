import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { isProcessRunning } from "#server/running-process.ts";

const MARK = ".cache/running-build.json";
const markSchema = z.object({ pid: z.number() });

/** Marks this folder as being built until the answer is called: src/.generated belongs to the build meanwhile. */
export function markRunningBuild(mark = MARK): () => void {
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, JSON.stringify({ pid: process.pid }));
  return () => rmSync(mark, { force: true });
}

/** A build that was killed leaves its mark behind. */
export function isBuildRunning(mark = MARK): boolean {
  if (!existsSync(mark)) return false;
  try {
    const { pid } = markSchema.parse(JSON.parse(readFileSync(mark, "utf8")));
    return isProcessRunning(pid);
  } catch {
    // Gone or half written: it is none.
    return false;
  }
}
