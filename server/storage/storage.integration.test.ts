import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "#harness/postgres.ts";
import { createLog } from "#server/observability/log.ts";
import { leadsIn } from "./leads.ts";
import { hasPendingMigrations, type Migrations, migrate, migrationsFor } from "./migrations.ts";
import { createStorage, openStorage, type Storage, StorageError } from "./open.ts";
import { delayAfter, LEASE_MS } from "./outbox.ts";
import { personIn } from "./person.ts";
import { openMigrationPool } from "./postgres-pool.ts";
import type { NewSubmission } from "./submissions.ts";
import type { Tables } from "./tables.ts";

// Generous, since waiting costs nothing where all is well and a busy machine is slow.

const DAY_MS = 24 * 60 * 60 * 1000;
const log = createLog("silent");
const START = Date.UTC(2026, 0, 15);

let postgres: TestPostgres;
let dataDir: string;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "site-data-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const submission = (change: Partial<NewSubmission> = {}): NewSubmission => ({
  kind: "contact",
  locale: "ar",
  values: { name: "سلمى 👩🏽‍💻", email: "Salma@Example.com", message: "كيف الحال؟\nسطر ثانٍ" },
  dedupeKey: "one",
  consentVersion: "1.0",
  trust: "verified",
  clientHash: "abc",
  channels: ["company", "visitor"],
  ...change,
});

/** Rows of a confirmed sign-up, for more of them than forms would send in the time of a test. */
const signUpRow = (email: string) => ({
  ...{ id: email, reference: email, dedupe_key: email, email, payload: JSON.stringify({ email, app: "daftar" }) },
  ...{ kind: "notify" as const, locale: "ar", consent_version: "1.0", trust: "verified" as const },
  ...{ client_hash: null, created_at: START },
});
const subscriptionRow = (email: string) => ({
  ...{ id: email, email, app: "daftar", locale: "ar", consent_version: "1.0" },
  ...{ created_at: START, confirmed_at: START },
});

