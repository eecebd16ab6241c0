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

const metricsAt = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

describe("a server of several processes", () => {
  it("has one process for the API and as many for pages as it was told", async () => {
    const server = await start();
    expect([pidsOf(server, "api").length, pidsOf(server, "pages").length]).toEqual([1, 2]);
    expect(await statusOf(`${server.url}/ar`)).toBe(200);
    expect(await statusOf(`${server.url}/api/health`)).toBe(200);
    expect((await postContact(server.url)).status).toBe(201);
    expect(await server.end("SIGTERM")).toBe(0);
  });

  it("shows pages while the API is gone, says when to come back, counts that, and has it back by itself", async () => {
    const metricsPort = await unusedPort();
    const server = await start({ METRICS_PORT: String(metricsPort) });
    const [api = 0] = pidsOf(server, "api");
    process.kill(api, "SIGKILL");
    await until(async () => (await statusOf(`${server.url}/api/health`)) === 503);
    const refused = await fetch(`${server.url}/api/contact`, { method: "POST" });
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("2");
    expect(refused.headers.get("content-type")).toContain("application/problem+json");
    expect(refused.headers.get("content-security-policy")).toContain("default-src 'none'");
    const id = refused.headers.get("x-request-id");
    await until(() => entriesOf(server).some(({ event, requestId }) => event === "request" && requestId === id));
    expect(await metricsAt(metricsPort)).toContain('site_requests_total{area="contact",status="503"} 1');
    expect(await statusOf(`${server.url}/ar`)).toBe(200);
    expect(await statusOf(`${server.url}/api/health/live`)).toBe(200);
    await until(async () => (await postContact(server.url)).status === 201);
    await server.end("SIGTERM");
  });

  it("replaces an API process that hangs, and tells visitors meanwhile, by a page where they have no JavaScript", async () => {
    const server = await start();
    const [api = 0] = pidsOf(server, "api");
    process.kill(api, "SIGSTOP");
    const askedAt = performance.now();
    const post = { method: "POST", body: new URLSearchParams({ name: "x" }) };
    const [refused, asPage] = await Promise.all([
      fetch(`${server.url}/api/contact`, post),
      fetch(`${server.url}/api/contact`, { ...post, headers: { accept: "text/html,*/*" } }),
    ]);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(refused.headers.get("content-type")).toContain("application/problem+json");
    expect([asPage.status, asPage.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
    // Without a limit of its own it would have waited for as long as the process hangs.
    expect(performance.now() - askedAt).toBeLessThan(9000);
    expect(await statusOf(`${server.url}/ar`)).toBe(200);
    await until(async () => (await postContact(server.url)).status === 201);
    expect(entriesOf(server)).toContainEqual(expect.objectContaining({ event: "process-hung", role: "api", pid: api }));
    expect(isRunning(api)).toBe(false);
    expect(await server.end("SIGTERM")).toBe(0);
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
    expect((await postContact(server.url)).status).toBe(201);
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
      env: { DIST_DIR: join(dir, "none"), DATA_DIR: dir, WORKERS: "2" },
    });
    expect(code).toBe(1);
    expect(output).toContain("npm run build");
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
    const metrics = () => metricsAt(metricsPort);
    const pagesIn = (text: string) => Number(/area="pages",status="200"} (\d+)/.exec(text)?.[1] ?? 0);
    for (let turn = 0; turn < 10; turn += 1) await fetch(`${server.url}/ar`, { headers: { connection: "close" } });
    await postContact(server.url);
    const text = await metrics();
    expect(pagesIn(text)).toBe(10);
    expect(text).toContain('site_requests_total{area="contact",status="201"} 1');
    expect(await statusOf(`http://127.0.0.1:${metricsPort}/`)).toBe(404);
    expect(await statusOf(`${server.url}/metrics`)).toBe(404);
    expect(text).toMatch(/^site_outbox_waiting 2$/m);
    expect(text).toMatch(/^site_store_up 1$/m);
    for (const role of ["api", "pages"])
      expect(text).toMatch(new RegExp(`^site_event_loop_lag_seconds{role="${role}"}`, "m"));
    for (const pid of pidsOf(server, "pages")) process.kill(pid, "SIGKILL");
    await until(() => pidsOf(server, "pages").length === 4);
    expect(pagesIn(await metrics())).toBe(10);
    await server.end("SIGTERM");
  });

  it("shows its metrics to this machine alone unless told otherwise, and needs no port of its own for them", async () => {
    const METRICS_PORT = String(await unusedPort());
    const one = await start({ METRICS_PORT, HOST: "0.0.0.0" });
    // The same variables, as two replicas have that share a file of them.
    const two = await start({ METRICS_PORT, HOST: "0.0.0.0" });
    expect(await statusOf(`http://127.0.0.1:${METRICS_PORT}/metrics`)).toBe(200);
    await expect(fetch(`http://127.0.0.2:${METRICS_PORT}/metrics`)).rejects.toThrow();
    expect(await statusOf(`${two.url}/ar`)).toBe(200);
    expect(two.output()).toContain("metrics-not-served");
    await one.end("SIGTERM");
    const open = await start({ METRICS_PORT, METRICS_HOST: "0.0.0.0" });
    expect(await statusOf(`http://127.0.0.2:${METRICS_PORT}/metrics`)).toBe(200);
    for (const server of [two, open]) await server.end("SIGTERM");
  });

  it.each(["1", "2"])("goes on when nobody reads its log any more, WORKERS=%s", async (WORKERS) => {
    const server = await start({ WORKERS });
    server.closeOutput();
    for (let turn = 0; turn < 5; turn += 1) expect(await statusOf(`${server.url}/ar`)).toBe(200);
    expect((await postContact(server.url)).status).toBe(201);
    expect(await server.end("SIGTERM")).toBe(0);
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
