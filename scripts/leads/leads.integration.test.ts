import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runScript } from "#harness/run-script.ts";
import { auditedLeads } from "#server/leads/audited-leads.ts";
import { csvOf } from "#server/leads/csv.ts";
import { createLog } from "#server/observability/log.ts";
import { openStorage, type Storage } from "#server/storage/open.ts";
import { HELP, parseCommand, UsageError } from "./arguments.ts";
import { runCommand } from "./commands.ts";

describe("leads", () => {
  let dir: string;
  let storage: Storage;
  const references: string[] = [];
  const add = async (key: string, values: Record<string, string>, target = storage) => {
    const added = await target.submissions.add({
      kind: "contact",
      locale: "ar",
      values,
      dedupeKey: key,
      consentVersion: "1.0",
      trust: "verified",
      clientHash: null,
      channels: ["company", "visitor"],
    });
    if ("reference" in added) references.push(added.reference);
  };
  const run = (script: string, args: string[], DATA_DIR = dir, env: Record<string, string> = {}) =>
    runScript(script, args, { DATA_DIR, ...env });
  /** What the command would say, without a process of its own. */
  const leads = async (...args: string[]): Promise<{ code: number; output: string }> => {
    try {
      const parsed = parseCommand(args);
      const needs = { leads: auditedLeads({ storage, who: "tester" }), apps: () => ["daftar"], now: Date.now };
      return { code: 0, output: parsed ? await runCommand(parsed, needs) : HELP };
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return { code: 1, output: error.message };
    }
  };

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), "site-leads-"));
    storage = await openStorage({ DATA_DIR: dir, DATABASE_URL: undefined, log: createLog("silent") });
    await add("1", { name: "سلمى", email: "salma@example.com", message: '=HYPERLINK("x")\nسطر "ثانٍ"' });
    await add("2", { name: "Sam", email: "sam@example.com", message: "hello" });
  });
  afterAll(async () => {
    await storage.close();
    rmSync(dir, { recursive: true, force: true });
  });

  it("are listed", async () => {
    const { code, output } = await leads("list", "--text", "سلمى");
    expect([code, output.match(/1 found/)?.length]).toEqual([0, 1]);
    expect(output).toContain(references[0]);
    expect(output).toContain("salma@example.com");
    expect(output).not.toContain("Sam");
  });

  it("are shown with their mails", async () => {
    const { output } = await leads("show", references[1] ?? "");
    expect(output).toContain("message: hello");
    expect(output).toMatch(/company\s+waiting/);
  });

  it("are exported so that spreadsheets show and do not run them", async () => {
    const file = join(dir, "out.csv");
    expect((await leads("export", "--out", file)).output).toContain(`written to ${file}`);
    const csv = readFileSync(file, "utf8");
    expect(csv.startsWith("\ufeffreference,kind,received,")).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""x"")\nسطر ""ثانٍ"""`);
    const { output } = await leads("export", "--format", "json", "--since", "1d");
    expect(JSON.parse(output)).toHaveLength(2);
  });

  it.each([
    [["--help"], 0, "npm run leads -- <command>"],
    [[], 0, "npm run leads -- <command>"],
    [["lists"], 1, 'there is no command "lists"; there are list, show'],
    [["list", "--kind", "x"], 1, "--kind is one of contact, serial, notify"],
    [["list", "--nope"], 1, "--nope"],
    [["list", "--since", "soon"], 1, "--since is a day such as"],
    [["show"], 1, "show needs a reference"],
    [["state", "M-0000-0000"], 1, "state needs one of the states"],
    [["state", "M-0000-0000", "read"], 1, "a state is one of new, answered, done, spam"],
    [["note", "M-0000-0000", "x"], 1, "there is no submission"],
    [["show", "M-0000-0000"], 1, "there is no submission"],
    [["delete", "sam@example.com"], 1, "This would delete 1 submission "],
    [["outbox"], 0, "company"],
    [["retry"], 0, "4 messages are due now"],
    [["purge"], 0, "Deleted 0 submissions"],
    [["launch", "daftar", "--on", "2026-01-01"], 0, "Noted"],
    [["launch", "dafter"], 1, 'there is no app "dafter"; there are daftar'],
    [["export", "sam@example.com", "--kind", "contact"], 1, "it knows only --out"],
  ])("explain themselves: %j", async (args, expectedCode, text) => {
    const { code, output } = await leads(...args);
    expect(output).toContain(text);
    expect(code).toBe(expectedCode);
  });

  it("are noted, assigned and marked, and found by it", async () => {
    const [, sam = ""] = references;
    expect((await leads("note", sam, "called back")).output).toBe(`${sam} is changed.`);
    await leads("assign", sam.toLowerCase(), "Huda");
    await leads("state", sam, "done");
    for (const filter of [
      ["--state", "done"],
      ["--assignee", "Huda"],
      ["--text", "CALLED"],
    ])
      expect((await leads("list", ...filter)).output).toContain("1 found");
    expect((await leads("list", "--assignee", "")).output).toContain("1 found");
    expect((await leads("show", sam)).output).toMatch(/state: done\nassignee: Huda\nourNote: called back/);
    const { output } = await leads("audit");
    expect(output).toMatch(/state \(one\) done/);
    expect(output).not.toMatch(/Huda|called/);
  });

  it("are exported for one person, exactly and wholly", async () => {
    await add("k1", { name: "Khali", email: "khali@person.example", message: "not hers" });
    await add("k2", { name: "Ali", email: "Ali@person.example", message: "hers" });
    const signUp = { email: "ali@person.example", app: "daftar", locale: "ar", consentVersion: "1.0" };
    await storage.subscriptions.findOrAdd(signUp);
    const { output } = await leads("export", " ALI@Person.example ");
    expect(output).not.toContain("khali");
    expect(JSON.parse(output)).toMatchObject({
      email: "ali@person.example",
      submissions: [{ values: { message: "hers" }, mails: [{ channel: "company" }, { channel: "visitor" }] }],
      signUps: [{ app: "daftar", email: "ali@person.example" }],
    });
    expect((await leads("list", "--text", "ali@person.example")).output).toContain("1 found");
    expect((await leads("list", "--text", "li@person")).output).toContain("2 found");

    expect((await leads("delete", "ali@person.example", "--yes")).output).toContain("1 submission and 1 sign-up");
    const after = JSON.parse((await leads("export", "ali@person.example")).output);
    expect(after).toEqual({ email: "ali@person.example", submissions: [], signUps: [] });
    expect((await leads("delete", "khali@person.example", "--yes")).output).toContain("1 submission and 0 sign-ups");
  });

  it("leave a line in the audit for each command: who, what, how many; nothing of the person", async () => {
    await add("a1", { name: "Audited", email: "audited@person.example" });
    await leads("list", "--text", "audited@person.example", "--kind", "contact");
    await leads("export", "audited@person.example");
    await leads("delete", "audited@person.example", "--yes");
    await leads("nonsense");
    const { output } = await leads("audit");
    const lines = output.split("\n").slice(-3);
    expect(lines.map((line) => line.replace(/^\S+ \S+\s+/, "").replace(/\s+/g, " "))).toEqual([
      "tester list --kind contact --text (words) 1",
      "tester export (one) 1",
      "tester delete (one) --yes 1",
    ]);
    expect(output).not.toMatch(/audited/i);
  });

  it("work as a command beside the running server, and explain wrong usage", async () => {
    const [listed, wrong, unusable] = await Promise.all([
      run("scripts/leads.ts", ["list"]),
      run("scripts/leads.ts", ["lists"]),
      run("scripts/leads.ts", ["list"], "package.json"),
    ]);
    expect([listed.code, listed.output]).toEqual([0, expect.stringContaining("salma@example.com")]);
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining("More: npm run leads -- --help")]);
    expect([unusable.code, unusable.output]).toEqual([
      1,
      expect.stringMatching(/^The store of submissions cannot be used/),
    ]);
  });

  it("forget a person to the last byte", async () => {
    await add("3", { name: "Forgotten", email: "gone@xn--mgbh0fb.example", message: "unforgettable-words" });
    expect((await leads("delete", " GONE@مثال.example ", "--yes")).output).toContain("Deleted 1 submission");
    expect((await leads("list")).output).not.toContain("gone@");
    // The store is open, as it is beside a running server: its journal must not remember either.
    const files = readdirSync(dir).filter((name) => name.startsWith("site.db"));
    // By another process: whoever closes a file loses all the locks that its process holds on it, SQLite's among them.
    const bytes = execFileSync("cat", files, { cwd: dir, encoding: "latin1" });
    expect(bytes).not.toMatch(/unforgettable-words|gone@/);
  });

  it("survive by a backup taken while more come in, and are restored by copying it back", async () => {
    let writing = true;
    const written = (async () => {
      for (let index = 0; writing; index += 1) {
        await add(`during-${index}`, { email: `d${index}@example.com` });
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    const before = references.length;
    const folder = join(dir, "copy");
    const { code, output } = await run("scripts/backup.ts", [folder]);
    writing = false;
    await written;
    expect([code, output]).toEqual([0, expect.stringContaining(folder)]);

    const restored = join(dir, "restored");
    mkdirSync(restored);
    copyFileSync(join(folder, "site.db"), join(restored, "site.db"));
    const opened = await openStorage({ DATA_DIR: restored, DATABASE_URL: undefined, log: createLog("silent") });
    const kept = await opened.db.selectFrom("submission").select("reference").orderBy("created_at").execute();
    expect(kept.length).toBeGreaterThanOrEqual(before - 1);
    expect(kept.map(({ reference }) => reference)).toEqual(expect.arrayContaining(references.slice(0, 2)));
    const { outcome } = await opened.submissions.add({
      kind: "contact",
      locale: "ar",
      values: {},
      dedupeKey: "new",
      consentVersion: "1.0",
      trust: "verified",
      clientHash: null,
      channels: [],
    });
    expect(outcome).toBe("added");
    await opened.close();
    expect((await run("scripts/backup.ts", [folder])).output).toContain("a backup never overwrites another");
  });
});

describe("wrong usage", () => {
  it("is told all at once", () => {
    expect(() => parseCommand(["list", "--kind", "x", "--state", "y"])).toThrow(
      /--kind is one of .*\n--state is one of/,
    );
  });
});

describe("CSV", () => {
  it.each(["=1+1", "+1", "-1", "@x", "\tx", "\rx"])("does not run %j", (value) => {
    expect(csvOf([{ a: value }])).toContain(`'${value}`);
  });
  it.each([
    ["Ali;=HYPERLINK(1)", '"Ali;\'=HYPERLINK(1)"'],
    ["＝1+1", "'＝1+1"],
    ["－1", "'－1"],
    ["a\n=1", '"a\n\'=1"'],
    ["a; \t@x", '"a; \t\'@x"'],
    ["a|+1", "a|'+1"],
    ["a-b @c = d", "a-b @c = d"],
  ])("does not run a part of %j either", (value, cell) => {
    expect(csvOf([{ a: value }])).toBe(`\ufeffa\r\n${cell}\r\n`);
  });
  it("has a cell for every column of every row", () => {
    expect(csvOf([{ a: "1" }, { b: "س,ع" }])).toBe('\ufeffa,b\r\n1,\r\n,"س,ع"\r\n');
  });
});
