import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { timeStamp } from "#domain/text/time-stamp.ts";
import { runScript } from "#harness/run-script.ts";
import { createLog } from "#server/observability/log.ts";
import { auditIn } from "#server/storage/audit.ts";
import { leadsIn } from "#server/storage/leads.ts";
import { openStorage } from "#server/storage/open.ts";
import { expireBackups } from "./expire.ts";
import { verifiedCounts } from "./verify.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "site-backup-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const log = createLog("silent");
const at = (name: string) => join(dir, name);
const openIn = (name: string) => openStorage({ DATA_DIR: at(name), DATABASE_URL: undefined, log });

const run = (script: "backup" | "restore" | "secret", args: readonly string[], env: Record<string, string>) =>
  runScript(`scripts/${script}.ts`, args, env);

async function storeOf(name: string, messages: number) {
  const storage = await openIn(name);
  for (let index = 0; index < messages; index += 1)
    await storage.submissions.add({
      ...{ kind: "contact", locale: "ar", dedupeKey: `${index}`, consentVersion: "1.0", trust: "verified" },
      ...{ values: { email: `${index}@b.co`, message: "readable words" }, clientHash: null, channels: ["company"] },
    });
  await storage.close();
  writeFileSync(join(at(name), "secret.key"), "0".repeat(64), { mode: 0o600 });
}

describe("an encrypted backup", () => {
  it("shows nothing without the secret key, which the server does not have, and everything with it", async () => {
    await storeOf("data", 3);
    expect((await run("backup", ["--new-key", at("key")], {})).output).toContain("BACKUP_RECIPIENTS=age1");
    expect(statSync(at("key")).mode & 0o077).toBe(0);
    const BACKUP_RECIPIENTS = /age1\w+/.exec(readFileSync(at("key"), "utf8"))?.[0] ?? "";
    const made = await run("backup", [at("copy")], { DATA_DIR: at("data"), BACKUP_RECIPIENTS });
    expect([made.code, made.output]).toEqual([0, expect.stringContaining("It holds 3 submissions, 3 mails")]);
    expect(readdirSync(at("copy")).sort()).toEqual(["secret.key.age", "site.db.age"]);
    for (const name of readdirSync(at("copy"))) {
      expect(statSync(join(at("copy"), name)).mode & 0o077).toBe(0);
      const bytes = readFileSync(join(at("copy"), name), "latin1");
      expect(bytes).toMatch(/^age-encryption\.org\/v1\n/);
      expect(bytes).not.toMatch(/readable words|SQLite format|0{64}/);
    }
    // Nothing readable is left where it was put together.
    expect(readdirSync(at("data")).filter((name) => name.startsWith("backup"))).toEqual([]);

    const locked = await run("restore", [at("copy")], { DATA_DIR: at("restored") });
    expect([locked.code, locked.output]).toEqual([1, expect.stringContaining("This backup is encrypted")]);
    await run("backup", ["--new-key", at("other")], {});
    const wrong = await run("restore", [at("copy"), "--key", at("other")], { DATA_DIR: at("restored") });
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining("cannot be read with the key")]);
    const put = await run("restore", [at("copy"), "--key", at("key")], { DATA_DIR: at("restored") });
    expect([put.code, put.output]).toEqual([0, expect.stringContaining("Restored 3 submissions")]);
    const restored = await openIn("restored");
    const messages = (await leadsIn(restored.db).list()).map(({ values }) => values["message"]);
    expect(messages).toEqual(Array(3).fill("readable words"));
    expect((await auditIn(restored.db).list()).map(({ action, rows }) => [action, rows])).toEqual([["restore", 3]]);
    await restored.close();
    expect(readFileSync(join(at("restored"), "secret.key"), "utf8")).toBe("0".repeat(64));
  });
});

