/** Backups taken from either database under load, and restored into either. */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "#harness/postgres.ts";
import { acknowledged, postContact, postContinuously, startServer } from "#harness/server.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { createLog } from "#server/observability/log.ts";
import { leadsIn } from "#server/storage/leads.ts";
import { openStorage } from "#server/storage/open.ts";

type Store = { DATA_DIR: string; DATABASE_URL?: string };
type Engine = "SQLite" | "PostgreSQL";

let dist: string;
let postgres: TestPostgres;
let dir: string;
beforeAll(async () => {
  dist = writeSiteFixture();
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  rmSync(dist, { recursive: true, force: true });
});
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "site-backup-"));
  return () => rmSync(dir, { recursive: true, force: true });
});

async function newStore(engine: Engine, name: string): Promise<Store> {
  const DATA_DIR = join(dir, name);
  mkdirSync(DATA_DIR);
  return engine === "SQLite" ? { DATA_DIR } : { DATA_DIR, DATABASE_URL: await postgres.newDatabase() };
}

function run(script: "backup" | "restore", args: readonly string[], env: Record<string, string>) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [`scripts/${script}.ts`, ...args],
      { env: { PATH: process.env["PATH"] ?? "", ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

/** Everything that is kept, as an operator would see it. */
async function everythingIn(store: Store) {
  const storage = await openStorage({ DATABASE_URL: undefined, ...store, log: createLog("silent") });
  const leads = leadsIn(storage.db);
  const submissions = await leads.list({});
  const outbox = await storage.db.selectFrom("outbox").selectAll().orderBy("id").execute();
  const subscriptions = await storage.db.selectFrom("subscription").selectAll().orderBy("id").execute();
  await storage.close();
  return { submissions, outbox, subscriptions };
}

describe.each<[Engine, Engine]>([
  ["SQLite", "SQLite"],
  ["PostgreSQL", "PostgreSQL"],
  ["SQLite", "PostgreSQL"],
  ["PostgreSQL", "SQLite"],
])("a backup of %s, put back into %s", (from, to) => {
  it("holds every submission that was acknowledged before it, and the server goes on with it", async () => {
    const original = await newStore(from, "original");
    const serve = (store: Store) => startServer({ env: { DIST_DIR: dist, LOG_LEVEL: "error", ...store } });
    const server = await serve(original);
    const load = postContinuously(server.url, 2);
    const before = [];
    for (let index = 0; index < 20; index += 1) before.push(await postContact(server.url));
    const folder = join(dir, "copy");
    const made = await run("backup", [folder], original);
    expect([made.code, made.output]).toEqual([0, expect.stringContaining(`The backup is in ${folder}`)]);
    expect(made.output).toMatch(/It holds \d{2,} submissions, \d+ mails and 0 sign-ups\.\nIt was read back/);
    for (const path of [folder, join(folder, "site.db")]) expect(statSync(path).mode & 0o077).toBe(0);
    await load.stop();
    await server.end("SIGTERM");
    rmSync(original.DATA_DIR, { recursive: true, force: true });

    const restored = await newStore(to, "restored");
    const put = await run("restore", [folder], restored);
    expect([put.code, put.output]).toEqual([0, expect.stringMatching(/^Restored \d+ submissions/)]);
    const [kept, inBackup] = [await everythingIn(restored), await everythingIn({ DATA_DIR: folder })];
    expect(kept).toEqual(inBackup);
    const references = kept.submissions.map(({ reference }) => reference);
    expect(acknowledged(before)).toHaveLength(20);
    expect(acknowledged(before).filter((reference) => !references.includes(reference))).toEqual([]);
    expect(kept.outbox.length).toBe(references.length * 2);

    const again = await serve(restored);
    expect((await postContact(again.url)).status).toBe(201);
    expect(await again.end("SIGTERM")).toBe(0);
    // A second time it would be mixed with what is there.
    const twice = await run("restore", [folder], restored);
    expect([twice.code, twice.output]).toEqual([1, expect.stringContaining("a backup is put into an empty one")]);
  });
});

describe("a backup", () => {
  it("brings the secret along, so that links in mails that are out go on working", async () => {
    const original = await newStore("SQLite", "original");
    const server = await startServer({ env: { DIST_DIR: dist, LOG_LEVEL: "error", SECRET_KEY: "", ...original } });
    await server.end("SIGTERM");
    const folder = join(dir, "copy");
    expect((await run("backup", [folder], original)).code).toBe(0);
    const restored = await newStore("SQLite", "restored");
    expect((await run("restore", [folder], restored)).code).toBe(0);
    const secretIn = (store: Store) => readFileSync(join(store.DATA_DIR, "secret.key"), "utf8");
    expect(secretIn(restored)).toBe(secretIn(original));
    expect(statSync(join(restored.DATA_DIR, "secret.key")).mode & 0o077).toBe(0);
  });

  it("says what to do when it cannot be taken, or is none", async () => {
    const store = await newStore("SQLite", "empty");
    expect(await run("backup", [], store)).toMatchObject({ code: 1, output: expect.stringContaining("Set DATA_DIR") });
    expect((await run("backup", [dir], store)).output).toContain("a backup never overwrites another");
    expect(existsSync(join(store.DATA_DIR, "site.db"))).toBe(false);
    expect((await run("restore", [dir], store)).output).toContain('"npm run backup" makes one');
    writeFileSync(join(dir, "site.db"), "not a database at all ".repeat(500));
    const broken = await run("restore", [dir], store);
    expect([broken.code, broken.output]).toEqual([1, expect.stringContaining("file is not a database")]);
  });
});
