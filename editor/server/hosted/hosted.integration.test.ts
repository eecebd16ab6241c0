import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { People, Refused, Role, SignInStep } from "#editor/contract.ts";
import { copyContent } from "#harness/content-copy.ts";
import { startPostgres, type TestPostgres } from "#harness/postgres.ts";
import { publisherWith } from "#harness/publisher.ts";
import { totpCode } from "#harness/totp.ts";
import { parseEnv } from "#server/env.ts";
import { createLog } from "#server/observability/log.ts";
import { openStorage } from "#server/storage/open.ts";
import { hostedApi } from "./start.ts";

const ORIGIN = "https://edit.example.com";
const HOUR_MS = 60 * 60 * 1000;
const PASSWORD = "four words of a password";
const log = createLog("silent");

let postgres: TestPostgres;
let content: ReturnType<typeof copyContent>;
beforeAll(async () => {
  postgres = await startPostgres();
  content = copyContent();
});
afterAll(async () => {
  content.remove();
  await postgres.remove();
});

describe.each(["sqlite", "postgres"] as const)("a hosted editor on %s", (engine) => {
  /** What does not depend on how people and sessions are stored. */
  const anyStore = { tags: engine === "postgres" ? ["only-in-test-all"] : [] };
  let dataDir: string;
  let hosted: Awaited<ReturnType<typeof hostedApi>>;
  let env: ReturnType<typeof parseEnv>;
  /** Added to the clock of the editor; better-auth has the one of the machine. */
  let later = 0;

  beforeEach(async () => {
    later = 0;
    dataDir = mkdtempSync(join(tmpdir(), "hosted-editor-"));
    const DATABASE_URL = engine === "postgres" ? await postgres.newDatabase() : undefined;
    env = parseEnv({
      ...{ EDITOR_ORIGIN: ORIGIN, DATA_DIR: dataDir, CONTENT_DIR: content.dir, DATABASE_URL, TRUSTED_PROXIES: "1" },
    });
    const publisher = publisherWith({ DIST_DIR: join(dataDir, "dist"), RELEASES_DIR: join(dataDir, "releases") });
    hosted = await hostedApi({ env, log, publisher, now: () => Date.now() + later });
  });
  afterEach(async () => {
    await hosted.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** A browser: it keeps cookies and says where a request comes from. */
  function browser(address = "198.51.100.7") {
    const cookies = new Map<string, string>();
    const setCookies: string[] = [];
    async function ask(
      path: string,
      body?: unknown,
      { method = "POST", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
    ) {
      const answer = await hosted.app.request(`${ORIGIN}/api/${path}`, {
        method: body === undefined && method === "POST" ? "GET" : method,
        headers: {
          host: new URL(ORIGIN).host,
          "x-forwarded-for": address,
          "content-type": "application/json",
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          ...(body !== undefined || method !== "POST" ? { origin: ORIGIN } : {}),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const line of answer.headers.getSetCookie()) {
        setCookies.push(line);
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    }
    return { ask, cookies, setCookies };
  }
  type Browser = ReturnType<typeof browser>;

  const keyOf = async (answer: Response) => ((await answer.json()) as Refused).errors[0]?.reason.key;
  const tokenFor = async (email: string, role: Role) => {
    const link = await hosted.links.add("invitation", { email, role, locale: "ar" });
    return hosted.links.addressOf(link).split("/").at(-1) ?? "";
  };

  /** Accepts an invitation with password and telephone; the browser is signed in afterwards. */
  async function signedUp(role: Role, email = `${role}@example.com`) {
    const own = browser();
    const token = await tokenFor(email, role);
    const answer = await own.ask("sign-in/accept", { token, name: `A ${role}`, password: PASSWORD });
    const step = (await answer.json()) as SignInStep;
    if (step.next !== "setUp") throw new Error("the second factor is not set up");
    const confirmed = await own.ask("sign-in/code", { code: totpCode(step.setUp.secret) });
    expect(confirmed.status).toBe(204);
    return { ...own, ...step.setUp, token, email };
  }

  it("shows a stranger nothing", anyStore, async () => {
    const stranger = browser();
    for (const path of ["content", "entries/apps/daftar", "library", "search?q=a", "people", "history", "missing"]) {
      const answer = await stranger.ask(path);
      expect([path, answer.status, await keyOf(answer)]).toEqual([path, 401, "errors.signedOut"]);
    }
    expect((await stranger.ask("entries/apps/daftar", {}, { method: "PUT" })).status).toBe(401);
    const { headers } = await stranger.ask("content");
    expect(Object.fromEntries(headers)).toMatchObject({
      ...{ "strict-transport-security": "max-age=63072000; includeSubDomains", "cache-control": "no-store" },
      ...{ "x-content-type-options": "nosniff", "x-frame-options": "DENY", "referrer-policy": "no-referrer" },
      ...{ "cross-origin-opener-policy": "same-origin", "cross-origin-resource-policy": "same-origin" },
    });
    expect((await stranger.ask("sign-in", { email: "a@example.com", password: "x".repeat(9000) })).status).toBe(422);
    // Nothing of the library's own addresses is served.
    for (const path of ["auth/sign-up/email", "auth/get-session", "sign-up/email"])
      expect((await stranger.ask(path, { email: "a@example.com", password: PASSWORD, name: "A" })).status).toBe(401);
  });

  it("lets somebody in by an invitation, a password and a telephone, and by neither alone", async () => {
    const own = browser();
    const token = await tokenFor("salma@example.com", "owner");
    expect(await (await own.ask("sign-in/link", { token })).json()).toEqual({
      ...{ kind: "invitation", email: "salma@example.com", role: "owner" },
    });
    const short = await own.ask("sign-in/accept", { token, name: "Salma", password: "short" });
    expect([short.status, await keyOf(short)]).toEqual([422, "errors.weakPassword"]);
    const step = await (await own.ask("sign-in/accept", { token, name: "Salma", password: PASSWORD })).json();
    expect(step).toMatchObject({ next: "setUp", setUp: { qr: { size: expect.any(Number) } } });
    expect(step.setUp.backupCodes).toHaveLength(10);
    // A session without a second factor opens nothing.
    expect((await own.ask("content")).status).toBe(401);
    expect((await own.ask("sign-in/code", { code: "000000" })).status).toBe(401);
    expect((await own.ask("sign-in/code", { code: totpCode(step.setUp.secret) })).status).toBe(204);
    const { person } = await (await own.ask("content")).json();
    expect(person).toEqual({
      ...{ name: "Salma", email: "salma@example.com", may: ["write", "publish", "answer", "manage"] },
    });
    const again = await browser().ask("sign-in/accept", { token, name: "Other", password: PASSWORD });
    expect([again.status, await keyOf(again)]).toEqual([422, "errors.linkUsed"]);

    const elsewhere = browser();
    const first = await elsewhere.ask("sign-in", { email: "Salma@example.com ", password: PASSWORD });
    expect(await first.json()).toEqual({ next: "code" });
    expect((await elsewhere.ask("content")).status).toBe(401);
    const [backup = ""] = step.setUp.backupCodes;
    expect((await elsewhere.ask("sign-in/code", { code: backup })).status).toBe(204);
    expect((await elsewhere.ask("content")).status).toBe(200);
    const third = browser();
    await third.ask("sign-in", { email: "salma@example.com", password: PASSWORD });
    expect((await third.ask("sign-in/code", { code: backup })).status).toBe(401);
  });

  it("keeps its session in a cookie for this host alone, and a new one for each sign-in", anyStore, async () => {
    const owner = await signedUp("owner");
    const name = "__Host-editor.session_token";
    for (const line of owner.setCookies)
      expect(line).toMatch(/^__Host-(?=.*; Path=\/(?:;|$))(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Strict)/i);
    const before = owner.cookies.get(name);
    await owner.ask("sign-in", { email: owner.email, password: PASSWORD });
    expect((await owner.ask("sign-in/code", { code: owner.backupCodes[0] })).status).toBe(204);
    expect(owner.cookies.get(name)).not.toBe(before);
    const kept = new Map(owner.cookies);
    expect((await owner.ask("sign-in/out", {})).status).toBe(204);
    expect(owner.cookies.has(name)).toBe(false);
    const thief = browser();
    for (const [key, value] of kept) thief.cookies.set(key, value);
    expect((await thief.ask("content")).status).toBe(401);
  });

  it("ends a session after a week, and after hours of doing nothing", anyStore, async () => {
    const owner = await signedUp("owner");
    later = 7 * 24 * HOUR_MS - 60_000;
    expect((await owner.ask("content")).status).toBe(200);
    later = 7 * 24 * HOUR_MS + 60_000;
    expect((await owner.ask("content")).status).toBe(401);
    later = 0;
    const storage = await openStorage({ ...env, log });
    const past = new Date(Date.now() - 1000).toISOString();
    await sql`UPDATE editor_session SET "expiresAt" = ${past}`.execute(storage.db);
    await storage.close();
    expect((await owner.ask("content")).status).toBe(401);
  });

  it("lets each role do what it may, and no more", anyStore, async () => {
    const [writer, publisher, owner] = [await signedUp("writer"), await signedUp("publisher"), await signedUp("owner")];
    const order = JSON.parse(readFileSync(join(content.dir, "apps/daftar/app.json"), "utf8"));
    expect(order.id).toBe("daftar");
    const may = async ({ ask }: Pick<Browser, "ask">) => ({
      actions: (await (await ask("content")).json()).person.may,
      draft: (await ask("missing/confirm", { locale: "en", texts: [] })).status,
      // Nothing is being published: whoever may cancel it is told so.
      publish: (await ask("publish/cancel", {})).status,
      submissions: (await ask("submissions/summary")).status,
      people: (await ask("people")).status,
      invite: (await ask("people", { email: "x@example.com", role: "owner", locale: "ar" })).status,
    });
    expect(await may(writer)).toEqual({
      actions: ["write"],
      ...{ draft: 204, publish: 403, submissions: 403, people: 403, invite: 403 },
    });
    expect(await may(publisher)).toEqual({
      actions: ["write", "publish"],
      ...{ draft: 204, publish: 409, submissions: 403, people: 403, invite: 403 },
    });
    expect(await may(owner)).toMatchObject({ draft: 204, publish: 409, submissions: 200, people: 200, invite: 201 });
    expect(await keyOf(await writer.ask("people"))).toBe("errors.notYours");
    const changes = (await hosted.audit.list()).filter(({ action }) => action.includes("missing/confirm"));
    expect(changes.map(({ who }) => who)).toEqual(["writer@example.com", "publisher@example.com", "owner@example.com"]);
  });

  it("lets an owner change roles, remove people and sign them out, but keeps an owner", async () => {
    const [owner, writer] = [await signedUp("owner"), await signedUp("writer")];
    const list = async () => ((await (await owner.ask("people")).json()) as People).people;
    const idOf = async (email: string) => (await list()).find((one) => one.email === email)?.id;
    const [ownId, writerId] = [await idOf(owner.email), await idOf(writer.email)];
    for (const answer of [
      await owner.ask(`people/${ownId}`, { role: "writer" }, { method: "PUT" }),
      await owner.ask(`people/${ownId}`, undefined, { method: "DELETE" }),
    ])
      expect([answer.status, await keyOf(answer)]).toEqual([409, "errors.lastOwner"]);
    expect((await owner.ask(`people/${writerId}/sign-out`, {})).status).toBe(204);
    expect((await writer.ask("content")).status).toBe(401);
    expect((await owner.ask(`people/${writerId}`, { role: "owner" }, { method: "PUT" })).status).toBe(204);
    expect((await owner.ask(`people/${ownId}`, { role: "writer" }, { method: "PUT" })).status).toBe(204);
    // At once, not with the next session.
    expect((await owner.ask("people")).status).toBe(403);
    expect((await hosted.people.remove(ownId ?? "")).toString()).toBe("done");
    expect((await owner.ask("content")).status).toBe(401);
  });

  it("gives a new password by a link that works once, and says the same whoever asks", async () => {
    const owner = await signedUp("owner");
    const stranger = browser();
    const known = await stranger.ask("sign-in/forgotten", { email: owner.email, locale: "ar" });
    const unknown = await stranger.ask("sign-in/forgotten", { email: "nobody@example.com", locale: "ar" });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    const [mail] = await vi.waitFor(async () => {
      const waiting = await hosted.links.outbox.claim(["reset"], 5);
      expect(waiting).toHaveLength(1);
      return waiting;
    });
    if (!mail) throw new Error("no mail");
    expect(mail.email).toBe(owner.email);
    const token = hosted.links.addressOf(mail).split("/").at(-1) ?? "";
    const renewed = "another four words";
    expect((await stranger.ask("sign-in/accept", { token, name: "Thief", password: renewed })).status).toBe(422);
    expect((await stranger.ask("sign-in/reset", { token, password: renewed })).status).toBe(204);
    expect((await stranger.ask("sign-in/reset", { token, password: renewed })).status).toBe(422);
    // Signed out everywhere; the second factor is still asked for.
    expect((await owner.ask("content")).status).toBe(401);
    expect((await stranger.ask("sign-in", { email: owner.email, password: PASSWORD })).status).toBe(401);
    const first = await stranger.ask("sign-in", { email: owner.email, password: renewed });
    expect(await first.json()).toEqual({ next: "code" });
  });

  it("takes no link that has expired or was made up, and stores none that opens anything", async () => {
    const token = await tokenFor("late@example.com", "writer");
    const storage = await openStorage({ ...env, log });
    const { rows } = await sql<Record<string, unknown>>`SELECT * FROM editor_link`.execute(storage.db);
    await storage.close();
    expect(JSON.stringify(rows)).not.toContain(token.split(".")[1]);
    const ask = browser().ask;
    const forged = `${token.split(".")[0]}.${"A".repeat(43)}`;
    for (const one of [forged, "", "x.y"]) expect((await ask("sign-in/link", { token: one })).status).toBe(422);
    expect((await ask("sign-in/link", { token })).status).toBe(200);
    later = 3 * 24 * HOUR_MS + 1000;
    expect((await ask("sign-in/link", { token })).status).toBe(422);
  });

  it("refuses what comes from other pages, other names, or does not say where from", anyStore, async () => {
    const owner = await signedUp("owner");
    const refused = async (headers: Record<string, string>, body: unknown = {}) =>
      (await owner.ask("missing/confirm", body, { headers })).status;
    expect(await refused({ origin: "https://example.com" })).toBe(403);
    expect(await refused({ "sec-fetch-site": "same-site" })).toBe(403);
    expect(await refused({ "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await refused({ host: "example.com" })).toBe(403);
    expect(await refused({ "content-type": "text/plain" })).toBe(403);
    const silent = await hosted.app.request(`${ORIGIN}/api/sign-in/forgotten`, {
      method: "POST",
      headers: { host: "edit.example.com", "content-type": "application/json" },
      body: "{}",
    });
    expect(silent.status).toBe(403);
  });

  it("slows strangers down without locking out who was here before", anyStore, async () => {
    const owner = await signedUp("owner");
    const tryIn = (from: Browser, password: string) => from.ask("sign-in", { email: owner.email, password });
    for (let tries = 0; tries < 10; tries += 1)
      expect((await tryIn(browser(`203.0.113.${tries}`), "wrong")).status).toBe(401);
    const locked = await tryIn(browser("203.0.113.99"), PASSWORD);
    expect([locked.status, await keyOf(locked)]).toEqual([429, "errors.tooManyTries"]);
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(60);
    expect((await tryIn(owner, PASSWORD)).status).toBe(200);
    later = 16 * 60_000;
    expect((await tryIn(browser("203.0.113.99"), PASSWORD)).status).toBe(200);
    // By network, whatever is tried.
    const one = browser("192.0.2.1");
    const statuses = await Promise.all(
      Array.from({ length: 31 }, (_, index) => one.ask("sign-in/link", { token: `${index}.x` })),
    );
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1);
    const noted = (await hosted.audit.list()).filter(({ action }) => action === "editor: sign-in refused");
    expect(noted).toHaveLength(10);
    expect(new Set(noted.map(({ who }) => who))).toEqual(new Set([owner.email]));
  });

  it("lets somebody who lost their telephone begin anew by another invitation", anyStore, async () => {
    const owner = await signedUp("owner");
    const anew = await signedUp("owner", owner.email);
    expect((await owner.ask("content")).status).toBe(401);
    expect((await anew.ask("content")).status).toBe(200);
    const lower = await tokenFor(owner.email, "writer");
    const refused = await browser().ask("sign-in/accept", { token: lower, name: "W", password: PASSWORD });
    expect([refused.status, await keyOf(refused)]).toEqual([409, "errors.lastOwner"]);
  });

  it("knows its people again after a backup was restored, on the other kind of database", {
    tags: ["only-in-test-all"],
  }, async () => {
    const owner = await signedUp("owner");
    await signedUp("writer");
    await tokenFor("invited@example.com", "writer");
    const run = (script: string, folder: string, variables: Record<string, string | undefined>) =>
      execFileSync(process.execPath, [`scripts/${script}.ts`, folder], {
        env: { PATH: process.env["PATH"], ...variables },
        encoding: "utf8",
      });
    const copy = join(dataDir, "copy");
    const { DATA_DIR, DATABASE_URL } = env;
    expect(run("backup", copy, { DATA_DIR, DATABASE_URL })).toContain("people of the hosted editor: 2");
    expect(readdirSync(copy).sort()).toEqual(["editor-secret.key", "site.db"]);
    const held = readFileSync(join(copy, "site.db"), "latin1");
    for (const secret of [...owner.cookies.values()].map((value) => decodeURIComponent(value).split(".")[0] ?? ""))
      expect(held).not.toContain(secret);
    expect(held).not.toContain("invited@example.com");

    const place = {
      DATA_DIR: join(dataDir, "restored"),
      DATABASE_URL: engine === "postgres" ? undefined : await postgres.newDatabase(),
    };
    expect(run("restore", copy, place)).toContain("people of the hosted editor: 2");
    expect(() => run("restore", copy, place)).toThrow("already knows people of the hosted editor (2)");
    await hosted.close();
    env = { ...env, ...place };
    const publisher = publisherWith({ DIST_DIR: join(dataDir, "dist"), RELEASES_DIR: join(dataDir, "releases") });
    hosted = await hostedApi({ env, log, publisher });
    expect((await owner.ask("content")).status).toBe(401);
    const again = browser();
    expect((await again.ask("sign-in", { email: owner.email, password: PASSWORD })).status).toBe(200);
    expect((await again.ask("sign-in/code", { code: owner.backupCodes[0] })).status).toBe(204);
    const { people } = (await (await again.ask("people")).json()) as People;
    expect(people.map(({ email, role, isReady }) => [email, role, isReady])).toEqual([
      ["owner@example.com", "owner", true],
      ["writer@example.com", "writer", true],
    ]);
  });
});
