/** Another release is shown, and the one before again, while visitors read and send: not one request fails. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { acknowledged, type Posted, postContact, type ServerProcess, startServer } from "#harness/server.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { unusedPort } from "#server/network/unused-port.ts";
import { createLog } from "#server/observability/log.ts";
import { addRelease, writePointer } from "#server/releases/releases.ts";
import { openStorage } from "#server/storage/open.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const ONE = { name: "2026-01-01T00-00-00Z", asset: "/_assets/one.aaaa1111.css" };
const TWO = { name: "2026-01-02T00-00-00Z", asset: "/_assets/two.bbbb2222.css" };

let dir: string;
let releases: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "site-releases-"));
  releases = join(dir, "releases");
  for (const { name, asset } of [ONE, TWO]) {
    const buildDir = writeSiteFixture({ assets: { [asset]: name }, text: name });
    // The first of them makes the folder.
    addRelease(releases, { name, buildDir, replaced: null, serverCode: "x" });
  }
  writePointer(releases, ONE.name);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const start = (change: Record<string, string> = {}) =>
  startServer({
    env: {
      DIST_DIR: join(dir, "none"),
      RELEASES_DIR: releases,
      DATA_DIR: join(dir, "data"),
      LOG_LEVEL: "info",
      ...change,
    },
  });

type Answer = { status: number; body: string; reason: string };

function ask(url: string, agent: Agent | false): Promise<Answer> {
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ status: 0, body: "", reason: error.message });
    const asked = request(url, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", failed);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString("utf8"), reason: "" }),
      );
    });
    asked.on("error", failed);
    asked.end();
  });
}

type Entry = { event?: string; pid?: number; release?: string };
const entriesOf = (server: ServerProcess): Entry[] =>
  server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

const shownBy = async (server: ServerProcess): Promise<string> =>
  JSON.parse((await ask(`${server.url}/api/health/live`, false)).body).release;

async function until(what: string, holds: () => boolean | Promise<boolean>) {
  for (let turn = 0; turn < 900; turn += 1) {
    if (await holds()) return;
    await pause(100);
  }
  throw new Error(`it never came to that: ${what}`);
}

async function show(server: ServerProcess, name: string) {
  const shownBefore = entriesOf(server).filter(({ event }) => event === "release-shown").length;
  writePointer(releases, name);
  await until(
    `${name} is shown`,
    () => entriesOf(server).filter(({ event }) => event === "release-shown").length > shownBefore,
  );
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Readers with connections of every kind, and senders of forms, until told to stop. */
function visit(server: ServerProcess) {
  const failures: string[] = [];
  const forms: Posted[] = [];
  const texts = new Set<string>();
  let [pages, isOver] = [0, false];
  const reader = async (agent: Agent | false, waitMs: number) => {
    while (!isOver) {
      const { status, body, reason } = await ask(`${server.url}/ar`, agent);
      pages += 1;
      texts.add(/<main>(.*)<\/main>/.exec(body)?.[1] ?? "");
      if (status !== 200) failures.push(`a page: ${status} ${reason}`);
      await pause(waitMs);
    }
  };
  const fileReader = async () => {
    while (!isOver)
      for (const { asset, name } of [ONE, TWO]) {
        const { status, body, reason } = await ask(server.url + asset, false);
        pages += 1;
        if (status !== 200 || body !== name) failures.push(`${asset}: ${status} ${reason}`);
      }
  };
  const sender = async () => {
    while (!isOver) {
      const posted = await postContact(server.url);
      forms.push(posted);
      if (posted.status !== 201) failures.push(`a form: ${posted.status}`);
    }
  };
  const agents = Array.from({ length: 6 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const visitors = [
    // Connections that are kept open and used at once, now and then, and just before they would be closed.
    ...[0, 0, 50, 700, 1900, 3300].map((waitMs, index) => reader(agents[index] ?? false, waitMs)),
    ...[0, 5].map((waitMs) => reader(false, waitMs)),
    fileReader(),
    sender(),
    sender(),
  ];
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(visitors);
      for (const agent of agents) agent.destroy();
      return { failures, forms, texts, pages };
    },
  };
}