/** Every engine keeps the same promises. */
describe.each(["sqlite", "postgres"] as const)("storage on %s", (engine) => {
  let storage: Storage;
  let other: Storage;
  let currentUrl: string | undefined;
  let time = START;
  beforeEach(async () => {
    time = START;
    currentUrl = engine === "postgres" ? await postgres.newDatabase() : undefined;
    const needs = { DATA_DIR: dataDir, DATABASE_URL: currentUrl, log, now: () => time };
    // As two processes would. SQLite waits for a lock without letting this one go on, so there they take turns.
    storage = await openStorage(needs);
    other = await openStorage(needs);
  });
  afterEach(async () => {
    await storage.close();
    await other.close();
  });

  it("keeps what it was given, to the letter", async () => {
    const { outcome, ...stored } = await storage.submissions.add(submission());
    expect(outcome).toBe("added");
    const rows = await other.db.selectFrom("submission").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      ...stored,
      kind: "contact",
      locale: "ar",
      email: "salma@example.com",
      consent_version: "1.0",
      trust: "verified",
      client_hash: "abc",
      created_at: START,
    });
    expect(JSON.parse(rows[0]?.payload ?? "")).toEqual(submission().values);
    expect(rows[0]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(rows[0]?.reference).toMatch(/^M-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  });

  it("answers a repetition with the first reference and tells nobody twice", async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (engine === "postgres" && index % 2 ? other : storage).submissions.add(submission()),
      ),
    );
    expect(results.filter(({ outcome }) => outcome === "added")).toHaveLength(1);
    expect(new Set(results.map((result) => ("reference" in result ? result.reference : "")))).toHaveProperty("size", 1);
    expect(await storage.outbox.state()).toMatchObject({ waiting: 2 });
  });

  it("refuses the same key for something else", async () => {
    await storage.submissions.add(submission());
    expect(await storage.submissions.add(submission({ values: { name: "x" } }))).toEqual({ outcome: "conflict" });
    expect(await storage.submissions.add(submission({ locale: "en" }))).toEqual({ outcome: "conflict" });
  });

  it("lets only one process have a message, until its lease ends", async () => {
    for (let index = 0; index < 10; index += 1)
      await storage.submissions.add(submission({ dedupeKey: `k${index}`, channels: ["company"] }));
    const [mine, theirs] = await Promise.all([
      storage.outbox.claim(["company"], 6),
      other.outbox.claim(["company"], 6),
    ]);
    expect(new Set([...mine, ...theirs].map(({ id }) => id)).size).toBe(mine.length + theirs.length);
    expect(mine.length + theirs.length).toBe(10);
    expect(await storage.outbox.claim(["company"], 20)).toEqual([]);
    time += LEASE_MS;
    expect(await storage.outbox.claim(["company"], 20)).toHaveLength(10);
  });

  it("claims only the channels that can be served", async () => {
    await storage.submissions.add(submission());
    expect(await storage.outbox.claim(["webhook"], 5)).toEqual([]);
    expect(await storage.outbox.claim([], 5)).toEqual([]);
    const [message] = await storage.outbox.claim(["visitor"], 5);
    expect(message).toMatchObject({ channel: "visitor", attempts: 1, submission: { locale: "ar", kind: "contact" } });
  });

  it("does not send again what was delivered, and takes no word from an outlived claim", async () => {
    await storage.submissions.add(submission({ channels: ["company"] }));
    const [first] = await storage.outbox.claim(["company"], 1);
    time += LEASE_MS;
    const [second] = await other.outbox.claim(["company"], 1);
    if (!first || !second) throw new Error("nothing was claimed");
    await storage.outbox.failed(first, "too late", true);
    expect(await storage.outbox.state()).toMatchObject({ waiting: 1, failed: 0 });
    await other.outbox.delivered(second);
    await storage.outbox.failed(first, "much too late", true);
    time += 10 * LEASE_MS;
    expect(await storage.outbox.claim(["company"], 1)).toEqual([]);
    expect(await storage.outbox.state()).toEqual({ waiting: 0, failed: 0, oldestWaitingSeconds: 0 });
  });

  it("tries again later, in vain for five days, then keeps it as failed", async () => {
    await storage.submissions.add(submission({ channels: ["company"] }));
    const attempt = async () => {
      const [message] = await storage.outbox.claim(["company"], 1);
      if (message) await storage.outbox.failed(message, "451 later", false);
      return message !== undefined;
    };
    expect(await attempt()).toBe(true);
    expect(await attempt()).toBe(false);
    time += 60_000;
    expect(await attempt()).toBe(true);
    expect(await storage.outbox.state()).toEqual({ waiting: 1, failed: 0, oldestWaitingSeconds: 60 });
    time += 5 * DAY_MS;
    expect(await attempt()).toBe(true);
    expect(await storage.outbox.state()).toEqual({ waiting: 0, failed: 1, oldestWaitingSeconds: 0 });
  });

  it("keeps one sign-up for an address and an app, and forgets it on demand", async () => {
    const wanted = { email: "A@b.co", app: "daftar", locale: "en", consentVersion: "1.0" };
    const [one, two] = await Promise.all([
      storage.subscriptions.findOrAdd(wanted),
      other.subscriptions.findOrAdd(wanted),
    ]);
    expect(one).toEqual(two);
    await storage.submissions.add(submission({ kind: "notify", values: { email: "a@b.co" } }));
    expect(await storage.subscriptions.confirm(one.id)).toBe(true);
    expect(await storage.subscriptions.findFor(wanted)).toMatchObject({ confirmedAt: START });
    await storage.subscriptions.remove(one.id);
    expect(await storage.subscriptions.confirm(one.id)).toBe(false);
    expect(await storage.db.selectFrom("submission").selectAll().execute()).toEqual([]);
    expect(await storage.outbox.state()).toMatchObject({ waiting: 0 });
  });

  it("deletes what may no longer be kept, and not a day earlier", async () => {
    await storage.submissions.add(submission({ dedupeKey: "c" }));
    await storage.submissions.add(submission({ dedupeKey: "s", kind: "serial" }));
    const kinds = async () =>
      (await storage.db.selectFrom("submission").select("kind").orderBy("kind").execute()).map(({ kind }) => kind);

    time = START + 29 * DAY_MS;
    expect(await storage.purge({ confirmed: true })).toEqual({ submissions: 0, subscriptions: 0, clientHashes: 0 });
    time = START + 31 * DAY_MS;
    expect(await storage.purge({ confirmed: true })).toEqual({ submissions: 0, subscriptions: 0, clientHashes: 2 });
    time = Date.UTC(2027, 0, 15);
    await storage.purge({ confirmed: true });
    expect(await kinds()).toEqual(["contact", "serial"]);
    time = Date.UTC(2027, 0, 16);
    expect(await storage.purge({ confirmed: true })).toMatchObject({ submissions: 1 });
    expect(await kinds()).toEqual(["serial"]);
    expect((await storage.outbox.state()).waiting).toBe(2);
    time = Date.UTC(2028, 0, 16);
    expect(await storage.purge({ confirmed: true })).toMatchObject({ submissions: 1 });
    expect(await kinds()).toEqual([]);
  });

  it("answers the people who run the site, and forgets whom it is told to", async () => {
    const leads = leadsIn(storage.db, () => time);
    await storage.submissions.add(submission({ dedupeKey: "a", channels: ["company"] }));
    time += DAY_MS;
    const values = { email: "SAM@example.com", app: "daftar" };
    await storage.submissions.add(submission({ dedupeKey: "b", kind: "serial", locale: "en", values }));
    await storage.subscriptions.findOrAdd({ ...values, locale: "en", consentVersion: "1.0" });
    const kinds = async (filter: Parameters<typeof leads.list>[0]) =>
      (await leads.list(filter)).map(({ kind }) => kind);
    expect(await kinds({})).toEqual(["contact", "serial"]);
    expect(await kinds({ kind: "serial" })).toEqual(["serial"]);
    expect(await kinds({ since: time })).toEqual(["serial"]);
    expect(await kinds({ locale: "ar" })).toEqual(["contact"]);
    expect(await kinds({ text: "كيف" })).toEqual(["contact"]);
    expect(await kinds({ text: "sam@EXAMPLE" })).toEqual(["serial"]);
    expect(await kinds({ mail: "failed" })).toEqual([]);

    const [message] = await storage.outbox.claim(["company"], 1);
    if (!message) throw new Error("nothing was claimed");
    await storage.outbox.failed(message, "550 unknown", true);
    expect(await kinds({ mail: "failed" })).toEqual(["contact"]);
    const reference = message.submission.reference;
    expect(await leads.outboxOf(reference)).toMatchObject([{ channel: "company", lastError: "550 unknown" }]);
    expect(await leads.retry(reference.toLowerCase())).toBe(1);
    expect(await kinds({ mail: "waiting" })).toEqual(["contact", "serial"]);

    const person = personIn(storage.db);
    const { submissions: sent, signUps } = await person.everythingOf("sam@Example.com");
    expect(sent.map(({ kind, clientHash }) => [kind, clientHash])).toEqual([["serial", "abc"]]);
    expect(sent[0]?.mails.map(({ channel }) => channel)).toEqual(["company", "visitor"]);
    expect(signUps).toMatchObject([{ app: "daftar", confirmed_at: null }]);
    expect(await person.forget("sam@Example.com")).toEqual({ submissions: 1, signUps: 1 });
    expect(await person.everythingOf("sam@example.com")).toMatchObject({ submissions: [], signUps: [] });
    expect(await kinds({})).toEqual(["contact"]);
    expect(await leads.outbox()).toHaveLength(1);
  });

  it("works on the tables of the next release, which have only more of everything", async () => {
    const nextRelease: Migrations = {
      ...migrationsFor(engine),
      "9999-next-release": {
        async up(db) {
          await sql`ALTER TABLE submission ADD COLUMN priority TEXT`.execute(db);
          await sql`CREATE TABLE label (id TEXT PRIMARY KEY)`.execute(db);
        },
      },
    };
    await storage.submissions.add(submission());
    await migrate(storage.db, nextRelease);
    const before = await openStorage({ DATA_DIR: dataDir, DATABASE_URL: currentUrl, log, now: () => time });
    expect(await before.submissions.add(submission())).toMatchObject({ outcome: "repeated" });
    expect(await before.submissions.add(submission({ dedupeKey: "two" }))).toMatchObject({ outcome: "added" });
    expect(await leadsIn(before.db, () => time).list({})).toHaveLength(2);
    await before.close();
  });

  it("keeps sign-ups until thirty days after the launch, unconfirmed ones for thirty", async () => {
    const sign = async (email: string, app: string) => {
      await storage.submissions.add(submission({ kind: "notify", dedupeKey: email, values: { email, app } }));
      return storage.subscriptions.findOrAdd({ email, app, locale: "ar", consentVersion: "1.0" });
    };
    const { id } = await sign("sure@b.co", "daftar");
    await storage.subscriptions.confirm(id);
    await sign("unsure@b.co", "daftar");
    time = START + 31 * DAY_MS;
    expect(await storage.purge({ confirmed: true })).toMatchObject({ subscriptions: 1, submissions: 1 });
    await storage.db.insertInto("launch").values({ app: "daftar", launched_at: time }).execute();
    time += 30 * DAY_MS;
    expect(await storage.purge({ confirmed: true })).toMatchObject({ subscriptions: 0, submissions: 0 });
    time += DAY_MS;
    expect(await storage.purge({ confirmed: true })).toMatchObject({ subscriptions: 1, submissions: 1 });
  });

  it("deletes nothing when the clock has jumped ahead, until a person says that it is right", async () => {
    for (let index = 0; index < 12; index += 1)
      await storage.submissions.add(submission({ dedupeKey: `k${index}`, values: { email: `${index}@b.co` } }));
    const kept = async () => (await storage.db.selectFrom("submission").select("id").execute()).length;
    // Without an earlier run: everything would go.
    time = START + 400 * DAY_MS;
    await expect(storage.purge()).rejects.toThrow(/12 of 12 rows would be deleted by the first run/);
    time = START;
    await storage.purge();
    time = START + 400 * DAY_MS;
    await expect(storage.purge()).rejects.toThrow(/400 days ahead of the last run; nothing was deleted/);
    // A submission stored by the wrong clock is no proof of it, and neither is a second try.
    await other.submissions.add(submission({ dedupeKey: "later" }));
    await expect(other.purge()).rejects.toThrow(/400 days ahead/);
    expect(await kept()).toBe(13);
    // A clock that was set to 1970 for a while does not make the right one suspicious.
    time = DAY_MS;
    await storage.purge();
    time = START + 7 * DAY_MS;
    await storage.purge();
    expect(await kept()).toBe(13);
    time = START + 400 * DAY_MS;
    expect(await storage.purge({ confirmed: true })).toMatchObject({ submissions: 12 });
  });

  it("sends what a clock that ran ahead put off, once the clock is right", async () => {
    await storage.submissions.add(submission({ channels: ["company"] }));
    time = START + 400 * DAY_MS;
    const [message] = await storage.outbox.claim(["company"], 1);
    if (!message) throw new Error("nothing was claimed");
    await storage.outbox.failed({ ...message, createdAt: time }, "451 later", false);
    time = START + 60_000;
    expect(await storage.outbox.claim(["company"], 1)).toHaveLength(1);
  });

  it("does not give up a launch mail because its sign-up is old", async () => {
    const values = { email: "a@b.co", app: "daftar" };
    await storage.submissions.add(submission({ kind: "notify", channels: [], values }));
    const { id } = await storage.subscriptions.findOrAdd({ ...values, locale: "ar", consentVersion: "1.0" });
    await storage.subscriptions.confirm(id);
    time = START + 90 * DAY_MS;
    expect(await leadsIn(storage.db, () => time).launch("daftar", time)).toBe(1);
    const [message] = await storage.outbox.claim(["launch"], 1);
    if (!message) throw new Error("nothing was claimed");
    await storage.outbox.failed(message, "451 later", false);
    expect(await storage.outbox.state()).toMatchObject({ waiting: 1, failed: 0 });
  });

  it("tells eight thousand of a launch, each once", async () => {
    const COUNT = 8000;
    const emails = Array.from({ length: COUNT }, (_, index) => `p${index}@b.co`);
    await storage.db.transaction().execute(async (trx) => {
      for (let from = 0; from < COUNT; from += 1000) {
        const part = emails.slice(from, from + 1000);
        await trx.insertInto("submission").values(part.map(signUpRow)).execute();
        await trx.insertInto("subscription").values(part.map(subscriptionRow)).execute();
      }
    });
    const leads = leadsIn(storage.db, () => time);
    expect(await leads.launch("daftar", time)).toBe(COUNT);
    expect(await leads.launch("daftar", time)).toBe(0);
    expect(await storage.outbox.state()).toMatchObject({ waiting: COUNT });
  });

  it("counts mails to one mailbox, whatever stands behind a plus sign", async () => {
    const emails = ["a_b@x.co", "a_b+1@x.co", "a_b+2@x.co", "axb@x.co", "a_b@y.co", "xa_b@x.co"];
    for (const email of emails) await storage.submissions.add(submission({ dedupeKey: email, values: { email } }));
    const claimed = await storage.outbox.claim(["company", "visitor"], 50);
    for (const message of claimed) await storage.outbox.delivered(message);
    expect(await storage.outbox.countSent(START - 1)).toBe(emails.length * 2);
    expect(await storage.outbox.countSent(START)).toBe(0);
    expect(await storage.outbox.sentTo("a_b@x.co", { since: START - 1, except: [] })).toEqual([START, START, START]);
  });
});

