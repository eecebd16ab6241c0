import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "#harness/postgres.ts";
import { createLog } from "#server/observability/log.ts";
import { copyTables } from "#server/storage/copy.ts";
import { WEEK_MS, weekStartOf } from "#server/storage/leads.ts";
import { migrate, migrationsFor } from "#server/storage/migrations.ts";
import { openStorage, type Storage } from "#server/storage/open.ts";
import { openMigrationPool } from "#server/storage/postgres-pool.ts";
import type { NewSubmission } from "#server/storage/submissions.ts";
import type { Tables } from "#server/storage/tables.ts";
import { auditedLeads } from "./audited-leads.ts";

const log = createLog("silent");
/** A Wednesday. */
const START = Date.UTC(2026, 0, 14);

let postgres: TestPostgres;
let dataDir: string;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "site-leads-desk-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe.each(["sqlite", "postgres"] as const)("leads on %s", (engine) => {
  let storage: Storage;
  let time = START;
  beforeEach(async () => {
    time = START;
    const DATABASE_URL = engine === "postgres" ? await postgres.newDatabase() : undefined;
    storage = await openStorage({ DATA_DIR: dataDir, DATABASE_URL, log, now: () => time });
  });
  afterEach(() => storage.close());

  const as = (who: string) => auditedLeads({ storage, who, now: () => time });
  async function add(key: string, change: Partial<NewSubmission> = {}): Promise<string> {
    const added = await storage.submissions.add({
      ...{ kind: "contact", locale: "ar", dedupeKey: key, consentVersion: "1.0", trust: "verified" },
      ...{ clientHash: null, channels: ["company", "visitor"] },
      values: { name: "سلمى", email: `${key}@example.com`, message: `رسالة ${key}` },
      ...change,
    } as NewSubmission);
    if (!("reference" in added)) throw new Error("nothing was added");
    return added.reference;
  }
  const revisionOf = async (reference: string) => (await as("x").read(reference))?.lead.revision ?? -1;

  it("come in pages, the newest first, whatever comes in meanwhile", async () => {
    const references: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      time += 1000;
      references.unshift(await add(`k${index}`));
    }
    const first = await as("huda").page({}, { before: null, size: 3 });
    time += 1000;
    await add("later");
    const second = await as("huda").page({}, { before: first.next, size: 3 });
    const third = await as("huda").page({}, { before: second.next, size: 3 });
    expect([...first.leads, ...second.leads, ...third.leads].map(({ reference }) => reference)).toEqual(references);
    expect(third.next).toBeNull();
    const found = await as("huda").page({ text: "رسالة k2" }, { before: null, size: 3 });
    expect(found.leads.map(({ values }) => values["message"])).toEqual(["رسالة k2"]);
    expect(found.next).toBeNull();
  });

  it("begin as new, except sign-ups, and are filtered by all that is known of them", async () => {
    const contact = await add("a");
    await add("b", { kind: "serial", trust: "suspected" });
    await add("c", { kind: "notify", channels: ["confirm"] });
    const count = async (filter: object) => (await as("huda").page(filter, { before: null, size: 50 })).leads.length;
    expect(await count({ state: "new" })).toBe(2);
    expect(await count({ state: "done" })).toBe(1);
    expect(await count({ trust: "suspected" })).toBe(1);
    expect(await count({ kind: "contact", mail: "waiting" })).toBe(1);
    expect(await count({ until: START })).toBe(0);
    await as("huda").change(contact, { assignee: "huda" }, 0);
    expect(await count({ assignee: "huda" })).toBe(1);
    expect(await count({ assignee: "" })).toBe(2);
  });

  it("are changed by one person at a time: the second learns of it and changes nothing", async () => {
    const reference = await add("a");
    time += 5000;
    expect(await as("huda").change(reference, { note: "اتصلت به", assignee: "huda" }, 0)).toBe("changed");
    expect(await as("omar").change(reference, { note: "mine", state: "spam" }, 0)).toBe("conflict");
    expect(await as("omar").change("M-0000-0000", { state: "spam" }, 0)).toBe("not-found");
    const read = await as("omar").read(reference);
    expect(read?.lead).toMatchObject({ note: "اتصلت به", assignee: "huda", state: "new", revision: 1 });
    expect(read?.lead.stateChangedAt).toBeNull();
    expect(await as("omar").change(reference, { state: "done" }, 1)).toBe("changed");
    time += 5000;
    await as("omar").change(reference, { state: "done", note: "again" }, 2);
    expect((await as("omar").read(reference))?.lead).toMatchObject({ stateChangedAt: START + 5000, note: "again" });
  });

  it("are answered any number of times, each by a mail of its own that names the ones before", async () => {
    const reference = await add("a");
    const [acknowledgement] = await storage.outbox.claim(["visitor"], 5);
    if (!acknowledgement) throw new Error("there is no acknowledgement");
    await storage.outbox.delivered(acknowledgement);
    time += 1000;
    expect(await as("huda").reply(reference, { body: "أهلًا\nسنتصل بك", revision: 0 })).toBe("changed");
    expect(await as("omar").reply(reference, { body: "too late", revision: 0 })).toBe("conflict");
    const [first] = await storage.outbox.claim(["reply"], 5);
    if (!first) throw new Error("there is no reply");
    expect(first).toMatchObject({
      channel: "reply",
      submission: { reference, state: "answered" },
      reply: { body: "أهلًا\nسنتصل بك", earlier: [acknowledgement.id] },
    });
    await storage.outbox.delivered(first);
    time += 1000;
    await as("omar").reply(reference, { body: "second", revision: await revisionOf(reference) });
    const [second] = await storage.outbox.claim(["reply"], 5);
    if (!second) throw new Error("there is no second reply");
    expect(second.reply?.earlier).toEqual([acknowledgement.id, first.id]);
    await storage.outbox.failed(second, "550 unknown", true);
    const read = await as("omar").read(reference);
    expect(read?.replies.map(({ who, body }) => [who, body])).toEqual([
      ["huda", "أهلًا\nسنتصل بك"],
      ["omar", "second"],
    ]);
    expect(read?.mails.map(({ channel }) => channel).sort()).toEqual(["company", "reply", "reply", "visitor"]);
    expect(read?.lead.mail).toBe("failed");
    expect(await storage.outbox.countSent(0)).toBe(2);
    expect(await storage.outbox.sentTo("a@example.com", { since: 0, except: [] })).toHaveLength(2);
  });

  it("are not answered where no answer was asked for", async () => {
    const signUp = await add("n", { kind: "notify", channels: [] });
    expect(await as("huda").reply(signUp, { body: "offer", revision: 0 })).toBe("no-reply");
    expect(await storage.outbox.state()).toMatchObject({ waiting: 0 });
  });

  it("are counted by state and by week, without spam", async () => {
    await add("a");
    await add("b", { kind: "serial" });
    time += WEEK_MS;
    const spam = await add("c");
    await add("d");
    await as("huda").change(spam, { state: "spam", assignee: "huda" }, 0);
    const { counts, weeks, assignees } = await as("huda").summary({ weeks: 12 });
    expect(counts).toContainEqual({ kind: "contact", state: "new", count: 2 });
    expect(counts).toContainEqual({ kind: "contact", state: "spam", count: 1 });
    expect(weeks.toSorted((a, b) => a.weekStart - b.weekStart || a.kind.localeCompare(b.kind))).toEqual([
      { weekStart: Date.UTC(2026, 0, 12), kind: "contact", count: 1 },
      { weekStart: Date.UTC(2026, 0, 12), kind: "serial", count: 1 },
      { weekStart: Date.UTC(2026, 0, 19), kind: "contact", count: 1 },
    ]);
    expect(assignees).toEqual(["huda"]);
    expect((await as("huda").summary({ weeks: 1 })).weeks).toHaveLength(1);
  });

  it("are exported and deleted with what was noted and answered, and only those of that person", async () => {
    const reference = await add("a");
    const other = await add("b");
    await as("huda").change(reference, { note: "a private note" }, 0);
    for (const target of [reference, other])
      await as("huda").reply(target, { body: `to ${target}`, revision: await revisionOf(target) });
    const exported = await as("huda").exportPerson("A@example.com");
    expect(exported.submissions).toMatchObject([{ note: "a private note", replies: [{ who: "huda" }] }]);
    expect(await as("huda").countPerson("a@example.com")).toEqual({ submissions: 1, mails: 3, replies: 1, signUps: 0 });
    expect(await as("huda").deletePerson("a@example.com")).toEqual({ submissions: 1, signUps: 0 });
    const replies = await storage.db.selectFrom("reply").select("body").execute();
    expect(replies).toEqual([{ body: `to ${other}` }]);
    expect((await storage.db.selectFrom("outbox").select("id").execute()).length).toBe(3);
    const actions = (await as("omar").listAudit()).map(({ who, action, rows }) => [who, action, rows]);
    expect(actions).toEqual([
      ["huda", "note (one) (words)", 1],
      ["huda", "reply (one)", 1],
      ["huda", "reply (one)", 1],
      ["huda", "export (one)", 1],
      ["huda", "delete (one) --yes", 1],
    ]);
  });

  it("are copied with what was noted and answered", async () => {
    const reference = await add("a");
    await as("huda").change(reference, { note: "kept", state: "done" }, 0);
    await as("huda").reply(reference, { body: "kept as well", revision: 1 });
    const copy = await openStorage({ DATA_DIR: join(dataDir, "copy"), DATABASE_URL: undefined, log });
    await copyTables(storage, copy);
    const read = await auditedLeads({ storage: copy, who: "x" }).read(reference);
    expect(read).toMatchObject({ lead: { note: "kept", state: "answered" }, replies: [{ body: "kept as well" }] });
    await copy.close();
  });

  it("are found quickly among many", async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => {
      const id = `0199${String(index).padStart(8, "0")}`;
      return {
        ...{
          id,
          reference: `M-${id}`,
          dedupe_key: id,
          kind: "contact" as const,
          locale: "ar",
          email: `${id}@x.example`,
        },
        ...{ payload: JSON.stringify({ name: "سلمى", message: `رسالة ${index}` }), consent_version: "1.0" },
        ...{ trust: "verified" as const, client_hash: null, created_at: START + index },
        state: index % 100 === 0 ? ("new" as const) : ("done" as const),
      };
    });
    for (let from = 0; from < rows.length; from += 1000)
      await storage.db
        .insertInto("submission")
        .values(rows.slice(from, from + 1000))
        .execute();
    const began = performance.now();
    const { leads } = await as("huda").page({ state: "new" }, { before: null, size: 50 });
    const took = performance.now() - began;
    expect(leads).toHaveLength(50);
    // A hundredth of what reading all of them takes; generous for a busy machine.
    expect(took).toBeLessThan(500);
    expect((await as("huda").page({ text: "رسالة 17" }, { before: null, size: 5 })).leads).toHaveLength(5);
  });
});