describe("a release that is shown in place of another", () => {
  it.each(["1", "3"])("fails no request, there and back, WORKERS=%s", async (WORKERS) => {
    const metricsPort = await unusedPort();
    const server = await start({ WORKERS, METRICS_PORT: String(metricsPort) });
    expect(await shownBy(server)).toBe(ONE.name);
    const visits = visit(server);
    await pause(500);
    for (const { name } of [TWO, ONE, TWO, ONE, TWO]) {
      await show(server, name);
      await until(`${name} answers`, async () => (await shownBy(server)) === name);
      await pause(1500);
    }
    const { failures, forms, texts, pages } = await visits.stop();
    console.log(`${pages} pages and files, ${forms.length} forms over 5 switches: ${failures.length} failed`);
    expect(failures).toEqual([]);
    expect(texts).toEqual(new Set([ONE.name, TWO.name]));
    expect([pages > 500, forms.length > 20]).toEqual([true, true]);

    // Those before end by themselves, and what they counted stays counted.
    const processes = WORKERS === "1" ? 1 : 4;
    const pids = entriesOf(server).flatMap(({ event, pid }) => (event === "process-started" && pid ? [pid] : []));
    expect(pids).toHaveLength(6 * processes);
    await until("only the last ones run", () => pids.filter(isRunning).length === processes);
    expect(pids.slice(-processes).every(isRunning)).toBe(true);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain(`site_requests_total{area="pages",status="200"} ${pages}`);
    expect(metrics).toContain(`site_requests_total{area="contact",status="201"} ${forms.length}`);
    expect(await server.end("SIGTERM")).toBe(0);
    expect(pids.filter(isRunning)).toEqual([]);

    const storage = await openStorage({
      DATA_DIR: join(dir, "data"),
      DATABASE_URL: undefined,
      log: createLog("silent"),
    });
    const stored = await storage.db.selectFrom("submission").select("reference").execute();
    await storage.close();
    expect(stored.map(({ reference }) => reference).sort()).toEqual(acknowledged(forms).sort());
  });

  it.each(["1", "2"])("is refused if it cannot be read, and the one before goes on, WORKERS=%s", async (WORKERS) => {
    const server = await start({ WORKERS });
    const visits = visit(server);
    writeFileSync(join(releases, TWO.name, "manifest.json"), "{");
    writePointer(releases, TWO.name);
    await until("it is refused", () => entriesOf(server).some(({ event }) => event === "release-refused"));
    writePointer(releases, "2026-01-03T00-00-00Z");
    await until("there is none", () => entriesOf(server).some(({ event }) => event === "release-unreadable"));
    await pause(500);
    expect(await shownBy(server)).toBe(ONE.name);
    const { failures, texts } = await visits.stop();
    expect(texts).toEqual(new Set([ONE.name]));
    // Its files are not offered either, as it has no list of them.
    expect(failures.filter((failure) => !failure.startsWith(TWO.asset))).toEqual([]);
    expect(await server.end("SIGTERM")).toBe(0);
  });

  it("is shown from the first publication on, where the server began with a build of its own", async () => {
    writePointer(releases, null);
    const server = await start({ WORKERS: "2", DIST_DIR: writeSiteFixture({ text: "own" }) });
    expect((await ask(`${server.url}/ar`, false)).body).toContain("own");
    expect(await shownBy(server)).toBeUndefined();
    await show(server, TWO.name);
    expect((await ask(`${server.url}/ar`, false)).body).toContain(TWO.name);
    expect(await server.end("SIGTERM")).toBe(0);
  });

  it("is not looked for where DIST_DIR alone says what to show", async () => {
    const server = await startServer({
      env: { DIST_DIR: join(releases, TWO.name), DATA_DIR: join(dir, "data"), LOG_LEVEL: "info" },
    });
    expect((await ask(`${server.url}/ar`, false)).body).toContain(TWO.name);
    expect((await ask(server.url + ONE.asset, false)).status).toBe(404);
    expect(await server.end("SIGTERM")).toBe(0);
  });
});
