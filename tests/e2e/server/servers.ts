/** Servers that a test starts itself: the same program with a changed build or environment. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteManifest } from "#domain/site/site-manifest.ts";
import { manifest } from "#harness/addresses.ts";
import { COMPILE_CACHE, DATA_DIR, DIST_DIR } from "#harness/visited-server.ts";

export type RunningServer = {
  port: number;
  url: string;
  process: ChildProcess;
  /** Everything it has written so far. */
  output: () => string;
  stop: () => Promise<number | null>;
};

type ServerNeeds = {
  env?: Record<string, string>;
  /** The build it serves: the real one's files under a changed manifest. */
  change?: (manifest: SiteManifest) => SiteManifest;
};

const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    else child.once("exit", (code) => resolve(code));
  });

/** Runs the program with an environment and waits for its end: for starts that must fail. */
export async function runToEnd(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { child, output } = start(env);
  return { code: await exitOf(child), output: output() };
}

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ["--title=visited-server", "server/main.ts"], {
    env: {
      PATH: process.env["PATH"] ?? "",
      HOST: "127.0.0.1",
      PORT: "0",
      WORKERS: "1",
      DIST_DIR,
      DATA_DIR,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  const collect = (chunk: Buffer) => {
    written += chunk.toString("utf8");
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  return { child, output: () => written };
}

export async function startServer({ env = {}, change }: ServerNeeds = {}): Promise<RunningServer> {
  let dist = DIST_DIR;
  if (change) {
    dist = mkdtempSync(join(tmpdir(), "visited-dist-"));
    for (const name of ["site", "server-facts.json", "server-render"])
      symlinkSync(join(DIST_DIR, name), join(dist, name));
    writeFileSync(join(dist, "manifest.json"), JSON.stringify(change(structuredClone(manifest))));
  }
  const { child, output } = start({ DIST_DIR: dist, ...env });
  const port = await new Promise<number>((resolve, reject) => {
    const look = () => {
      const found = /Listening on http:\/\/localhost:(\d+)/.exec(output())?.[1];
      if (found) resolve(Number(found));
    };
    child.stdout.on("data", look);
    child.once("exit", () => reject(new Error(`the server did not start:\n${output()}`)));
  });
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    process: child,
    output,
    stop: async () => {
      child.kill("SIGTERM");
      const code = await exitOf(child);
      if (change) rmSync(dist, { recursive: true, force: true });
      return code;
    },
  };
}
