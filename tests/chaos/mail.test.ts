import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTcpProxy } from "#harness/proxies/tcp-proxy.ts";
import { postContact, startServer } from "#harness/server.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { startSmtp, type TestSmtp } from "#harness/smtp.ts";
import { createLog } from "#server/observability/log.ts";
import { openStorage } from "#server/storage/open.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let dist: string;
let dir: string;
let smtp: TestSmtp;
beforeAll(() => {
  dist = writeSiteFixture();
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "site-chaos-"));
  smtp = await startSmtp();
});
afterEach(async () => {
  await smtp.stop();
  rmSync(dir, { recursive: true, force: true });
});

const start = (url = smtp.url) =>
  startServer({
    env: {
      DIST_DIR: dist,
      DATA_DIR: dir,
      LOG_LEVEL: "error",
      SMTP_URL: url,
      MAIL_FROM: "robot@site.example",
      MAIL_TO: "team@site.example",
    },
  });

async function outbox() {
  const storage = await openStorage({ DATA_DIR: dir, DATABASE_URL: undefined, log: createLog("silent") });
  const rows = await storage.db.selectFrom("outbox").selectAll().execute();
  await storage.close();
  return rows;
}

const allDelivered = () =>
  expect
    .poll(async () => (await outbox()).filter(({ delivered_at }) => delivered_at === null).length, { timeout: 10_000 })
    .toBe(0);

describe("a mail server", () => {
  it("that is down gets everything once it is up, by itself", async () => {
    await smtp.stop();
    const server = await start();
    for (let index = 0; index < 5; index += 1) expect((await postContact(server.url)).status).toBe(201);
    await expect
      .poll(async () => (await outbox()).every(({ attempts }) => attempts > 0), { timeout: 20_000 })
      .toBe(true);
    await smtp.start();
    await smtp.until(10, 60_000);
    await allDelivered();
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(10);
    await server.end("SIGTERM");
  });

  it("that says 451 is asked again; one that says 550 is not", async () => {
    smtp.refuse({ code: 451, text: "later, please" });
    const server = await start();
    await postContact(server.url);
    await expect
      .poll(async () => (await outbox()).map(({ last_error }) => /451/.test(last_error ?? "")), { timeout: 20_000 })
      .toEqual([true, true]);
    expect((await outbox()).map(({ failed_at }) => failed_at)).toEqual([null, null]);
    smtp.refuse(null);
    await smtp.until(2, 30_000);

    smtp.refuse({ code: 550, text: "no such mailbox" });
    await postContact(server.url);
    await expect
      .poll(async () => (await outbox()).filter(({ failed_at }) => failed_at !== null).length, { timeout: 20_000 })
      .toBe(2);
    const failed = (await outbox()).filter(({ failed_at }) => failed_at !== null);
    expect(failed.map(({ attempts }) => attempts)).toEqual([1, 1]);
    smtp.refuse(null);
    await pause(2500);
    expect(smtp.mails).toHaveLength(2);
    const rows = await outbox();
    expect(rows.filter(({ delivered_at, failed_at }) => delivered_at === null && failed_at === null)).toEqual([]);
    expect(await (await fetch(`${server.url}/api/health`)).json()).toMatchObject({ status: "ok" });
    await server.end("SIGTERM");
  });

  it("that says nothing at all holds nothing up, and gets everything once it speaks", async () => {
    const proxy = await startTcpProxy(Number(new URL(smtp.url).port));
    proxy.pause();
    const server = await start(`smtp://127.0.0.1:${proxy.port}`);
    for (let index = 0; index < 3; index += 1) expect((await postContact(server.url)).status).toBe(201);
    await expect
      .poll(async () => (await outbox()).some(({ last_error }) => /greeting/i.test(last_error ?? "")), {
        timeout: 30_000,
      })
      .toBe(true);
    expect((await fetch(`${server.url}/ar`)).status).toBe(200);
    proxy.resume();
    await smtp.until(6, 60_000);
    await allDelivered();
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(6);
    await server.end("SIGTERM");
    await proxy.stop();
  });

  it("that vanishes after the last word gets it again, under the same Message-ID", async () => {
    smtp.dropAfterData(2);
    const server = await start();
    await postContact(server.url);
    await smtp.until(4, 60_000);
    await allDelivered();
    expect(smtp.mails).toHaveLength(4);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(2);
    await server.end("SIGTERM");
  });

  it.each([451, 554])(
    "that refuses what was written with %i is asked again, since it may be better later",
    async (code) => {
      smtp.refuseData({ code, text: "no room" });
      const server = await start();
      await postContact(server.url);
      await expect
        .poll(async () => (await outbox()).every(({ last_error }) => last_error?.includes(String(code))), {
          timeout: 20_000,
        })
        .toBe(true);
      smtp.refuseData(null);
      await smtp.until(2, 30_000);
      await allDelivered();
      expect(smtp.mails).toHaveLength(2);
      await server.end("SIGTERM");
    },
  );

  it("that is slow is waited for when the server is told to stop, and nothing is sent twice", async () => {
    smtp.delay(2500);
    const server = await start();
    await postContact(server.url);
    await expect
      .poll(async () => (await outbox()).filter(({ attempts }) => attempts === 1).length, { timeout: 20_000 })
      .toBe(2);
    await pause(300);
    const stoppedAt = performance.now();
    expect(await server.end("SIGTERM")).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(10_000);
    expect(smtp.mails).toHaveLength(2);
    expect((await outbox()).every(({ delivered_at }) => delivered_at !== null)).toBe(true);
    smtp.delay(0);
    const next = await start();
    await pause(2500);
    await next.end("SIGTERM");
    expect(smtp.mails).toHaveLength(2);
  });
});
