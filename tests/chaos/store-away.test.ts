/** Pages need nothing: whatever the store does, from the first moment on, they are served and forms are answered in time. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startPostgres } from "#harness/postgres.ts";
import { startTcpProxy } from "#harness/proxies/tcp-proxy.ts";
import { postContact, postExpectingRefusal, type ServerStart, startServer } from "#harness/server.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { isRoot, othersMayEnter, UNPRIVILEGED_UID } from "#harness/unprivileged-user.ts";

const ANSWER_WITHIN_MS = 5000;

let dist: string;
let dir: string;
beforeAll(() => {
  dist = writeSiteFixture();
  chmodSync(dist, 0o755);
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "site-away-"));
  return () => {
    chmodSync(dir, 0o755);
    rmSync(dir, { recursive: true, force: true });
  };
});

type Away = {
  env?: Record<string, string>;
  start?: Omit<ServerStart, "env">;
  /** What the log gives as the reason. */
  reason: RegExp;
  comeBack: () => unknown;
  stop?: () => Promise<unknown>;
};

/** Root may write everything, so nobody tries; or, where nobody may not go, root without that right. */
function withoutRights(): Omit<ServerStart, "env"> {
  if (!isRoot) return {};
  if (othersMayEnter(process.cwd())) return { uid: UNPRIVILEGED_UID };
  return { command: ["setpriv", "--bounding-set=-dac_override", process.execPath, "server/main.ts"] };
}

const database = () => join(dir, "site.db");

const AWAY: Readonly<Record<string, () => Promise<Away> | Away>> = {
  "a SQLite file that is none": () => {
    writeFileSync(database(), "not a database at all ".repeat(500));
    return { reason: /site\.db\): file is not a database/, comeBack: () => rmSync(database()) };
  },
  "a SQLite file that another process holds": () => {
    const other = new DatabaseSync(database());
    other.exec("PRAGMA journal_mode = WAL; BEGIN IMMEDIATE");
    return { reason: /site\.db\): database is locked/, comeBack: () => other.close() };
  },
  "a folder that cannot be written": () => {
    chmodSync(dir, 0o555);
    return { start: withoutRights(), reason: /site\.db\): /, comeBack: () => chmodSync(dir, 0o777) };
  },
  "a folder that is a file": () => {
    const DATA_DIR = join(dir, "file");
    writeFileSync(DATA_DIR, "");
    const comeBack = () => {
      rmSync(DATA_DIR);
      mkdirSync(DATA_DIR);
    };
    return { env: { DATA_DIR }, reason: /file\/site\.db\): .*DATA_DIR must be a folder/, comeBack };
  },
  "a PostgreSQL that is not there": async () => {
    const postgres = await startPostgres();
    const DATABASE_URL = await postgres.newDatabase();
    await postgres.stop();
    const reason = /127\.0\.0\.1:\d+\/site_1\): .*ECONNREFUSED/;
    return { env: { DATABASE_URL }, reason, comeBack: postgres.start, stop: postgres.remove };
  },
  "a PostgreSQL that takes connections and says nothing": async () => {
    const postgres = await startPostgres();
    const url = new URL(await postgres.newDatabase());
    const proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    proxy.pause();
    const stop = async () => {
      await proxy.stop();
      await postgres.remove();
    };
    return { env: { DATABASE_URL: url.href }, reason: /site_1\): .*timeout/, comeBack: proxy.resume, stop };
  },
};

describe.each(Object.keys(AWAY))("%s", (name) => {
  it.each(["1", "2"])(
    "keeps no page from being served, and is used as soon as it is back, WORKERS=%s",
    async (WORKERS) => {
      const { env = {}, start = {}, reason, comeBack, stop } = (await AWAY[name]?.()) ?? raise(name);
      const server = await startServer({
        env: { DIST_DIR: dist, DATA_DIR: dir, LOG_LEVEL: "error", WORKERS, ...env },
        ...start,
      });
      const statusAt = async (path: string) => (await fetch(server.url + path)).status;
      const forms = Promise.all(Array.from({ length: 3 }, () => postExpectingRefusal(server.url)));
      expect([await statusAt("/ar"), await statusAt("/api/health/live")]).toEqual([200, 200]);
      for (const { status, retryAfter, ms } of await forms) {
        expect([status, retryAfter]).toEqual([503, "30"]);
        expect(ms).toBeLessThan(ANSWER_WITHIN_MS);
      }
      expect([await statusAt("/api/health/ready"), await statusAt("/en")]).toEqual([503, 200]);
      await expect.poll(server.output, { timeout: 20_000 }).toMatch(reason);
      await comeBack();
      await expect.poll(async () => (await postContact(server.url)).status, { timeout: 20_000 }).toBe(201);
      expect(await statusAt("/api/health/ready")).toBe(200);
      expect(await server.end("SIGTERM")).toBe(0);
      await stop?.();
    },
  );
});

function raise(name: string): never {
  throw new Error(`nothing is known of ${name}`);
}