it("opens for four processes that find PostgreSQL empty at the same moment", async () => {
  const DATABASE_URL = await postgres.newDatabase();
  const opened = await Promise.all(
    Array.from({ length: 4 }, () => openStorage({ DATA_DIR: dataDir, DATABASE_URL, log })),
  );
  const tables = await opened[3]?.db.introspection.getTables();
  expect(tables?.map(({ name }) => name)).toContain("outbox");
  await Promise.all(opened.map(({ close }) => close()));
});

it("keeps SQLite's files to their owner, also in a folder that others may enter", async () => {
  chmodSync(dataDir, 0o755);
  const open = () => openStorage({ DATA_DIR: dataDir, DATABASE_URL: undefined, log });
  const readableByOthers = () => readdirSync(dataDir).filter((name) => statSync(join(dataDir, name)).mode & 0o077);
  const first = await open();
  await first.submissions.add(submission());
  expect(readdirSync(dataDir)).toContain("site.db-wal");
  expect(readableByOthers()).toEqual([]);
  await first.close();
  // As an earlier version left it.
  chmodSync(join(dataDir, "site.db"), 0o644);
  const second = await open();
  await second.submissions.add(submission({ dedupeKey: "two" }));
  expect(readableByOthers()).toEqual([]);
  await second.close();
});

