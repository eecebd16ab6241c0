/** The layout of docs/operations.md on this machine: PostgreSQL, two replicas, nginx before them, a new release. */
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "#harness/postgres.ts";
import { type ReverseProxy, startReverseProxy } from "#harness/proxies/reverse-proxy.ts";
import { acknowledged, type Posted, postContact, type ServerProcess, startServer } from "#harness/server.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { startSmtp, type TestSmtp } from "#harness/smtp.ts";
import { unusedPort } from "#server/network/unused-port.ts";
import { createLog } from "#server/observability/log.ts";
import { openStorage } from "#server/storage/open.ts";

const LANES = 6;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const BEFORE = { address: "/_assets/before.aaaa1111.css", text: "a{color:red}" };
const AFTER = { address: "/_assets/after.bbbb2222.css", text: "a{color:blue}" };

type Answer = { status: number; type: string; cache: string; body: string };

function ask(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, type: "", cache: "", body: "" });
    const asked = request(url, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", none);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers["content-type"] ?? "",
          cache: response.headers["cache-control"] ?? "",
          body: Buffer.concat(chunks).toString("utf8"),
        }),
      );
    });
    asked.on("error", none);
    asked.end();
  });
}

describe("two replicas on PostgreSQL behind nginx", () => {
  const agent = new Agent({ keepAlive: true, maxSockets: LANES + 1 });
  let dir: string;
  let builds: { before: string; after: string };
  let postgres: TestPostgres;
  let smtp: TestSmtp;
  let front: ReverseProxy;
  let databaseUrl: string;
  let ports: [number, number];
  let replicas: ServerProcess[];
  let restarting = -1;

  const start = (port: number, DIST_DIR: string) =>
    startServer({
      env: {
        DIST_DIR,
        DATA_DIR: dir,
        PORT: String(port),
        WORKERS: "2",
        DATABASE_URL: databaseUrl,
        TRUSTED_PROXIES: "1",
        SMTP_URL: smtp.url,
        MAIL_FROM: "robot@site.example",
        MAIL_TO: "team@site.example",
        LOG_LEVEL: "error",
      },
    });

  async function restart(index: 0 | 1, dist: string) {
    restarting = index;
    // nginx is not told; the balancer takes a replica out first, as its operator would.
    if (front.kind === "balancer") await pause(200);
    expect(await replicas[index]?.end("SIGTERM")).toBe(0);
    replicas[index] = await start(ports[index], dist);
    restarting = -1;
  }

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), "site-layout-"));
    builds = {
      before: writeSiteFixture({ assets: { [BEFORE.address]: BEFORE.text } }),
      after: writeSiteFixture({ assets: { [AFTER.address]: AFTER.text } }),
    };
    [postgres, smtp] = await Promise.all([startPostgres(), startSmtp()]);
    databaseUrl = await postgres.newDatabase();
    ports = [await unusedPort(), await unusedPort()];
    // Both at once, on an empty database: whoever comes first makes the tables.
    replicas = await Promise.all(ports.map((port) => start(port, builds.before)));
    const running = () => ports.filter((_, index) => index !== restarting);
    front = await startReverseProxy({ ports, running });
    console.log(`in front: ${front.kind}`);
  });
  afterAll(async () => {
    agent.destroy();
    await front.stop();
    await Promise.all(replicas.map((replica) => replica.end("SIGTERM")));
    await Promise.all([postgres.remove(), smtp.stop()]);
    for (const folder of [dir, builds.before, builds.after]) rmSync(folder, { recursive: true, force: true });
  });

  it("answer pages and the API through it, and files as far as one of them has them", async () => {
    expect(await ask(`${front.url}/ar`, agent)).toMatchObject({ status: 200, type: "text/html; charset=utf-8" });
    expect(await ask(`${front.url}/api/health/ready`, agent)).toMatchObject({ status: 200 });
    if (front.kind === "balancer") return;
    expect(await ask(front.url + BEFORE.address, agent)).toMatchObject({
      status: 200,
      cache: "public, max-age=31536000, immutable",
      body: BEFORE.text,
    });
    expect(await ask(front.url + AFTER.address, agent)).toMatchObject({ status: 404, cache: "no-store" });
    expect(await ask(`${front.url}/_assets/none.cccc3333.css`, agent)).toMatchObject({ status: 404 });
  });

  it("are replaced by a new release one after the other: nothing fails, all is stored once and mailed once", async () => {
    const failures: string[] = [];
    const forms: Posted[] = [];
    let asked = 0;
    let isOver = false;
    const visitors = Array.from({ length: LANES }, async (_, lane) => {
      for (let turn = lane; !isOver; turn += 1) {
        // nginx keeps the files of the version before, which pages in open windows refer to.
        const wantsFile = turn % 5 === 0 && front.kind === "nginx";
        const path = wantsFile ? BEFORE.address : turn % 2 ? "/ar" : "/en";
        const { status } = await ask(front.url + path, agent);
        asked += 1;
        if (status !== 200) failures.push(`${path}: ${status}`);
      }
    });
    const senders = Array.from({ length: 2 }, async () => {
      while (!isOver) {
        const posted = await postContact(front.url);
        forms.push(posted);
        if (posted.status !== 201) failures.push(`a form: ${posted.status}`);
        await pause(250);
      }
    });
    await pause(500);
    await restart(0, builds.after);
    await restart(1, builds.after);
    await restart(0, builds.after);
    await pause(500);
    isOver = true;
    await Promise.all([...visitors, ...senders]);
    console.log(`${asked} pages and files, ${forms.length} forms over 3 restarts: ${failures.length} failed`);
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(500);
    expect(forms.length).toBeGreaterThan(20);

    const storage = await openStorage({ DATA_DIR: dir, DATABASE_URL: databaseUrl, log: createLog("silent") });
    const stored = await storage.db.selectFrom("submission").select("reference").execute();
    await storage.close();
    const references = acknowledged(forms);
    expect(stored.map(({ reference }) => reference).sort()).toEqual(references.sort());
    expect(new Set(references).size).toBe(forms.length);
    await smtp.until(forms.length * 2, 30_000);
    await pause(1000);
    expect(smtp.mails).toHaveLength(forms.length * 2);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(forms.length * 2);
  });
});
