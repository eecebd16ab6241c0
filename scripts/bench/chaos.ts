/** `npm run bench -- chaos`: what the site survives, measured on real processes. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startPostgres } from "#harness/postgres.ts";
import { startReverseProxy } from "#harness/proxies/reverse-proxy.ts";
import { acknowledged, postContact, postContinuously, type ServerProcess, startServer } from "#harness/server.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { unusedPort } from "#server/network/unused-port.ts";
import { createLog } from "#server/observability/log.ts";
import { openStorage } from "#server/storage/open.ts";
import { withoutStore } from "./chaos-store.ts";
import { costOfHostile } from "./hostile.ts";
import { mailOutage } from "./mail-outage.ts";
import { askedParts, machine, type Report, type Row } from "./report.ts";

const ASKED = askedParts("BENCH_CHAOS", "kills,stop,restarts,slow,hostile,outage,store");
/** How often a server is killed, on each database. */
const KILLS = 200;
/** Requests while two servers are restarted in turn. */
const REQUESTS = 50_000;
/** Clients that send a byte now and then. */
const SLOW_CLIENTS = 500;
const HOSTILE_REQUESTS = 10_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

export async function runChaos(): Promise<Report> {
  const dist = writeSiteFixture();
  chmodSync(dist, 0o755);
  const rows: Row[] = [];
  const note = (added: readonly Row[]) => {
    for (const { ok, name, measured } of added) console.log(ok ? "✓" : "✗", `${name}: ${measured}`);
    rows.push(...added);
  };
  try {
    if (ASKED.includes("kills")) {
      note([await killed("SQLite", KILLS, dist, undefined)]);
      const postgres = await startPostgres();
      note([await killed("PostgreSQL", KILLS, dist, await postgres.newDatabase())]);
      await postgres.remove();
    }
    if (ASKED.includes("stop")) note(await stopped(dist));
    if (ASKED.includes("restarts")) note([await restartedInTurn(REQUESTS, dist)]);
    if (ASKED.includes("slow")) note(await slowed(SLOW_CLIENTS, dist));
    if (ASKED.includes("outage")) note([await mailOutage(dist)]);
    if (ASKED.includes("store")) note(await withoutStore(dist));
    if (ASKED.includes("hostile")) note([await inFolder((dir) => costOfHostile(HOSTILE_REQUESTS, envFor(dist, dir)))]);
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
  return { title: "Chaos", machine: machine(), rows };
}

async function inFolder<T>(use: (dir: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), "site-bench-"));
  try {
    return await use(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

const envFor = (DIST_DIR: string, DATA_DIR: string) => ({ DIST_DIR, DATA_DIR, LOG_LEVEL: "error" });

/** Killed in the middle of work, again and again: what was acknowledged must be there, with its mails. */
function killed(engine: string, kills: number, dist: string, databaseUrl: string | undefined): Promise<Row> {
  return inFolder(async (dir) => {
    const env = { ...envFor(dist, dir), ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
    const kept: string[] = [];
    for (let cycle = 0; cycle < kills; cycle += 1) {
      const server = await startServer({ env });
      const load = postContinuously(server.url);
      await pause(150 + ((cycle * 97) % 400));
      await server.end("SIGKILL");
      kept.push(...acknowledged(await load.stop()));
    }
    const storage = await openStorage({ DATA_DIR: dir, DATABASE_URL: databaseUrl, log: createLog("silent") });
    const stored = await storage.db
      .selectFrom("submission")
      .leftJoin("outbox", "outbox.submission_id", "submission.id")
      .select(({ fn }) => ["submission.reference as reference", fn.count<number>("outbox.id").as("messages")])
      .groupBy("submission.reference")
      .execute();
    await storage.close();
    const whole = new Set(stored.filter(({ messages }) => Number(messages) === 2).map(({ reference }) => reference));
    const lost = kept.filter((reference) => !whole.has(reference)).length;
    const isIntact = whole.size === stored.length && (databaseUrl !== undefined || isSound(join(dir, "site.db")));
    return {
      name: `kill -9 under load, ${engine}`,
      promised: `${kills} times: 0 acknowledged lost, store intact`,
      measured: `${kills} times, ${kept.length} acknowledged: ${lost} lost, store ${isIntact ? "intact" : "damaged"}`,
      ok: lost === 0 && isIntact && kept.length > kills,
    };
  });
}

function isSound(path: string): boolean {
  const database = new DatabaseSync(path);
  const [checked] = database.prepare("PRAGMA integrity_check").all();
  database.close();
  return checked?.["integrity_check"] === "ok";
}

/** Requests of which the server has read a part when it is told to stop: all of them are answered. */
function stopped(dist: string): Promise<Row[]> {
  const BEGUN = 200;
  return inFolder(async (dir) => {
    const server = await startServer({ env: envFor(dist, dir) });
    const begun = await Promise.all(
      Array.from({ length: BEGUN }, () => openRequest(server, "GET /ar HTTP/1.1\r\nHost: x\r\n")),
    );
    // What was sent before this answer has been read.
    await fetch(`${server.url}/api/health`);
    const stoppedAt = performance.now();
    const ended = server.end("SIGTERM");
    await pause(300);
    for (const { socket } of begun) socket.write("Connection: close\r\n\r\n");
    const answers = await Promise.all(begun.map(({ received }) => received));
    const code = await ended;
    const tookMs = performance.now() - stoppedAt;
    const answered = answers.filter((text) => text.startsWith("HTTP/1.1 200")).length;

    const idle = await startServer({ env: envFor(dist, dir) });
    await openRequest(idle, "GET /ar HTTP/1.1\r\nHost: x\r\n");
    await fetch(`${idle.url}/api/health`);
    const hungAt = performance.now();
    const hungCode = await idle.end("SIGTERM");
    const hungMs = performance.now() - hungAt;
    return [
      {
        name: "SIGTERM",
        promised: "every request received before it is answered",
        measured: `${answered} of ${BEGUN} answered, ended with ${code} after ${seconds(tookMs)}`,
        ok: answered === BEGUN && code === 0,
      },
      {
        name: "SIGTERM with a request that never ends",
        promised: "over within 10 s",
        measured: `ended with ${hungCode} after ${seconds(hungMs)}`,
        ok: hungCode === 0 && hungMs <= 10_000,
      },
    ];
  });
}

type OpenRequest = { socket: Socket; received: Promise<string>; closedAt: Promise<number> };

function openRequest({ url }: Pick<ServerProcess, "url">, bytes: string): Promise<OpenRequest> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let text = "";
    socket.on("data", (data) => {
      text += data.toString("latin1");
    });
    socket.on("error", reject);
    const closed = new Promise<number>((done) => socket.once("close", () => done(performance.now())));
    socket.once("connect", () =>
      socket.write(bytes, () => resolve({ socket, received: closed.then(() => text), closedAt: closed })),
    );
  });
}

