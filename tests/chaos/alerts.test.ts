/** Every alert of deploy/alerts.yaml is provoked on a real server; none fires on a healthy one. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { startPostgres, type TestPostgres } from "#harness/postgres.ts";
import { isFiring, type Scrape, scrape } from "#harness/prometheus.ts";
import { startTcpProxy, type TcpProxy } from "#harness/proxies/tcp-proxy.ts";
import { postContact, type ServerProcess, startServer } from "#harness/server.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { unusedPort } from "#server/network/unused-port.ts";
import { createLog } from "#server/observability/log.ts";
import { addRelease, writePointer } from "#server/releases/releases.ts";
import { openStorage } from "#server/storage/open.ts";

const RULES_FILE = "deploy/alerts.yaml";
const ruleSchema = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z
    .string()
    .regex(/^\d+[mh]$/)
    .optional(),
  labels: z.strictObject({ severity: z.enum(["critical", "warning"]) }),
  annotations: z.strictObject({ summary: z.string() }),
});
const {
  groups: [{ rules }],
} = z
  .strictObject({ groups: z.tuple([z.strictObject({ name: z.string(), rules: z.array(ruleSchema) })]) })
  .parse(parse(readFileSync(RULES_FILE, "utf8")));

const DAY_MS = 24 * 60 * 60 * 1000;

type Running = {
  server: ServerProcess;
  metricsPort: number;
  databaseUrl: string;
  proxy: TcpProxy;
  pidOf: (role: "api" | "pages") => number;
};

let dist: string;
let dir: string;
let postgres: TestPostgres;
let running: Running;
beforeAll(async () => {
  dist = writeSiteFixture();
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  rmSync(dist, { recursive: true, force: true });
});
const firing = (before: Scrape, after: Scrape) =>
  rules.filter(({ expr }) => isFiring(expr, before, after)).map(({ alert }) => alert);

/** Scrapes until each of these alerts has fired. */
async function expectAlerts(before: Scrape, expected: readonly string[], at?: number) {
  const fired = new Set<string>();
  const missing = async () => {
    for (const alert of firing(before, await scrape(running.metricsPort, at))) fired.add(alert);
    return expected.filter((alert) => !fired.has(alert));
  };
  await expect.poll(missing, { timeout: 30_000, interval: 200 }).toEqual([]);
}

/** By the alerts it sets off. */
const PROVOCATIONS: Readonly<Record<string, (state: Running) => unknown>> = {
  SiteDown: ({ server }) => server.end("SIGTERM"),
  "SiteStoreDown, SiteSubmissionsRefused, SiteErrors, SiteDatabasePoolExhausted": ({ server, proxy }) => {
    proxy.pause();
    for (let turn = 0; turn < 15; turn += 1) void postContact(server.url);
  },
  "SiteApiUnreachable, SiteProcessEnded": async ({ server, pidOf }) => {
    process.kill(pidOf("api"), "SIGKILL");
    while ((await postContact(server.url)).status !== 503);
  },
  SiteProcessHung: ({ pidOf }) => process.kill(pidOf("pages"), "SIGSTOP"),
  SiteReleaseRefused: () => {
    const buildDir = writeSiteFixture();
    rmSync(join(buildDir, "manifest.json"));
    const name = "2026-01-01T00-00-00Z";
    addRelease(join(dir, "releases"), { name, buildDir, replaced: null, serverCode: "x" });
    writePointer(join(dir, "releases"), name);
  },
  SiteEventLoopBlocked: async ({ pidOf }) => {
    process.kill(pidOf("pages"), "SIGSTOP");
    await new Promise((resolve) => setTimeout(resolve, 1500));
    process.kill(pidOf("pages"), "SIGCONT");
  },
  "SiteMailStuck, SiteMailRefused": async ({ databaseUrl }) => {
    const storage = await openStorage({ DATA_DIR: dir, DATABASE_URL: databaseUrl, log: createLog("silent") });
    await storage.db
      .updateTable("outbox")
      .set({ created_at: Date.now() - 1_000_000 })
      .execute();
    await storage.db.updateTable("outbox").set({ failed_at: Date.now() }).where("channel", "=", "visitor").execute();
    await storage.close();
  },
  SiteRetentionFailed: async ({ databaseUrl }) => {
    const storage = await openStorage({ DATA_DIR: dir, DATABASE_URL: databaseUrl, log: createLog("silent") });
    await storage.db.schema.alterTable("subscription").renameTo("elsewhere").execute();
    await storage.close();
  },
  SiteRetentionRefused: async ({ databaseUrl }) => {
    const monthAgo = () => Date.now() - 30 * DAY_MS;
    const storage = await openStorage({
      DATA_DIR: dir,
      DATABASE_URL: databaseUrl,
      log: createLog("silent"),
      now: monthAgo,
    });
    await storage.purge();
    await storage.close();
  },
};

describe("alerts", () => {
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), "site-alerts-"));
    const databaseUrl = await postgres.newDatabase();
    const url = new URL(databaseUrl);
    const proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    const metricsPort = await unusedPort();
    const server = await startServer({
      env: {
        DIST_DIR: dist,
        RELEASES_DIR: join(dir, "releases"),
        DATA_DIR: dir,
        DATABASE_URL: url.href,
        WORKERS: "2",
        METRICS_PORT: String(metricsPort),
      },
    });
    const pidOf = (role: "api" | "pages") =>
      Number(new RegExp(`"process-started","role":"${role}","pid":(\\d+)`).exec(server.output())?.[1]);
    running = { server, metricsPort, databaseUrl, proxy, pidOf };
    expect((await postContact(server.url)).status).toBe(201);
    return async () => {
      await server.end("SIGTERM");
      await proxy.stop();
      rmSync(dir, { recursive: true, force: true });
    };
  });

  it("do not fire on a healthy server, nor because a visitor asks for an error page", async () => {
    const { server, metricsPort } = running;
    const before = await scrape(metricsPort);
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await fetch(`${server.url}/ar/500`)).status).toBe(500);
      expect((await postContact(server.url)).status).toBe(201);
    }
    expect(firing(before, await scrape(metricsPort))).toEqual([]);
  });

  it.each(Object.keys(PROVOCATIONS))("%s", async (names) => {
    const before = await scrape(running.metricsPort);
    await PROVOCATIONS[names]?.(running);
    await expectAlerts(before, names.split(", "));
  });

  it("SiteRetentionOverdue", async () => {
    const before = await scrape(running.metricsPort);
    await expectAlerts(before, [], Date.now() + DAY_MS);
    await expect.poll(() => running.server.output(), { timeout: 30_000 }).toContain('"event":"retention"');
    await expectAlerts(before, ["SiteRetentionOverdue"], Date.now() + 1.2 * DAY_MS);
  });
});

describe("the rules", () => {
  it("are all provoked here", () => {
    const provoked = [...Object.keys(PROVOCATIONS).flatMap((names) => names.split(", ")), "SiteRetentionOverdue"];
    expect(rules.map(({ alert }) => alert).sort()).toEqual(provoked.sort());
  });

  it("are rules as Prometheus reads them", ({ skip }) => {
    const { error, status, stdout, stderr } = spawnSync("promtool", ["check", "rules", RULES_FILE], {
      encoding: "utf8",
    });
    skip(
      error !== undefined,
      "promtool is not installed (Debian: prometheus), so Prometheus itself has not read the rules",
    );
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("SUCCESS")]);
  });
});
