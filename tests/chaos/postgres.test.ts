import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "#harness/postgres.ts";
import { startTcpProxy } from "#harness/proxies/tcp-proxy.ts";
import { acknowledged, postContact, postContinuously, postExpectingRefusal, startServer } from "#harness/server.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { startSmtp } from "#harness/smtp.ts";
import { createLog } from "#server/observability/log.ts";
import { openStorage } from "#server/storage/open.ts";

const ANSWER_WITHIN_MS = 5000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let dist: string;
let dir: string;
let postgres: TestPostgres;
beforeAll(async () => {
  dist = writeSiteFixture();
  dir = mkdtempSync(join(tmpdir(), "site-chaos-"));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  for (const folder of [dist, dir]) rmSync(folder, { recursive: true, force: true });
});

const envWith = (change: Record<string, string>) => ({ DIST_DIR: dist, DATA_DIR: dir, LOG_LEVEL: "error", ...change });

describe("PostgreSQL", () => {
  it("may restart in mid-load: visitors are told to come back, and nothing acknowledged is lost", async () => {
    const DATABASE_URL = await postgres.newDatabase();
    const server = await startServer({ env: envWith({ DATABASE_URL }) });
    expect((await postContact(server.url)).status).toBe(201);
    const load = postContinuously(server.url, 4);
    await pause(1000);
    await postgres.stop();
    const during = await postContact(server.url);
    expect(during).toEqual({ status: 503, reference: null });
    const refused = await postExpectingRefusal(server.url);
    expect(refused).toMatchObject({ status: 503, retryAfter: "30" });
    expect(refused.ms).toBeLessThan(ANSWER_WITHIN_MS);
    expect((await fetch(`${server.url}/en`)).status).toBe(200);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(503);
    await pause(500);
    await postgres.start();
    await expect.poll(async () => (await postContact(server.url)).status, { timeout: 20_000 }).toBe(201);
    await pause(500);
    const answers = await load.stop();
    expect(await server.end("SIGTERM")).toBe(0);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));

    const storage = await openStorage({ DATA_DIR: dir, DATABASE_URL, log: createLog("silent") });
    const stored = new Set(
      (await storage.db.selectFrom("submission").select("reference").execute()).map(({ reference }) => reference),
    );
    await storage.close();
    const kept = acknowledged(answers);
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((reference) => !stored.has(reference))).toEqual([]);
  });

  it("may fall silent: visitors are told so within five seconds, pages go on, and it goes on by itself", async () => {
    const url = new URL(await postgres.newDatabase());
    const proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    const server = await startServer({ env: envWith({ DATABASE_URL: url.href }) });
    expect((await postContact(server.url)).status).toBe(201);
    proxy.pause();
    // More of them than there are connections, so that some wait for one.
    const refused = await Promise.all(Array.from({ length: 15 }, () => postExpectingRefusal(server.url)));
    expect((await fetch(`${server.url}/en`)).status).toBe(200);
    expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(["503 30"]));
    expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(ANSWER_WITHIN_MS);
    proxy.resume();
    await expect.poll(async () => (await postContact(server.url)).status, { timeout: 20_000 }).toBe(201);
    expect(await server.end("SIGTERM")).toBe(0);
    await proxy.stop();
  });

  it("may lose its connections without a word: they are replaced by new ones, and only the first visitors notice", async () => {
    const url = new URL(await postgres.newDatabase());
    const proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    const server = await startServer({ env: envWith({ DATABASE_URL: url.href }) });
    // As many at once as there are connections, so that all of them lie idle.
    const before = await Promise.all(Array.from({ length: 15 }, () => postContact(server.url)));
    expect(acknowledged(before)).toHaveLength(15);
    proxy.silence();
    // One after the other: each meets one connection. None that fell silent may be used again.
    const statuses = [];
    for (let turn = 0; turn < 5; turn += 1) statuses.push((await postContact(server.url)).status);
    expect(statuses).toEqual([503, 201, 201, 201, 201]);
    expect(await server.end("SIGTERM")).toBe(0);
    await proxy.stop();
  });

  it("may turn read-only, as a primary does that gave way: told in time, pages go on, and it goes on by itself", async () => {
    const DATABASE_URL = await postgres.newDatabase();
    const server = await startServer({ env: envWith({ DATABASE_URL }) });
    const admin = new pg.Client({ connectionString: DATABASE_URL });
    await admin.connect();
    const turn = async (readOnly: "on" | "off") => {
      await admin.query("SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE");
      await admin.query(`ALTER SYSTEM SET default_transaction_read_only = ${readOnly}`);
      await admin.query("SELECT pg_reload_conf()");
    };
    const first = await postContact(server.url);
    expect(first.status).toBe(201);
    await turn("on");
    const ready = async () => (await fetch(`${server.url}/api/health/ready`)).status;
    await expect.poll(ready, { timeout: 10_000, interval: 200 }).toBe(503);
    const refused = await Promise.all(Array.from({ length: 15 }, () => postExpectingRefusal(server.url)));
    expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(["503 30"]));
    expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(ANSWER_WITHIN_MS);
    expect((await fetch(`${server.url}/en`)).status).toBe(200);
    await turn("off");
    await expect.poll(async () => (await postContact(server.url)).status, { timeout: 20_000 }).toBe(201);
    await admin.end();
    expect(await server.end("SIGTERM")).toBe(0);
  });

  it("may be away longer than a mail takes: what was sent meanwhile is noted later, not sent again", async () => {
    const smtp = await startSmtp();
    const DATABASE_URL = await postgres.newDatabase();
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: "robot@site.example", MAIL_TO: "team@site.example" };
    const server = await startServer({ env: envWith({ DATABASE_URL, ...mail }) });
    // Mails are under way when the database goes, and arrive while it is away.
    smtp.delay(3000);
    for (let index = 0; index < 2; index += 1) expect((await postContact(server.url)).status).toBe(201);
    await smtp.untilUnderWay(3);
    await postgres.stop();
    await smtp.until(4);
    smtp.delay(0);
    await pause(15_000);
    await postgres.start();
    const storage = await openStorage({ DATA_DIR: dir, DATABASE_URL, log: createLog("silent") });
    const sent = () => storage.db.selectFrom("outbox").select(["attempts", "delivered_at"]).execute();
    await expect
      .poll(async () => (await sent()).every((row) => row.delivered_at !== null), { timeout: 60_000 })
      .toBe(true);
    expect((await sent()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1]);
    expect(smtp.mails).toHaveLength(4);
    await storage.close();
    expect(await server.end("SIGTERM")).toBe(0);
    await smtp.stop();
  });

  it("serves two servers that send two hundred mails, none of them twice", async () => {
    const smtp = await startSmtp();
    const env = envWith({
      DATABASE_URL: await postgres.newDatabase(),
      SMTP_URL: smtp.url,
      MAIL_FROM: "robot@site.example",
      MAIL_TO: "team@site.example",
    });
    const [one, two] = await Promise.all([startServer({ env }), startServer({ env })]);
    const posted = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        await pause(index * 10);
        return postContact(index % 2 ? one.url : two.url);
      }),
    );
    expect(acknowledged(posted)).toHaveLength(100);
    await smtp.until(200, 60_000);
    await pause(2000);
    expect(smtp.mails).toHaveLength(200);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(200);
    expect(await Promise.all([one.end("SIGTERM"), two.end("SIGTERM")])).toEqual([0, 0]);
    await smtp.stop();
  });
});
