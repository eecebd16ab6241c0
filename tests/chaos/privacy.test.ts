import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FORM_PAGES } from "#domain/forms/form-page.ts";
import { startServer } from "#harness/server.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { startSmtp, type TestSmtp } from "#harness/smtp.ts";
import { signedTime } from "#server/api/form-time.ts";
import { keysFrom } from "#server/signing/keys.ts";

const SECRET_KEY = "a secret that only these tests know of";
const PERSON = { name: "Forgettable", email: "Person.To.Forget@bücher.example", locale: "en", terms: true };
const TRACES = /forgettable|person\.to\.forget|b(?:ü|u)cher|xn--bcher|unrepeatable/i;

let dist: string;
let dir: string;
let smtp: TestSmtp;
beforeAll(async () => {
  dist = writeSiteFixture();
  dir = mkdtempSync(join(tmpdir(), "site-chaos-"));
  smtp = await startSmtp();
});
afterAll(async () => {
  await smtp.stop();
  for (const folder of [dist, dir]) rmSync(folder, { recursive: true, force: true });
});

it("a person who is forgotten while the server runs stands in no file, no outbox and no log", async () => {
  // Refusal by name, so that the reason in the outbox holds the address as well.
  smtp.refuse({ code: 451, text: `not now, ${PERSON.email}` });
  const env = { DIST_DIR: dist, DATA_DIR: dir, LOG_LEVEL: "info", SECRET_KEY };
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: "robot@site.example", MAIL_TO: "team@site.example" };
  const server = await startServer({ env: { ...env, ...mail } });
  const started = signedTime(keysFrom(SECRET_KEY), Date.now() - 5000);
  const post = async (path: string, change: Record<string, string>) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ ...PERSON, started, ...change });
    return (await fetch(`${server.url}${path}`, { method: "POST", headers, body })).status;
  };
  expect(await post(FORM_PAGES.contact.action, { service: "other", message: "unrepeatable words" })).toBe(201);
  expect(await post(FORM_PAGES.serial.action, { app: "daftar", note: "unrepeatable words" })).toBe(201);
  expect(await post(FORM_PAGES.notify.action, {})).toBe(202);
  // An unfinished form leaves nothing either.
  expect(await post(FORM_PAGES.contact.action, { message: "unrepeatable" })).toBe(422);

  const leads = (...args: string[]) =>
    execFileSync(process.execPath, ["scripts/leads.ts", ...args], { env: { ...process.env, ...env } }).toString("utf8");
  await expect.poll(() => leads("outbox"), { timeout: 20_000 }).toContain("Can't send mail");
  const bytes = () =>
    readdirSync(dir)
      .map((name) => readFileSync(join(dir, name), "latin1"))
      .join("\n");
  expect(bytes()).toMatch(TRACES);

  expect(leads("delete", PERSON.email, "--yes")).toContain("3 submissions and 1 sign-up");
  expect(bytes()).not.toMatch(TRACES);
  expect(leads("list")).toContain("Nothing was found");
  expect(leads("outbox")).toContain("Everything is out");
  await server.end("SIGTERM");
  expect(server.output()).not.toMatch(TRACES);
  expect(bytes()).not.toMatch(TRACES);
  smtp.refuse(null);
});
