import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startPostgres, type TestPostgres } from "#harness/postgres.ts";
import { createLog } from "#server/observability/log.ts";
import { leadsIn } from "./leads.ts";
import { openStorage, type Storage, StorageError } from "./open.ts";
import { delayAfter, LEASE_MS } from "./outbox.ts";
import type { NewSubmission } from "./submissions.ts";

// Generous, since waiting costs nothing where all is well and a busy machine is slow.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const DAY_MS = 24 * 60 * 60 * 1000;
const log = createLog("silent");
const START = Date.UTC(2026, 0, 15);

let postgres: TestPostgres;
let dataDir: string;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.remove(), 60_000);
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

/** Every engine keeps the same promises. */
describe.each(["sqlite", "postgres"] as const)("storage on %s", (engine) => {
  let storage: Storage;
  let other: Storage;
  let time = START;
  beforeEach(async () => {
    time = START;
    const DATABASE_URL = engine === "postgres" ? await postgres.newDatabase() : undefined;
    const needs = { DATA_DIR: dataDir, DATABASE_URL, log, now: () => time };
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
    expect(await storage.purge()).toEqual({ submissions: 0, subscriptions: 0, clientHashes: 0 });
    time = START + 31 * DAY_MS;
    expect(await storage.purge()).toEqual({ submissions: 0, subscriptions: 0, clientHashes: 2 });
    time = Date.UTC(2027, 0, 15);
    await storage.purge();
    expect(await kinds()).toEqual(["contact", "serial"]);
    time = Date.UTC(2027, 0, 16);
    expect(await storage.purge()).toMatchObject({ submissions: 1 });
    expect(await kinds()).toEqual(["serial"]);
    expect((await storage.outbox.state()).waiting).toBe(2);
    time = Date.UTC(2028, 0, 16);
    expect(await storage.purge()).toMatchObject({ submissions: 1 });
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
    expect(await kinds({ state: "failed" })).toEqual([]);

    const [message] = await storage.outbox.claim(["company"], 1);
    if (!message) throw new Error("nothing was claimed");
    await storage.outbox.failed(message, "550 unknown", true);
    expect(await kinds({ state: "failed" })).toEqual(["contact"]);
    const reference = message.submission.reference;
    expect(await leads.outboxOf(reference)).toMatchObject([{ channel: "company", lastError: "550 unknown" }]);
    expect(await leads.retry(reference.toLowerCase())).toBe(1);
    expect(await kinds({ state: "waiting" })).toEqual(["contact", "serial"]);

    expect(await leads.countOf("sam@Example.com")).toEqual({ submissions: 1, subscriptions: 1 });
    await leads.forget("sam@Example.com");
    expect(await leads.countOf("sam@example.com")).toEqual({ submissions: 0, subscriptions: 0 });
    expect(await kinds({})).toEqual(["contact"]);
    expect(await leads.outbox()).toHaveLength(1);
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
    expect(await storage.purge()).toMatchObject({ subscriptions: 1, submissions: 1 });
    await storage.db.insertInto("launch").values({ app: "daftar", launched_at: time }).execute();
    time += 30 * DAY_MS;
    expect(await storage.purge()).toMatchObject({ subscriptions: 0, submissions: 0 });
    time += DAY_MS;
    expect(await storage.purge()).toMatchObject({ subscriptions: 1, submissions: 1 });
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