/**
 * Two servers on one store behind nginx, each restarted again and again while visitors come. nginx is not told: it asks
 * the other one. The balancer that stands in where there is no nginx has a server taken out before it is told to stop: a
 * connection that nobody has accepted yet when a port closes is lost, whoever listens there.
 */
function restartedInTurn(requests: number, dist: string): Promise<Row> {
  const LANES = 32;
  /** One visitor in so many sends a form. */
  const FORMS = 50;
  /** What is on its way to a server arrives. */
  const TAKEN_OUT_MS = 200;
  return inFolder(async (dir) => {
    const ports = [await unusedPort(), await unusedPort()] as const;
    const start = (port: number) => startServer({ env: { ...envFor(dist, dir), PORT: String(port) } });
    const servers = await Promise.all(ports.map(start));
    let restarting = -1;
    const running = () => ports.filter((_, index) => index !== restarting);
    const front = await startReverseProxy({ ports, running });
    const { url } = front;
    const agent = new Agent({ keepAlive: true, maxSockets: LANES });
    let sent = 0;
    const failures = new Map<string, number>();
    let isOver = false;
    let restarts = 0;
    const lane = async () => {
      while (sent < requests) {
        sent += 1;
        const isForm = sent % FORMS === 0;
        const { status } = isForm ? await postContact(url) : await timedGet(url, agent);
        const kind = `${isForm ? "form" : "page"} ${status || "cut off"}`;
        if (status !== 200 && status !== 201) failures.set(kind, (failures.get(kind) ?? 0) + 1);
      }
    };
    const restartLoop = (async () => {
      for (let index = 0; !isOver; index = (index + 1) % 2) {
        restarting = index;
        if (front.kind === "balancer") await pause(TAKEN_OUT_MS);
        await servers[index]?.end("SIGTERM");
        servers[index] = await start(ports[index] ?? 0);
        restarting = -1;
        restarts += 1;
      }
    })();
    await Promise.all(Array.from({ length: LANES }, lane));
    isOver = true;
    await restartLoop;
    agent.destroy();
    await front.stop();
    await Promise.all(servers.map((server) => server.end("SIGTERM")));
    const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
    const kinds = [...failures].map(([kind, count]) => `${kind} × ${count}`).join(", ");
    return {
      name: `two servers restarted in turn behind ${front.kind === "nginx" ? "nginx" : "a balancer, for want of nginx"}`,
      promised: `0 of ${requests} requests fail`,
      measured: `${failed} of ${sent} failed over ${restarts} restarts${failed > 0 ? `: ${kinds}` : ""}`,
      ok: failed === 0 && restarts >= 2,
    };
  });
}

