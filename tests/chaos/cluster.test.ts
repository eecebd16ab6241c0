/** The server as a cluster of processes: one crashes, the others go on; how they start and stop together. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  acknowledged,
  postContact,
  postContinuously,
  type ServerProcess,
  startExpectingFailure,
  startServer,
} from "#harness/server.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { unusedPort } from "#server/network/unused-port.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let dist: string;
let dir: string;
beforeAll(() => {
  dist = writeSiteFixture();
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "site-cluster-"));
  return () => rmSync(dir, { recursive: true, force: true });
});

const start = (change: Record<string, string> = {}) =>
  startServer({ env: { DIST_DIR: dist, DATA_DIR: dir, WORKERS: "2", LOG_LEVEL: "info", ...change } });

type Entry = { event?: string; role?: string; pid?: number; path?: string; requestId?: string };
const entriesOf = (server: ServerProcess): Entry[] =>
  server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

function pidsOf(server: ServerProcess, role: "api" | "pages"): number[] {
  return entriesOf(server).flatMap(({ event, role: its, pid }) =>
    event === "process-started" && its === role && pid ? [pid] : [],
  );
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function until(holds: () => boolean | Promise<boolean>) {
  for (let turn = 0; turn < 300; turn += 1) {
    if (await holds()) return;
    await pause(50);
  }
  throw new Error("it never came to that");
}

const statusOf = async (url: string) => (await fetch(url)).status;

describe("a server of several processes", () => {
  it("has one process for the API and as many for pages as it was told", async () => {
    const server = await start();
    expect([pidsOf(server, "api").length, pidsOf(server, "pages").length]).toEqual([1, 2]);
    expect(await statusOf(`${server.url}/ar`)).toBe(200);
    expect(await statusOf(`${server.url}/api/health`)).toBe(200);
    expect((await postContact(server.url)).status).toBe(201);
    expect(await server.end("SIGTERM")).toBe(0);
  });

  it("shows pages while the API is gone, says when to come back, and has it back by itself", async () => {
    const server = await start();
    const [api = 0] = pidsOf(server, "api");
    process.kill(api, "SIGKILL");
    await until(async () => (await statusOf(`${server.url}/api/health`)) === 503);
    const refused = await fetch(`${server.url}/api/contact`, { method: "POST" });
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("2");
    expect(refused.headers.get("content-type")).toContain("application/problem+json");
    expect(refused.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await statusOf(`${server.url}/ar`)).toBe(200);
    await until(async () => (await postContact(server.url)).status === 201);
    await server.end("SIGTERM");
  });

  it("starts a process for pages again when it dies", async () => {
    const server = await start();
    for (const pid of pidsOf(server, "pages")) process.kill(pid, "SIGKILL");
    await until(() => pidsOf(server, "pages").length === 4);
    await until(async () => (await fetch(`${server.url}/ar`).catch(() => null))?.status === 200);
    expect(await server.end("SIGTERM")).toBe(0);
  });

  it("answers what it has received before it ends, and leaves no process behind", async () => {
    const server = await start();
    const load = postContinuously(server.url);
    await pause(500);
    const code = await server.end("SIGTERM");
    const answers = await load.stop();
    expect(code).toBe(0);
    expect(acknowledged(answers).length).toBeGreaterThan(10);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect([...pidsOf(server, "api"), ...pidsOf(server, "pages")].filter(isRunning)).toEqual([]);
  });

  it("ends whole when the process that watches the others is killed", async () => {
    const server = await start();
    const others = [...pidsOf(server, "api"), ...pidsOf(server, "pages")];
    await server.end("SIGKILL");
    await until(() => !others.some(isRunning));
  });

  it("does not start when one of its processes cannot", async () => {
    const { code, output } = await startExpectingFailure({
      env: { DIST_DIR: dist, DATA_DIR: dir, WORKERS: "2", DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" },
    });
    expect(code).toBe(1);
    expect(output).toContain("The store of submissions cannot be used");
    expect(output).not.toContain("Listening");
  });

  it("counts a visitor by the address the outer process saw, not by one the visitor claims", async () => {
    const server = await start({ RATE_LIMIT: "4" });
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push((await postContact(server.url, { forwardedFor: `203.0.113.${turn}` })).status);
    expect(statuses.at(-1)).toBe(429);
    await server.end("SIGTERM");
  });

  it("counts by the address a trusted proxy saw", async () => {
    const server = await start({ RATE_LIMIT: "4", TRUSTED_PROXIES: "1" });
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push((await postContact(server.url, { forwardedFor: `203.0.113.${turn}` })).status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    await server.end("SIGTERM");
  });

  it("believes nobody's word for an encrypted connection unless told to", async () => {
    const headers = { "x-forwarded-proto": "https" };
    const server = await start();
    for (const path of ["/ar", "/api/health"])
      expect((await fetch(server.url + path, { headers })).headers.has("strict-transport-security")).toBe(false);
    await server.end("SIGTERM");
    const behindProxy = await start({ TRUSTED_PROXIES: "1" });
    for (const path of ["/ar", "/api/health"])
      expect((await fetch(behindProxy.url + path, { headers })).headers.has("strict-transport-security")).toBe(true);
    await behindProxy.end("SIGTERM");
  });

  it("counts what all its processes answered, those that died included", async () => {
    const metricsPort = await unusedPort();
    const server = await start({ METRICS_PORT: String(metricsPort) });
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const pagesIn = (text: string) => Number(/area="pages",status="200"} (\d+)/.exec(text)?.[1] ?? 0);
    for (let turn = 0; turn < 10; turn += 1) await fetch(`${server.url}/ar`, { headers: { connection: "close" } });
    await postContact(server.url);
    const text = await metrics();
    expect(pagesIn(text)).toBe(10);
    expect(text).toContain('site_requests_total{area="contact",status="201"} 1');
    expect(await statusOf(`http://127.0.0.1:${metricsPort}/`)).toBe(404);
    expect(await statusOf(`${server.url}/metrics`)).toBe(404);
    expect(text).toMatch(/^site_outbox_waiting 2$/m);
    for (const pid of pidsOf(server, "pages")) process.kill(pid, "SIGKILL");
    await until(() => pidsOf(server, "pages").length === 4);
    expect(pagesIn(await metrics())).toBe(10);
    await server.end("SIGTERM");
  });

  it("hands large and refused bodies on as they are", async () => {
    const server = await start();
    const response = await fetch(`${server.url}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "x".repeat(200_000) }),
    });
    expect(response.status).toBe(413);
    await server.end("SIGTERM");
  });
});
