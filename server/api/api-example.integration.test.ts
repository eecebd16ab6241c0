/** The program in docs/api.md works as it stands there. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ServerProcess, startServer } from "#harness/server.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";

const [, example = ""] = /```js\n([\s\S]*?)```/.exec(readFileSync("docs/api.md", "utf8")) ?? [];

let server: ServerProcess;
let dir: string;
let dist: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "site-example-"));
  dist = writeSiteFixture();
  server = await startServer({ env: { DIST_DIR: dist, DATA_DIR: join(dir, "data"), LOG_LEVEL: "error" } });
});
afterAll(async () => {
  await server.end("SIGTERM");
  for (const folder of [dir, dist]) rmSync(folder, { recursive: true, force: true });
});

it("sends a form: its time is too short, so it solves the challenge", async () => {
  const program = join(dir, "example.mjs");
  writeFileSync(program, example);
  const { stdout } = await promisify(execFile)(process.execPath, [program, server.url]);
  expect(stdout).toMatch(/^201 \{ reference: 'M-\w{4}-\w{4}', confirmation: false \}/);
});
