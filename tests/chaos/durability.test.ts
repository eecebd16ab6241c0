import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { acknowledged, postContact, postContinuously, postExpectingRefusal, startServer } from "#harness/server.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { isRoot } from "#harness/unprivileged-user.ts";
import { createLog } from "#server/observability/log.ts";
import { openStorage } from "#server/storage/open.ts";

/** `npm run bench` may ask for more. */
const KILLS = Number(process.env["FAULT_KILLS"] ?? 20);
const ANSWER_WITHIN_MS = 5000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let dist: string;
let dir: string;
beforeAll(() => {
  dist = writeSiteFixture();
  chmodSync(dist, 0o755);
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "site-chaos-"));
  return () => rmSync(dir, { recursive: true, force: true });
});

const envWith = (change: Record<string, string> = {}) => ({
  DIST_DIR: dist,
  DATA_DIR: dir,
  LOG_LEVEL: "error",
  ...change,
});

async function storedReferences(dataDir: string): Promise<Map<string, number>> {
  const storage = await openStorage({ DATA_DIR: dataDir, DATABASE_URL: undefined, log: createLog("silent") });
  const rows = await storage.db
    .selectFrom("submission")
    .leftJoin("outbox", "outbox.submission_id", "submission.id")
    .select(({ fn }) => ["submission.reference as reference", fn.count<number>("outbox.id").as("messages")])
    .groupBy("submission.reference")
    .execute();
  await storage.close();
  return new Map(rows.map(({ reference, messages }) => [reference, Number(messages)]));
}

describe("one form sent fifty times at once", () => {
  it("is one row with one message to each", async () => {
    const server = await startServer({ env: envWith() });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => postContact(server.url, { email: "one@example.com", key: "the-same-key" })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(acknowledged(answers)).size).toBe(1);
    await server.end("SIGTERM");
    expect([...(await storedReferences(dir))]).toEqual([[answers[0]?.reference, 2]]);
  });
});

describe("a server killed under load", () => {
  it(
    `has lost nothing it acknowledged, ${KILLS} times over`,
    async () => {
      const kept: string[] = [];
      for (let cycle = 0; cycle < KILLS; cycle += 1) {
        const server = await startServer({ env: envWith() });
        const load = postContinuously(server.url);
        await pause(150 + ((cycle * 97) % 400));
        await server.end("SIGKILL");
        kept.push(...acknowledged(await load.stop()));
      }
      const stored = await storedReferences(dir);
      expect(kept.length).toBeGreaterThan(KILLS);
      expect(kept.filter((reference) => stored.get(reference) !== 2)).toEqual([]);
      const database = new DatabaseSync(join(dir, "site.db"));
      expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
      database.close();
      console.log(`${KILLS} kills, ${kept.length} acknowledged, 0 lost`);
    },
    60_000 + KILLS * 20_000,
  );
});

describe("a full disk", () => {
  /** A small disk where one can be had, else a limit on how large a file may become. */
  async function onSmallDisk(
    use: (disk: {
      start: Parameters<typeof startServer>[0];
      fill: () => void;
      free: (pid: number) => void;
    }) => Promise<void>,
  ) {
    const mount = join(dir, "disk");
    mkdirSync(mount);
    const mounted = isRoot && spawnSync("mount", ["-t", "tmpfs", "-o", "size=3m", "tmpfs", mount]).status === 0;
    const env = envWith({ DATA_DIR: mount });
    if (!mounted) {
      const script = `trap '' XFSZ; ulimit -S -f 400; exec "${process.execPath}" server/main.ts`;
      const free = (pid: number) => execFileSync("prlimit", ["--pid", String(pid), "--fsize=unlimited"]);
      return use({ start: { env, command: ["bash", "-c", script] }, fill: () => {}, free });
    }
    try {
      const filler = join(mount, "filler");
      await use({
        start: { env },
        fill: () => spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=4k"]),
        free: () => rmSync(filler),
      });
    } finally {
      execFileSync("umount", [mount]);
    }
  }

  it("refuses submissions, still shows pages, loses nothing, and takes them again once there is room", async () => {
    await onSmallDisk(async ({ start, fill, free }) => {
      const server = await startServer(start);
      const kept: string[] = [];
      for (let index = 0; index < 5; index += 1) kept.push(...acknowledged([await postContact(server.url)]));
      expect(kept).toHaveLength(5);
      fill();
      const answers = [];
      for (let index = 0; index < 400 && answers.filter(({ status }) => status === 503).length < 5; index += 1)
        answers.push(await postContact(server.url));
      kept.push(...acknowledged(answers));
      expect(new Set(answers.map(({ status }) => status)).has(503)).toBe(true);
      expect(
        [...new Set(answers.map(({ status }) => status))].every((status) => status === 503 || status === 201),
      ).toBe(true);
      expect((await fetch(`${server.url}/ar`)).status).toBe(200);
      const refused = await postExpectingRefusal(server.url);
      expect(refused).toMatchObject({ status: 503, retryAfter: "30" });
      expect(refused.ms).toBeLessThan(ANSWER_WITHIN_MS);
      expect(server.output()).toContain("disk is full");
      expect(server.output()).not.toContain("cannot rollback");
      // Its probe is smaller than a submission, so a few may still fit in.
      const health = async () => (await fetch(`${server.url}/api/health`)).status;
      await expect.poll(health, { timeout: 30_000, interval: 500 }).toBe(503);

      free(server.pid);
      const again = await postContact(server.url);
      expect(again.status).toBe(201);
      kept.push(...acknowledged([again]));
      await expect.poll(health, { timeout: 20_000 }).toBe(200);
      expect(await server.end("SIGTERM")).toBe(0);
      const stored = await storedReferences(start.env["DATA_DIR"] ?? "");
      expect(kept.filter((reference) => stored.get(reference) !== 2)).toEqual([]);
      expect(stored.size).toBe(kept.length);
    });
  });
});

