/** Whatever a command starts is told to send no telemetry: proven on the processes that are really started. */
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyContent } from "#harness/content-copy.ts";
import { exitOf } from "#harness/server.ts";
import { unusedPort } from "#server/network/unused-port.ts";

/** Written by every Node process that is started, before it does anything else. */
const recorder = (file: string) => `
import { appendFileSync } from "node:fs";
appendFileSync(${JSON.stringify(file)}, JSON.stringify([process.argv[1] ?? "", process.env.ASTRO_TELEMETRY_DISABLED ?? ""]) + "\\n");
`;

describe("a command that starts Astro", () => {
  let dir: string;
  let content: ReturnType<typeof copyContent>;
  beforeEach(() => {
    // Two builds of the project's own content would be in each other's way, and other tests build it.
    content = copyContent();
    dir = mkdtempSync(join(tmpdir(), "site-telemetry-"));
    writeFileSync(join(dir, "record.mjs"), recorder(join(dir, "started")));
    // In place of the real programs: they only end, and Astro ends with an error, so that nothing follows.
    for (const [name, code] of Object.entries({ astro: 1, biome: 0 })) {
      writeFileSync(join(dir, name), `#!/usr/bin/env node\nprocess.exit(${code});\n`);
      chmodSync(join(dir, name), 0o755);
    }
  });
  afterEach(() => {
    content.remove();
    rmSync(dir, { recursive: true, force: true });
  });

  const started = (): [program: string, telemetryDisabled: string][] =>
    existsSync(join(dir, "started"))
      ? readFileSync(join(dir, "started"), "utf8")
          .split("\n")
          // The last line may not be written to its end yet.
          .slice(0, -1)
          .map((line) => JSON.parse(line))
      : [];

  it.each([
    ["build", "astro"],
    ["dev", "astro"],
  ])("npm run %s: tells %s to send nothing", tellsNothing);
  it.each([
    ["start", "astro"],
    ["check", "astro"],
    ["test", "astro"],
    ["edit", "editor/server/dev-server-process.ts"],
  ])("npm run %s: tells %s to send nothing", { tags: ["only-in-test-all"] }, tellsNothing);

  async function tellsNothing(command: string, program: string) {
    const { ASTRO_TELEMETRY_DISABLED: _, ...env } = process.env;
    const child = spawn(process.execPath, [`scripts/${command}.ts`], {
      env: {
        ...env,
        PATH: [dir, process.env["PATH"]].join(delimiter),
        NODE_OPTIONS: `--import=${join(dir, "record.mjs")}`,
        CONTENT_DIR: content.dir,
        DIST_DIR: join(dir, "dist"),
        DATA_DIR: join(dir, "data"),
        // Only looked for: the visits never begin.
        CHROMIUM_PATH: process.execPath,
        PORT: String(await unusedPort()),
      },
      stdio: "ignore",
    });
    const isFound = ([name]: [string, string]) => name.endsWith(program);
    const ended = exitOf(child);
    let isRunning = true;
    ended.then(() => {
      isRunning = false;
    });
    while (isRunning && !started().some(isFound)) await new Promise((resolve) => setTimeout(resolve, 100));
    child.kill("SIGTERM");
    await ended;
    expect(started().filter(isFound).length).toBeGreaterThan(0);
    expect(
      started()
        .filter(isFound)
        .every(([, value]) => value === "1"),
    ).toBe(true);
  }
});
