import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isBuildRunning, markRunningBuild } from "./running-build.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "running-build-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it("is so from its mark until the mark is taken away", () => {
  const mark = join(dir, "cache/mark.json");
  expect(isBuildRunning(mark)).toBe(false);
  const unmark = markRunningBuild(mark);
  expect(isBuildRunning(mark)).toBe(true);
  unmark();
  expect(isBuildRunning(mark)).toBe(false);
});

it("is not so after a build that was killed, or of a mark that is half written", () => {
  const mark = join(dir, "mark.json");
  // No process has the highest number there is.
  writeFileSync(mark, JSON.stringify({ pid: 4_194_304 }));
  expect(isBuildRunning(mark)).toBe(false);
  writeFileSync(mark, '{ "pid"');
  expect(isBuildRunning(mark)).toBe(false);
});