describe("a disk that turns read-only under the running server", () => {
  /** As the system does with a disk that fails: not a byte can be written any more, also to files that are open. */
  const refuseWrites = (pid: number, limit: "0" | "unlimited") =>
    execFileSync("prlimit", ["--pid", String(pid), `--fsize=${limit}:unlimited`]);

  it("refuses submissions in time, shows pages throughout, and takes them again by itself", async () => {
    const command = ["bash", "-c", `trap '' XFSZ; exec "${process.execPath}" server/main.ts`] as const;
    const server = await startServer({ env: envWith(), command });
    const kept = acknowledged([await postContact(server.url), await postContact(server.url)]);
    expect(kept).toHaveLength(2);
    let isOver = false;
    const pages = (async () => {
      const statuses = new Set<number>();
      while (!isOver) {
        statuses.add((await fetch(`${server.url}/ar`)).status);
        await pause(20);
      }
      return statuses;
    })();

    refuseWrites(server.pid, "0");
    const refused = await Promise.all(Array.from({ length: 5 }, () => postExpectingRefusal(server.url)));
    for (const { status, retryAfter, ms } of refused) {
      expect([status, retryAfter]).toEqual([503, "30"]);
      expect(ms).toBeLessThan(ANSWER_WITHIN_MS);
    }
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(503);
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);

    refuseWrites(server.pid, "unlimited");
    const again = await postContact(server.url);
    expect(again.status).toBe(201);
    kept.push(...acknowledged([again]));
    const ready = async () => (await fetch(`${server.url}/api/health/ready`)).status;
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);
    isOver = true;
    expect(await pages).toEqual(new Set([200]));
    expect(await server.end("SIGTERM")).toBe(0);
    const stored = await storedReferences(dir);
    expect([...stored.keys()].sort()).toEqual(kept.sort());
  });
});

describe("a database that another process holds", () => {
  it("is waited for while pages go on, refused in time, and used again once it is free", async () => {
    const server = await startServer({ env: envWith() });
    expect((await postContact(server.url)).status).toBe(201);
    const other = new DatabaseSync(join(dir, "site.db"));
    other.exec("BEGIN IMMEDIATE");
    const short = postContact(server.url);
    await pause(500);
    other.exec("COMMIT");
    expect((await short).status).toBe(201);

    other.exec("BEGIN IMMEDIATE");
    let slowestPageMs = 0;
    const refused = Promise.all(Array.from({ length: 5 }, () => postExpectingRefusal(server.url)));
    for (let index = 0; index < 20; index += 1) {
      const askedAt = performance.now();
      expect((await fetch(`${server.url}/ar`)).status).toBe(200);
      slowestPageMs = Math.max(slowestPageMs, performance.now() - askedAt);
      await pause(50);
    }
    for (const { status, retryAfter, ms } of await refused) {
      expect([status, retryAfter]).toEqual([503, "30"]);
      expect(ms).toBeLessThan(ANSWER_WITHIN_MS);
    }
    // A page that waited for the lock would have waited for seconds.
    expect(slowestPageMs).toBeLessThan(1500);
    other.exec("COMMIT");
    other.close();
    expect((await postContact(server.url)).status).toBe(201);
    expect(await server.end("SIGTERM")).toBe(0);
  });
});
