/** `npm run dev` while content is being written: broken JSON is one sentence with its place, and it goes on. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyContent } from "#harness/content-copy.ts";
import { exitOf } from "#harness/server.ts";
import { unusedPort } from "#server/network/unused-port.ts";

const SLOW_MS = 120_000;

describe("npm run dev", () => {
  let content: ReturnType<typeof copyContent>;
  let dir: string;
  let child: ChildProcess;
  let output: string;
  beforeEach(() => {
    content = copyContent();
    dir = mkdtempSync(join(tmpdir(), "site-dev-"));
    output = "";
  });
  afterEach(async () => {
    child.kill("SIGTERM");
    await exitOf(child);
    content.remove();
    rmSync(dir, { recursive: true, force: true });
  });

  function startDev(port: number) {
    child = spawn(process.execPath, ["scripts/dev.ts"], {
      env: {
        PATH: process.env["PATH"] ?? "",
        PORT: String(port),
        CONTENT_DIR: content.dir,
        DIST_DIR: join(dir, "dist"),
        DATA_DIR: join(dir, "data"),
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        output += chunk.toString("utf8");
      });
  }
  async function until(isDone: () => boolean) {
    while (!isDone()) {
      if (child.exitCode !== null) throw new Error(`it ended:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  it(
    "says file, line and column of broken JSON, and when it is whole again",
    async () => {
      const port = await unusedPort();
      startDev(port);
      await until(() => output.includes("watching for file changes"));
      const path = join(content.dir, "site.json");
      const whole = readFileSync(path, "utf8");
      const before = output.length;
      writeFileSync(path, whole.replace(/\n/, "\n  oops"));
      await until(() => output.slice(before).includes("is not valid JSON"));
      // Astro reads it for a page, and would answer with an error and print a trace of calls.
      expect((await fetch(`http://127.0.0.1:${port}/en`)).status).toBe(500);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect(output.slice(before)).toMatch(/site\.json:2:3: this is not valid JSON \(.*\)\.\n/);
      expect(output.slice(before).match(/not valid JSON/g)).toHaveLength(1);
      writeFileSync(path, whole);
      await until(() => output.slice(before).includes("site.json is valid JSON again."));
      expect(output.slice(before)).not.toMatch(/^ {4}at |Stack trace/m);
      expect(child.exitCode).toBe(null);
    },
    SLOW_MS,
  );

  it.each(["PORT", "the port of the API"])(
    "ends when %s is in use",
    async (which) => {
      const port = await unusedPort();
      const taken = createServer();
      const inUse = which === "PORT" ? port : port + 1;
      await new Promise<void>((resolve) => taken.listen(inUse, "127.0.0.1", () => resolve()));
      startDev(port);
      expect(await exitOf(child)).toBe(1);
      taken.close();
      expect(output).toBe(
        `EADDRINUSE: port ${inUse} is in use by another program. End it, or set PORT to another port.\n`,
      );
    },
    SLOW_MS,
  );

  it(
    "ends when content is no JSON from the start",
    async () => {
      writeFileSync(join(content.dir, "site.json"), "{\n");
      startDev(await unusedPort());
      expect(await exitOf(child)).toBe(1);
      expect(output).toMatch(/^\S*site\.json:2:1: this is not valid JSON \([^\n]*\)\.\n$/);
    },
    SLOW_MS,
  );
});
