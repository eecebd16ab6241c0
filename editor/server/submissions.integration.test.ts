import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RefusedChange, Submission, SubmissionPage, SubmissionSummary } from "#editor/contract.ts";
import { ACTIONS_BY_ROLE, type Person } from "#editor/contract.ts";
import { startPostgres, type TestPostgres } from "#harness/postgres.ts";
import { createLog } from "#server/observability/log.ts";
import { auditIn } from "#server/storage/audit.ts";
import { openStorage, type Storage } from "#server/storage/open.ts";
import { editorApi } from "./app.ts";
import { siteStore } from "./site-store.ts";

const HOST = "127.0.0.1:4321";
const NOW = new Date("2026-11-18T09:00:00Z");
const HUDA: Person = { name: "هدى", email: "huda@site.example", may: ACTIONS_BY_ROLE.owner };
const OMAR: Person = { name: "Omar", email: null, may: ACTIONS_BY_ROLE.owner };
const WRITER: Person = { name: "Writer", email: null, may: ACTIONS_BY_ROLE.publisher };
const log = createLog("silent");

let postgres: TestPostgres;
let dataDir: string;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "site-editor-store-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** The API for one person. */
function apiFor(person: Person, findStore: () => Storage | null) {
  const api = editorApi({
    ...{ contentDir: "content", siteAddress: null, now: () => NOW },
    personOf: async () => person,
    findStore,
  });
  return async <T>(path: string, method = "GET", body?: unknown) => {
    const answer = await api.request(`http://${HOST}/api/submissions${path}`, {
      method,
      headers: { host: HOST, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
    // What the server says is held to the contract by its own types.
    return { status: answer.status, body: (isJson ? JSON.parse(text) : text) as T };
  };
}

describe.each(["sqlite", "postgres"] as const)("submissions in the editor, on %s", (engine) => {
  let storage: Storage;
  const references: string[] = [];
  beforeEach(async () => {
    const DATABASE_URL = engine === "postgres" ? await postgres.newDatabase() : undefined;
    storage = await openStorage({ DATA_DIR: dataDir, DATABASE_URL, log, now: () => NOW.getTime() });
    references.length = 0;
    const more = { locale: "ar", consentVersion: "1.2", clientHash: null } as const;
    for (const submission of [
      {
        kind: "contact",
        trust: "verified",
        channels: ["company", "visitor"],
        values: { name: "=سلمى", email: "salma@example.com", service: "mobile", message: "نريد تطبيقًا" },
      },
      {
        kind: "serial",
        trust: "suspected",
        channels: ["company"],
        values: { email: "sam@example.com", app: "daftar" },
      },
      { kind: "notify", trust: "verified", channels: ["confirm"], values: { email: "sam@example.com", app: "raff" } },
    ] as const) {
      const added = await storage.submissions.add({ ...more, ...submission, dedupeKey: submission.kind });
      if ("reference" in added) references.push(added.reference);
    }
  });
  afterEach(() => storage.close());

  const huda = () => apiFor(HUDA, () => storage);
  const omar = () => apiFor(OMAR, () => storage);

  it("are for those alone who may answer", async () => {
    const ask = apiFor(WRITER, () => storage);
    for (const [path, method] of [
      ["/list", "POST"],
      ["/summary", "GET"],
      [`/${references[0]}`, "GET"],
      [`/${references[0]}`, "PUT"],
      [`/${references[0]}/replies`, "POST"],
      ["/export", "POST"],
      ["/person/delete", "POST"],
    ] as const) {
      const { status, body } = await ask(path, method, method === "GET" ? undefined : { email: "salma@example.com" });
      expect([path, status, body]).toEqual([
        path,
        403,
        { errors: [{ reason: { key: "errors.notYours", values: {} } }] },
      ]);
    }
    expect(await auditIn(storage.db).list()).toEqual([]);
  });

  it("are listed, filtered and counted", async () => {
    const list = async (filter: object) => {
      const { status, body } = await huda()<SubmissionPage>("/list", "POST", filter);
      expect(status).toBe(200);
      return body.rows.map(({ reference }) => references.indexOf(reference));
    };
    expect(await list({})).toEqual([2, 1, 0]);
    expect(await list({ state: "new" })).toEqual([1, 0]);
    expect(await list({ trust: "suspected" })).toEqual([1]);
    expect(await list({ text: "تطبيقًا" })).toEqual([0]);
    expect(await list({ text: "sam@example.com", kind: "notify" })).toEqual([2]);
    expect(await list({ since: "2026-11-18", until: "2026-11-18" })).toHaveLength(3);
    expect(await list({ until: "2026-11-17" })).toEqual([]);
    expect((await huda()("/list", "POST", { state: "read" })).status).toBe(422);
    const { body } = await huda()<SubmissionSummary>("/summary");
    expect(body.counts).toContainEqual({ kind: "contact", state: "new", count: 1 });
    expect(body.weeks).toHaveLength(12);
    expect(body.weeks.at(-1)).toEqual({
      weekStart: Date.UTC(2026, 10, 16),
      counts: { contact: 1, serial: 1, notify: 1 },
    });
    const audit = (await auditIn(storage.db).list()).map(({ who, action, rows }) => [who, action, rows]);
    expect(audit).toContainEqual(["هدى <huda@site.example>", "list --kind notify --text (words)", 1]);
    expect(JSON.stringify(audit)).not.toContain("sam@");
  });

  it("are changed by two people at once without a loss: the second gets the other's version", async () => {
    const [reference] = references;
    const { body: opened } = await omar()<Submission>(`/${reference}`);
    expect(opened).toMatchObject({ state: "new", revision: 0, canReply: true, topic: "mobile" });
    const first = await huda()<Submission>(`/${reference}`, "PUT", { revision: 0, note: "اتصلت بها", assignee: "هدى" });
    expect(first.body).toMatchObject({ note: "اتصلت بها", assignee: "هدى", revision: 1, state: "new" });
    const second = await omar()<RefusedChange>(`/${reference}`, "PUT", { revision: 0, note: "mine", state: "spam" });
    expect(second.status).toBe(409);
    expect(second.body.errors[0]?.reason.key).toBe("errors.submissionChanged");
    expect(second.body.currentSubmission).toMatchObject({
      note: "اتصلت بها",
      assignee: "هدى",
      state: "new",
      revision: 1,
    });
    const reply = await omar()<RefusedChange>(`/${reference}/replies`, "POST", { revision: 0, body: "too soon" });
    expect([reply.status, reply.body.currentSubmission?.replies]).toEqual([409, []]);
    const done = await omar()<Submission>(`/${reference}`, "PUT", { revision: 1, state: "done", note: "a\0b" });
    expect(done.body).toMatchObject({ state: "done", note: "ab", stateChangedAt: NOW.getTime() });
    expect((await omar()("/M-0000-0000", "PUT", { revision: 0, state: "done" })).status).toBe(404);
    expect((await omar()(`/${reference}`, "PUT", { revision: 2, note: "x".repeat(4001) })).status).toBe(422);
  });

  it("are answered by a mail in the outbox, which is shown with what became of it", async () => {
    const [reference, , signUp] = references;
    expect((await huda()(`/${reference}/replies`, "POST", { revision: 0, body: "  " })).status).toBe(422);
    const refused = await huda()<RefusedChange>(`/${signUp}/replies`, "POST", { revision: 0, body: "an offer" });
    expect([refused.status, refused.body.errors[0]?.reason.key]).toEqual([422, "errors.noReply"]);
    const { status, body } = await huda()<Submission>(`/${reference}/replies`, "POST", {
      revision: 0,
      body: "أهلًا\nبك",
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: "answered",
      replies: [{ who: "هدى <huda@site.example>", body: "أهلًا\nبك", mail: { to: "reply", state: "waiting" } }],
    });
    expect(body.mails.map(({ to }) => to).sort()).toEqual(["company", "visitor"]);
    const [message] = await storage.outbox.claim(["reply"], 1);
    if (!message) throw new Error("there is no mail");
    await storage.outbox.failed(message, "550 unknown user", true);
    const failed = await huda()<Submission>(`/${reference}`);
    expect(failed.body.replies[0]?.mail).toMatchObject({ state: "failed", reason: "550 unknown user", attempts: 1 });
    const retried = await huda()<Submission>(`/${reference}/retry`, "POST");
    expect(retried.body.replies[0]?.mail?.state).toBe("waiting");
  });

  it("are exported so that spreadsheets run nothing, and deleted for one person exactly", async () => {
    const csv = await huda()<string>("/export", "POST", { kind: "contact" });
    expect(csv.body).toContain("'=سلمى");
    expect(csv.body.trim().split("\r\n")).toHaveLength(2);
    const sam = { email: "SAM@example.com" };
    await storage.subscriptions.findOrAdd({ ...sam, app: "raff", locale: "ar", consentVersion: "1.2" });
    expect((await huda()("/person", "POST", sam)).body).toEqual({ submissions: 2, signUps: 1, mails: 2, replies: 0 });
    const exported = await huda()<{ submissions: unknown[]; signUps: unknown[] }>("/person/export", "POST", sam);
    expect([exported.body.submissions.length, exported.body.signUps.length]).toEqual([2, 1]);
    expect((await huda()("/person/delete", "POST", sam)).body).toMatchObject({ submissions: 2, signUps: 1 });
    const { body } = await huda()<SubmissionPage>("/list", "POST", {});
    expect(body.rows.map(({ reference }) => reference)).toEqual([references[0]]);
    const actions = (await auditIn(storage.db).list()).map(({ action, rows }) => `${action}: ${rows}`);
    expect(actions).toEqual(["export --kind contact: 1", "export (one): 3", "delete (one) --yes: 3", "list: 1"]);
  });
});

describe("without a store", () => {
  it("says so, and makes none", async () => {
    const store = siteStore({ DATA_DIR: dataDir, DATABASE_URL: undefined });
    const ask = apiFor(HUDA, store.find);
    expect(await ask("/summary")).toEqual({ status: 200, body: null });
    const { status, body } = await ask("/list", "POST", {});
    expect([status, body]).toEqual([404, { errors: [{ reason: { key: "errors.noStore", values: {} } }] }]);
    const made = await openStorage({ DATA_DIR: dataDir, DATABASE_URL: undefined, log });
    expect((await ask<SubmissionSummary>("/summary")).body.counts).toEqual([]);
    await made.close();
    await store.close();
  });

  it("says why one cannot be used", async () => {
    const store = siteStore({ DATA_DIR: dataDir, DATABASE_URL: "postgres://nobody:secret@127.0.0.1:1/none" });
    const { status, body } = await apiFor(HUDA, store.find)("/summary");
    expect([status, JSON.stringify(body)]).toEqual([503, expect.stringContaining("errors.storeUnusable")]);
    expect(JSON.stringify(body)).not.toContain("secret");
    await store.close();
  });
});
