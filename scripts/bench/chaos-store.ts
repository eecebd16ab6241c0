/** The part `store` of `npm run bench -- chaos`: what visitors notice when the database is away. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres, type TestPostgres } from "#harness/postgres.ts";
import { startTcpProxy } from "#harness/proxies/tcp-proxy.ts";
import { acknowledged, postContact, startServer } from "#harness/server.ts";
import type { Row } from "./report.ts";

const RECOVERY_MS = 10_000;
const AWAY_MS = 300_000;
/** Of each of the visitors, who come at a steady pace instead of as fast as they can. */
const VISITORS = 8;
const BETWEEN_VIEWS_MS = 200;
const BETWEEN_FORMS_MS = 2000;
const ANSWER_WITHIN_MS = 5000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

export async function withoutStore(dist: string): Promise<Row[]> {
  const dir = mkdtempSync(join(tmpdir(), "site-bench-"));
  const postgres = await startPostgres();
  try {
    const env = { DIST_DIR: dist, DATA_DIR: dir, LOG_LEVEL: "silent", WORKERS: "2" };
    return [await silenced(postgres, env), await away(postgres, env)];
  } finally {
    await postgres.remove();
    rmSync(dir, { recursive: true, force: true });
  }
}

type Env = Readonly<Record<string, string>>;

/** Every open connection loses its bytes for good, while new ones work. */
async function silenced(postgres: TestPostgres, env: Env): Promise<Row> {
  const CONNECTIONS = 10;
  const url = new URL(await postgres.newDatabase());
  const proxy = await startTcpProxy(Number(url.port));
  url.port = String(proxy.port);
  const server = await startServer({ env: { ...env, DATABASE_URL: url.href } });
  const before = await Promise.all(Array.from({ length: CONNECTIONS * 2 }, () => postContact(server.url)));
  proxy.silence();
  const silencedAt = performance.now();
  let refused = 0;
  while ((await postContact(server.url)).status !== 201) refused += 1;
  const recoveredMs = performance.now() - silencedAt;
  await server.end("SIGTERM");
  await proxy.stop();
  return {
    name: "connections to PostgreSQL fall silent",
    promised: "submissions are stored again within 10 s",
    measured: `after ${seconds(recoveredMs)}, ${refused} refused before`,
    ok: recoveredMs <= RECOVERY_MS && refused > 0 && acknowledged(before).length === before.length,
  };
}

/** The database ends; visitors read on, and forms say so in time. */
async function away(postgres: TestPostgres, env: Env): Promise<Row> {
  const server = await startServer({ env: { ...env, DATABASE_URL: await postgres.newDatabase() } });
  await postContact(server.url);
  await postgres.stop();
  const endsAt = performance.now() + AWAY_MS;
  let views = 0;
  let failed = 0;
  let forms = 0;
  let slowestMs = 0;
  const visitor = async () => {
    for (; performance.now() < endsAt; await pause(BETWEEN_VIEWS_MS)) {
      const status = await fetch(`${server.url}/ar`).then(
        ({ status: answered }) => answered,
        () => 0,
      );
      views += 1;
      if (status !== 200) failed += 1;
    }
  };
  const sender = async () => {
    for (; performance.now() < endsAt; await pause(BETWEEN_FORMS_MS)) {
      const askedAt = performance.now();
      const { status } = await postContact(server.url);
      slowestMs = Math.max(slowestMs, performance.now() - askedAt);
      forms += 1;
      if (status !== 503) failed += 1;
    }
  };
  await Promise.all([...Array.from({ length: VISITORS }, visitor), sender()]);
  await postgres.start();
  const backAt = performance.now();
  while ((await postContact(server.url)).status !== 201) await pause(100);
  const recoveredMs = performance.now() - backAt;
  await server.end("SIGTERM");
  return {
    name: "PostgreSQL is away for 5 minutes",
    promised: "0 pages fail, forms are answered with 503 within 5 s, stored again within 10 s of its return",
    measured: `${failed} of ${views} pages and ${forms} forms failed, the slowest form took ${seconds(slowestMs)}; stored again after ${seconds(recoveredMs)}`,
    ok: failed === 0 && slowestMs <= ANSWER_WITHIN_MS && recoveredMs <= RECOVERY_MS,
  };
}
