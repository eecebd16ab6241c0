/** The way back after a release: server and commands of this release on tables that the next one has migrated. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "#harness/postgres.ts";
import { postContact, startServer } from "#harness/server.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { createLog } from "#server/observability/log.ts";
import { type Migrations, migrate, migrationsFor } from "#server/storage/migrations.ts";
import { openStorage } from "#server/storage/open.ts";

let dist: string;
let dir: string;
let postgres: TestPostgres;
beforeAll(async () => {
  dist = writeSiteFixture();
  dir = mkdtempSync(join(tmpdir(), "site-next-"));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  for (const folder of [dist, dir]) rmSync(folder, { recursive: true, force: true });
});

const ADDED: Migrations = {
  "9999-next-release": {
    async up(db) {
      await sql`ALTER TABLE submission ADD COLUMN of_next_release TEXT`.execute(db);
      await sql`CREATE TABLE table_of_next_release (id TEXT PRIMARY KEY)`.execute(db);
    },
  },
};

it.each(["sqlite", "postgres"] as const)("starts, stores and lists on %s", async (engine) => {
  const store = {
    DATA_DIR: join(dir, engine),
    ...(engine === "postgres" && { DATABASE_URL: await postgres.newDatabase() }),
  };
  const env = { DIST_DIR: dist, LOG_LEVEL: "error", ...store };
  const before = await startServer({ env });
  expect((await postContact(before.url)).status).toBe(201);
  expect(await before.end("SIGTERM")).toBe(0);

  const storage = await openStorage({ DATABASE_URL: undefined, ...store, log: createLog("silent") });
  await migrate(storage.db, { ...migrationsFor(engine), ...ADDED });
  await storage.close();

  const back = await startServer({ env });
  const { reference } = await postContact(back.url);
  expect(reference).toMatch(/^M-/);
  expect((await fetch(`${back.url}/api/health/ready`)).status).toBe(200);
  const leads = promisify(execFile)(process.execPath, ["scripts/leads.ts", "list"], {
    env: { PATH: process.env["PATH"] ?? "", ...store },
  });
  expect((await leads).stdout).toContain(reference);
  expect(await back.end("SIGTERM")).toBe(0);
});
