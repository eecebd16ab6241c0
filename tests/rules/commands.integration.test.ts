/** A command that cannot do what it was asked ends with an explanation and an advice, not with a stack trace. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runScript } from "#harness/run-script.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";

type Case = {
  what: string;
  /** The file that is run, and its arguments. */
  run: readonly [script: string, ...args: string[]];
  env?: Readonly<Record<string, string>>;
  /** What is wrong, and what to do about it. */
  says: readonly (string | RegExp)[];
  code?: number;
  /** Left to `npm run test:all`: others say it of their commands in the same way. */
  isDetail?: true;
};

describe("a command that cannot do what it was asked", () => {
  let dir: string;
  let dist: string;
  /** Values that are known only once the test runs, by the name that stands for them in CASES. */
  const values: Record<string, string> = {};

  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), "site-commands-"));
    dist = writeSiteFixture();
    writeFileSync(join(dir, "file"), "not a folder");
    Object.assign(values, {
      DIST: dist,
      EMPTY: join(dir, "empty"),
      DATA: join(dir, "data"),
      FILE: join(dir, "file"),
    });
  });
  afterAll(() => {
    for (const folder of [dir, dist]) rmSync(folder, { recursive: true, force: true });
  });

  const SERVED = { DIST_DIR: "DIST", DATA_DIR: "DATA", HOST: "127.0.0.1", LOG_LEVEL: "error" };
  const BAD = { PORT: "many", SMTP_URL: "mail" };
  const NAMED = [/PORT: .*\n {2}SMTP_URL: must begin with smtp/, 'docs/operations.md says under "Settings"'];
  const unknownOption = (script: string): Case => ({
    what: `${script} with an option it does not have`,
    run: [script, "--nope"],
    says: ['"--nope"', /npm |such as PORT=4000/],
  });
  const badVariables = (script: string): Case => ({
    what: `${script} with bad variables`,
    run: script === "scripts/leads.ts" ? [script, "list"] : [script],
    env: BAD,
    says: NAMED,
  });
  const asDetail = (one: Case): Case => ({ ...one, isDetail: true });

  const CASES: readonly Case[] = [
    ...[
      "start",
      "dev",
      "build",
      "check",
      "test",
      "test-all",
      "content",
      "backup",
      "restore",
      "secret",
      "publish",
      "check-settings",
      "complete-lock",
      "audit",
      "check-bytes",
      "screenshots",
      "edit",
    ].map((name) => asDetail(unknownOption(`scripts/${name}.ts`))),
    unknownOption("server/main.ts"),
    {
      what: "leads with an option it does not have",
      run: ["scripts/leads.ts", "list", "--nope"],
      says: ["--nope", "npm run leads -- --help"],
    },
    {
      what: "brand with an option it does not have",
      run: ["scripts/brand.ts", "--nope"],
      says: ["--nope", "npm run brand -- --help"],
    },
    {
      what: "bench with a name it does not have",
      run: ["scripts/bench.ts", "speed"],
      says: ['"speed"', "There are: visits", "npm run bench"],
    },
    ...[
      "scripts/start.ts",
      "scripts/dev.ts",
      "scripts/build.ts",
      "scripts/content.ts",
      "scripts/leads.ts",
      "scripts/backup.ts",
      "scripts/publish.ts",
      "scripts/check-settings.ts",
    ].map((script) => asDetail(badVariables(script))),
    badVariables("server/main.ts"),
    // A port in use and no place for the secret: server/start-errors.integration.test.ts.
    {
      what: "a server on an address that the machine does not have",
      run: ["server/main.ts"],
      env: { ...SERVED, WORKERS: "1", PORT: "0", HOST: "192.0.2.1" },
      says: ["EADDRNOTAVAIL", "Set HOST to one it has"],
    },
    {
      what: "a server without a build",
      run: ["server/main.ts"],
      env: { ...SERVED, DIST_DIR: "EMPTY" },
      says: ["There is no finished build", 'Run "npm run build" first'],
    },
    {
      what: "leads whose DATA_DIR cannot be written",
      run: ["scripts/leads.ts", "list"],
      env: { DATA_DIR: "FILE" },
      says: ["The store of submissions cannot be used", "DATA_DIR must be a folder that this user can write"],
    },
    {
      what: "leads whose database is away",
      run: ["scripts/leads.ts", "list"],
      env: { DATABASE_URL: "postgres://a:secret-word@127.0.0.1:1/c" },
      says: ["(127.0.0.1:1/c)", "Check DATABASE_URL", /^(?!.*secret-word)/s],
    },
    {
      what: "a backup of nothing",
      run: ["scripts/backup.ts"],
      env: { DATA_DIR: "EMPTY" },
      says: ["There is no", "Set DATA_DIR or DATABASE_URL"],
    },
    {
      what: "publish where only DIST_DIR is shown",
      run: ["scripts/publish.ts"],
      env: { DIST_DIR: "DIST" },
      says: ["DIST_DIR is set", "Set RELEASES_DIR as well, or leave DIST_DIR out"],
    },
    {
      what: "an undo of nothing",
      run: ["scripts/publish.ts", "--undo"],
      env: { RELEASES_DIR: "EMPTY" },
      says: ["No release is shown, so there is nothing"],
    },
    {
      what: "a release that is not kept",
      run: ["scripts/publish.ts", "--to", "2026-01-01T00-00-00Z"],
      env: { RELEASES_DIR: "EMPTY" },
      says: ['There is no release "2026-01-01T00-00-00Z"', "npm run publish -- --list"],
    },
    {
      what: "a restore of nothing",
      run: ["scripts/restore.ts"],
      says: ["Which backup?", "npm run restore -- <folder"],
    },
    {
      what: "visits with a browser that is not there",
      run: ["scripts/test.ts"],
      env: { CHROMIUM_PATH: "EMPTY" },
      says: ["CHROMIUM_PATH: there is nothing at", "Leave it out"],
    },
    {
      what: "checks without what is installed",
      run: ["scripts/check.ts"],
      env: { PATH: "EMPTY" },
      says: ["is not installed", 'Run "npm ci" first'],
    },
    ...["scripts/backup.ts", "scripts/restore.ts", "scripts/secret.ts", "scripts/leads.ts"].map((script) =>
      asDetail({ what: `${script} asked for help`, run: [script, "--help"], says: ["npm run "], code: 0 }),
    ),
  ];

  for (const { what, run, env = {}, says, code = 1, isDetail } of CASES)
    it.concurrent(`${what}: says what is wrong and what to do`, {
      tags: isDetail ? ["only-in-test-all"] : [],
    }, async () => {
      const [script, ...args] = run;
      const named = Object.entries(env).map(([name, value]) => [name, values[value] ?? value]);
      const { output, ...ended } = await runScript(script, args, Object.fromEntries(named));
      for (const expected of says)
        expect(output).toEqual(
          typeof expected === "string" ? expect.stringContaining(expected) : expect.stringMatching(expected),
        );
      expect(output, "no stack trace").not.toMatch(/^ {4}at /m);
      expect(ended.code).toBe(code);
    });
});