describe("a backup", () => {
  it("leaves nothing behind when it cannot be finished, and is noted in the audit when it is", async () => {
    await storeOf("data", 1);
    const BACKUP_RECIPIENTS = `age1${"q".repeat(58)}`;
    const failed = await run("backup", [at("copy")], { DATA_DIR: at("data"), BACKUP_RECIPIENTS });
    expect([failed.code, failed.output]).toEqual([1, expect.stringContaining("is no public key of age")]);
    expect([existsSync(at("copy")), readdirSync(at("data")).sort()]).toEqual([false, ["secret.key", "site.db"]]);

    chmodSync(at("data"), 0o755);
    const args = ["--into", at("all"), "--keep", "2"];
    const done = await run("backup", args, { DATA_DIR: at("data") });
    expect([done.code, done.output]).toEqual([0, expect.stringContaining("1 submission, 1 mail and 0 sign-ups.")]);
    const [made = ""] = readdirSync(at("all"));
    for (const name of ["", "site.db", "secret.key"])
      expect(statSync(join(at("all"), made, name)).mode & 0o077).toBe(0);
    const storage = await openIn("data");
    expect((await auditIn(storage.db).list()).filter(({ action }) => action === "backup")).toMatchObject([
      { rows: 1 },
      { rows: 1 },
    ]);
    await storage.close();
  });

  it("that is damaged is found out", async () => {
    await storeOf("data", 200);
    const path = join(at("data"), "site.db");
    expect(verifiedCounts(path)).toEqual({ submissions: 200, mails: 200, signUps: 0, people: 0 });
    // One letter of a stored address: every row can still be read and counted.
    const bytes = readFileSync(path, "latin1");
    const letter = /(?<!")142@b\.co/.exec(bytes)?.index ?? Number.NaN;
    writeFileSync(path, `${bytes.slice(0, letter)}9${bytes.slice(letter + 1)}`, "latin1");
    expect(() => verifiedCounts(path)).toThrow("The copy is damaged");
  });
});

describe("older backups", () => {
  const folder = (name: string, file = "site.db") => {
    mkdirSync(join(at("all"), name), { recursive: true });
    writeFileSync(join(at("all"), name, file), "");
  };

  it("are deleted by number, so that a clock that jumped deletes no more; nothing else is touched", () => {
    const days = [1, 2, 3, 4].map((day) => timeStamp(new Date(Date.UTC(2026, 0, day))));
    for (const [index, name] of days.entries()) folder(name, index % 2 ? "site.db" : "site.db.age");
    const jumped = timeStamp(new Date(Date.UTC(2031, 0, 1)));
    folder(jumped);
    folder("monday");
    folder("2026-01-01T00-00-09Z", "notes.txt");
    expect(expireBackups(join(at("all"), jumped), 3)).toEqual(days.slice(0, 2));
    // Back in time, the one just taken stays although its name is not the last.
    const newest = timeStamp(new Date(Date.UTC(2026, 0, 5)));
    folder(newest);
    expect(expireBackups(join(at("all"), newest), 2)).toEqual(days.slice(2));
    expect(readdirSync(at("all")).sort()).toEqual(["2026-01-01T00-00-09Z", newest, jumped, "monday"]);
  });
});

describe("the secret", () => {
  it("is rotated and retired on files, and never missing", async () => {
    await storeOf("data", 0);
    const env = { DATA_DIR: at("data") };
    const secretIn = (name: string) => readFileSync(join(at("data"), name), "utf8");
    expect((await run("secret", ["rotate"], env)).code).toBe(0);
    expect(secretIn("secret-fallback.key")).toBe("0".repeat(64));
    expect(secretIn("secret.key")).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(join(at("data"), "secret.key")).mode & 0o077).toBe(0);
    expect((await run("secret", ["rotate"], env)).output).toContain("npm run secret -- retire");
    const rotated = secretIn("secret.key");
    expect((await run("secret", ["retire"], env)).code).toBe(0);
    expect([existsSync(join(at("data"), "secret-fallback.key")), secretIn("secret.key")]).toEqual([false, rotated]);
    const variables = await run("secret", ["rotate"], { ...env, SECRET_KEY: "x".repeat(32) });
    expect([variables.code, variables.output]).toEqual([0, expect.stringMatching(/SECRET_KEY_FALLBACK=[0-9a-f]{64}/)]);
  });
});