it("says why SQLite could not store something, not that it could not roll back", async () => {
  const storage = await openStorage({ DATA_DIR: dataDir, DATABASE_URL: undefined, log });
  // It ends the transaction by itself, as it does on a full disk.
  await sql`CREATE TRIGGER no_room BEFORE INSERT ON submission BEGIN SELECT RAISE(ROLLBACK, 'disk is full'); END`.execute(
    storage.db,
  );
  await expect(storage.submissions.add(submission())).rejects.toThrow("disk is full");
  await storage.close();
});

it("gives migrations longer than visitors have", async () => {
  const pool = openMigrationPool(await postgres.newDatabase(), log);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const slow = { up: (trx: Kysely<unknown>) => sql`SELECT pg_sleep(4.2)`.execute(trx).then(() => {}) };
  await migrate(db, { ...migrationsFor("postgres"), "9999-slow": slow });
  expect(await hasPendingMigrations(db, { "9999-slow": slow })).toBe(false);
  await db.destroy();
});

describe("a store that cannot be used", () => {
  const open = () => openStorage({ DATA_DIR: dataDir, DATABASE_URL: undefined, log });

  it("is refused when it is no database", async () => {
    writeFileSync(join(dataDir, "site.db"), "certainly no database".repeat(100));
    await expect(open()).rejects.toThrow(StorageError);
    await expect(open()).rejects.toThrow(/site\.db\): .*not a database/);
  });

  it("is refused when its folder is a file", async () => {
    rmSync(dataDir, { recursive: true });
    writeFileSync(dataDir, "");
    await expect(open()).rejects.toThrow(/cannot be used .*(EEXIST|ENOTDIR)/);
  });

  it("says that the disk is full, and not what became of the transaction", async () => {
    const storage = await open();
    await sql`PRAGMA max_page_count = 20`.execute(storage.db);
    const values = { message: "x".repeat(100_000) };
    await expect(storage.submissions.add(submission({ values }))).rejects.toThrow("database or disk is full");
    await storage.close();
  });

  it("is opened as soon as it can be, by the store that found it unusable", async () => {
    writeFileSync(join(dataDir, "site.db"), "certainly no database".repeat(100));
    const storage = createStorage({ DATA_DIR: dataDir, DATABASE_URL: undefined, log });
    await expect(storage.probe()).rejects.toThrow(/not a database/);
    rmSync(join(dataDir, "site.db"));
    await storage.probe();
    await storage.close();
  });

  it("is refused when nothing listens, without telling the password", async () => {
    const DATABASE_URL = "postgres://site:secret@127.0.0.1:1/site";
    const refused = openStorage({ DATA_DIR: dataDir, DATABASE_URL, log });
    await expect(refused).rejects.toThrow(/cannot be used \(127\.0\.0\.1:1\/site\)/);
    await expect(refused).rejects.not.toThrow(/secret/);
  });
});

describe("the time until the next attempt", () => {
  it("doubles from five seconds to an hour, spread by a quarter", () => {
    expect([1, 2, 3, 11, 40].map((attempts) => delayAfter(attempts, () => 0.5))).toEqual([
      5000, 10_000, 20_000, 3_600_000, 3_600_000,
    ]);
    expect([delayAfter(1, () => 0), delayAfter(1, () => 0.999_999)]).toEqual([3750, 6250]);
  });
});
