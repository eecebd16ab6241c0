import { globSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";
import { LOG_SENTENCES } from "./log-sentences.ts";

function logged(isTerminal: boolean, level: "info" | "error" | "silent" = "info") {
  const lines: string[] = [];
  return { lines, log: createLog(level, (line) => lines.push(line), isTerminal) };
}
const answered = { requestId: "r-1", method: "GET", path: "/ar", status: 200, startedAt: performance.now() };

describe("the log", () => {
  it("is one JSON object a line where there is no terminal", () => {
    const { lines, log } = logged(false);
    log.request(answered);
    log.error({ event: "storage-down", requestId: "r-2", error: "disk full" });
    expect(lines.every((line) => line.endsWith("}\n"))).toBe(true);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        level: "info",
        event: "request",
        requestId: "r-1",
        method: "GET",
        path: "/ar",
        status: 200,
        ms: expect.any(Number),
      },
      { time: expect.any(String), level: "error", event: "storage-down", requestId: "r-2", error: "disk full" },
    ]);
  });

  it("is sentences on a terminal, and names the request of an error", () => {
    const { lines, log } = logged(true);
    log.request(answered);
    log.info({ event: "process-started", role: "pages", pid: 7 });
    log.error({ event: "storage-down", requestId: "r-2", error: "disk full" });
    expect(lines).toEqual([
      expect.stringMatching(/^\d\d:\d\d:\d\d GET \/ar answered with 200 in [\d.]+ ms\n$/),
      expect.stringMatching(/^\d\d:\d\d:\d\d started a process for pages \(pid 7\)\n$/),
      expect.stringMatching(
        /^\d\d:\d\d:\d\d ERROR the store of submissions cannot be written: disk full \[request r-2\]\n$/,
      ),
    ]);
  });

  it("writes an event without a sentence with all its fields", () => {
    const { lines, log } = logged(true);
    log.info({ event: "something-new", count: 3 });
    expect(lines).toEqual([expect.stringContaining('something-new {"count":3}')]);
  });

  it("lets no path write control characters to a terminal", () => {
    const { lines, log } = logged(true);
    log.request({ ...answered, path: "/\u001B[2Ja\nb" });
    expect(lines[0]).toBe(stripVTControlCharacters(lines[0] ?? ""));
    expect(lines[0]?.match(/\n/g)).toHaveLength(1);
  });

  it.each([true, false])("keeps to its level (terminal: %s)", (isTerminal) => {
    const errors = logged(isTerminal, "error");
    errors.log.request(answered);
    errors.log.info({ event: "stopping" });
    errors.log.error({ event: "failure", error: "x" });
    expect(errors.lines).toHaveLength(1);
    const silent = logged(isTerminal, "silent");
    silent.log.error({ event: "failure", error: "x" });
    expect(silent.lines).toEqual([]);
  });

  it("has a sentence for every event of the server and what publishes beside it, and none besides", () => {
    const sources = globSync(["server/**/*.ts", "scripts/publish/*.ts"]).filter((file) => !file.endsWith(".test.ts"));
    const events = sources.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\bevent: ([^\n]*)/g)].flatMap(([, rest = ""]) =>
        [...(/^[^,}]*/.exec(rest)?.[0] ?? "").matchAll(/"([a-z-]+)"/g)].map(([, name = ""]) => name),
      ),
    );
    expect(events.length).toBeGreaterThan(20);
    expect(Object.keys(LOG_SENTENCES).sort()).toEqual([...new Set(events)].sort());
  });
});