it("a store of the release before is brought up to date: what was sent lately is new, older ones and sign-ups are done", async () => {
  const url = await postgres.newDatabase();
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openMigrationPool(url, log) }) });
  const earlier = Object.entries(migrationsFor("postgres")).filter(([name]) => name < "0003");
  await migrate(db, Object.fromEntries(earlier));
  const rows = [
    { id: "lately", kind: "contact", createdAt: Date.now() - WEEK_MS },
    { id: "long-ago", kind: "contact", createdAt: Date.now() - 3 * WEEK_MS },
    { id: "sign-up", kind: "notify", createdAt: Date.now() },
  ];
  for (const { id, kind, createdAt } of rows)
    await sql`INSERT INTO submission (id, kind, locale, payload, reference, dedupe_key, email, consent_version, trust, created_at)
      VALUES (${id}, ${kind}, 'ar', '{}', ${id.toUpperCase()}, ${id}, 'a@example.com', '1.1', 'verified', ${createdAt})`.execute(
      db,
    );
  await db.destroy();
  const storage = await openStorage({ DATA_DIR: dataDir, DATABASE_URL: url, log });
  const leads = await auditedLeads({ storage, who: "x" }).all("list", {});
  expect(leads.map(({ id, state, note, revision }) => [id, state, note, revision]).sort()).toEqual([
    ["lately", "new", "", 0],
    ["long-ago", "done", "", 0],
    ["sign-up", "done", "", 0],
  ]);
  await storage.close();
});

it("weeks begin on Monday", () => {
  expect(weekStartOf(START)).toBe(Date.UTC(2026, 0, 12));
  expect(weekStartOf(Date.UTC(2026, 0, 12))).toBe(Date.UTC(2026, 0, 12));
  expect(weekStartOf(Date.UTC(2026, 0, 12) - 1)).toBe(Date.UTC(2026, 0, 5));
});