function timedGet(url: string, agent: Agent): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const asked = request(`${url}/ar`, { agent }, (response) => {
      response.resume();
      response.on("end", () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - startedAt }));
      response.on("error", () => resolve({ status: 0, ms: performance.now() - startedAt }));
    });
    asked.on("error", () => resolve({ status: 0, ms: performance.now() - startedAt }));
    asked.end();
  });
}

/** The slowest in a hundred of so many page views, eight at a time. */
async function p99Of(url: string, views: number): Promise<number> {
  const LANES = 8;
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  const times: number[] = [];
  const lane = async () => {
    while (times.length < views) times.push((await timedGet(url, agent)).ms);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  agent.destroy();
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;
}

/** Clients that take their time are cut off, and nobody else notices them. */
function slowed(count: number, dist: string): Promise<Row[]> {
  const HEAD_LIMIT_MS = 10_000;
  const REQUEST_LIMIT_MS = 30_000;
  /** The server looks every two seconds; the rest is for a busy machine. */
  const LOOK_MS = 3500;
  const DRIP_MS = 2000;
  const VIEWS = 10_000;
  return inFolder(async (dir) => {
    const server = await startServer({ env: envFor(dist, dir) });
    // The first views warm it up.
    await p99Of(server.url, VIEWS / 2);
    const aloneMs = await p99Of(server.url, VIEWS);

    const openedAt = performance.now();
    const head = await openRequest(server, "GET /ar HTTP/1.1\r\nHost: x\r\n");
    const body = await openRequest(
      server,
      "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{",
    );
    const slow = await Promise.all(
      Array.from({ length: count }, () => openRequest(server, "GET /ar HTTP/1.1\r\nHost: x\r\nX-Slow: ")),
    );
    const drip = setInterval(() => {
      for (const { socket } of [...slow, body]) if (socket.writable) socket.write("x");
    }, DRIP_MS);
    const besideMs = await p99Of(server.url, VIEWS);
    const [headMs, bodyMs] = [(await head.closedAt) - openedAt, (await body.closedAt) - openedAt];
    const cut = await Promise.all(slow.map(async ({ closedAt }) => (await closedAt) - openedAt));
    clearInterval(drip);
    await server.end("SIGTERM");
    const factor = besideMs / aloneMs;
    return [
      {
        name: "a header that does not end",
        promised: "cut off after 10 s",
        measured: `${seconds(headMs)}; the last of ${count} others ${seconds(Math.max(...cut))}`,
        ok: Math.max(headMs, ...cut) <= HEAD_LIMIT_MS + LOOK_MS,
      },
      {
        name: "a body that does not end",
        promised: "cut off after 30 s",
        measured: seconds(bodyMs),
        ok: bodyMs <= REQUEST_LIMIT_MS + LOOK_MS,
      },
      {
        name: `${count} slow clients`,
        promised: "p99 of the others at most doubled",
        measured: `${aloneMs.toFixed(1)} ms alone, ${besideMs.toFixed(1)} ms beside them (× ${factor.toFixed(2)})`,
        ok: factor <= 2,
      },
    ];
  });
}
