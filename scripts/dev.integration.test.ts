/** `npm run dev` while content is being written: broken JSON is one sentence with its place, and it goes on. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { copyProject } from "#harness/project-copy.ts";
import { ownEnv } from "#harness/run-script.ts";
import { exitOf } from "#harness/server.ts";
import { unusedPort } from "#server/network/unused-port.ts";

describe("npm run dev", () => {
  let project: ReturnType<typeof copyProject>;
  let siteFile: string;
  let whole: string;
  let child: ChildProcess;
  let output: string;
  beforeAll(() => {
    project = copyProject();
    siteFile = join(project.dir, "content/site.json");
    whole = readFileSync(siteFile, "utf8");
  });
  beforeEach(() => {
    output = "";
  });
  afterEach(async () => {
    child.kill("SIGTERM");
    await exitOf(child);
    writeFileSync(siteFile, whole);
  });
  afterAll(() => project.remove());

  function startDev(port: number) {
    child = spawn(process.execPath, ["scripts/dev.ts"], {
      cwd: project.dir,
      env: ownEnv({ PORT: String(port) }),
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

  it("says file, line and column of broken JSON, and when it is whole again", {
    tags: ["only-in-test-all"],
  }, async () => {
    const port = await unusedPort();
    startDev(port);
    await until(() => output.includes("watching for file changes"));
    const before = output.length;
    writeFileSync(siteFile, whole.replace(/\n/, "\n  oops"));
    await until(() => output.slice(before).includes("is not valid JSON"));
    // Astro reads it for a page, and would answer with an error and print a trace of calls.
    expect((await fetch(`http://127.0.0.1:${port}/en`)).status).toBe(500);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(output.slice(before)).toMatch(/site\.json:2:3: this is not valid JSON \(.*\)\.\n/);
    expect(output.slice(before).match(/not valid JSON/g)).toHaveLength(1);
    writeFileSync(siteFile, whole);
    await until(() => output.slice(before).includes("site.json is valid JSON again."));
    expect(output.slice(before)).not.toMatch(/^ {4}at |Stack trace/m);
    expect(child.exitCode).toBe(null);
  });

  it("shows another theme to a page that is open, without letting go of it", {
    tags: ["only-in-test-all"],
  }, async () => {
    const port = await unusedPort();
    startDev(port);
    await until(() => output.includes("watching for file changes"));
    const get = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: "text/html" } })).text();
    expect(await get("/en")).toContain("deserves");
    const [, token] = /wsToken = "([^"]+)"/.exec(await get("/@vite/client")) ?? [];
    const listen = () => {
      const told: string[] = [];
      const socket = new WebSocket(`ws://127.0.0.1:${port}/?token=${token}`, "vite-hmr");
      socket.onmessage = ({ data }) => told.push(JSON.parse(data).type);
      socket.onclose = () => told.push("closed");
      const close = () => {
        socket.onclose = null;
        socket.close();
      };
      return { told, close };
    };
    const { told, close } = listen();
    await until(() => told.includes("connected"));
    writeFileSync(siteFile, JSON.stringify({ ...JSON.parse(whole), theme: "plain" }));
    await until(() => told.includes("full-reload") || told.includes("closed"));
    // A page that was asked for before, and whose script comes only now.
    const late = listen();
    await until(() => late.told.includes("full-reload"));
    late.close();
    await expect.poll(() => get("/en"), { timeout: 60_000, interval: 200 }).toContain("that lasts");
    expect(told).not.toContain("closed");
    close();
  });

  it.each(["PORT", "the port of the API"])("ends when %s is in use", async (which) => {
    const port = await unusedPort();
    const taken = createServer();
    const inUse = which === "PORT" ? port : port + 1;
    await new Promise<void>((resolve, reject) => taken.on("error", reject).listen(inUse, "127.0.0.1", resolve));
    startDev(port);
    expect(await exitOf(child)).toBe(1);
    taken.close();
    expect(output).toBe(
      `EADDRINUSE: port ${inUse} is in use by another program. End it, or set PORT to another port.\n`,
    );
  });

  it("ends when content is no JSON from the start", async () => {
    writeFileSync(siteFile, "{\n");
    startDev(await unusedPort());
    expect(await exitOf(child)).toBe(1);
    expect(output).toMatch(/^\S*site\.json:2:1: this is not valid JSON \([^\n]*\)\.\n$/);
  });
});
