/**
 * Forms and API in the hands of people who mean no good, on a server of its own with a real store and a real mail
 * server: nothing breaks, nothing is reflected or stored as code, nobody is mailed who did not write.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { domainToASCII } from "node:url";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { FORM_PAGES } from "#domain/forms/form-page.ts";
import { normalizeForm } from "#domain/forms/form-values.ts";
import { startSmtp, type TestSmtp } from "#harness/smtp.ts";
import { signedTime } from "#server/api/form-time.ts";
import { keysFrom } from "#server/signing/keys.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { type Answer, ask } from "#tests/e2e/support/http.ts";
import { BODIES, CHOICES, EMAILS, HEADERS, PHONES, TEXTS, TOKENS, UNUSUAL, WRONG_TYPES } from "./hostile-input.ts";
import { headerErrors } from "./security.ts";
import { type RunningServer, startServer } from "./servers.ts";

// One after the other, on one server: the last tests look at all that the first ones left behind.
test.describe.configure({ mode: "serial" });

const SECRET_KEY = "a secret that only these visits know of";
const TEAM = "team@site.example";
const CASES_PROMISED = 250;
const keys = keysFrom(SECRET_KEY);

let server: RunningServer;
let smtp: TestSmtp;
let dataDir: string;
let asked = 0;
const accepted: { email: string; reference: string; values: Record<string, unknown>; form: "contact" | "serial" }[] =
  [];

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "intruders-"));
  smtp = await startSmtp();
  server = await startServer({
    env: {
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      MAIL_FROM: "robot@site.example",
      MAIL_TO: TEAM,
      SECRET_KEY,
      RATE_LIMIT: "1000000",
      LOG_LEVEL: "info",
    },
  });
});
test.afterAll(async () => {
  await server.stop();
  await smtp.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

let visitors = 0;
/** Whoever writes does so from an address of their own: more than five to one address within an hour are refused. */
const newEmail = () => `visitor${++visitors}@visitor.example`;
const contact = (change: Record<string, unknown> = {}) => ({
  name: "سلمى",
  email: newEmail(),
  service: "mobile",
  message: "نريد تطبيقًا للحجز",
  terms: true,
  locale: "ar",
  started: signedTime(keys, Date.now() - 5000),
  ...change,
});
const serial = (change: Record<string, unknown> = {}) => ({
  name: "Sam",
  email: newEmail(),
  app: "daftar",
  plan: "personal",
  terms: true,
  locale: "en",
  started: signedTime(keys, Date.now() - 5000),
  ...change,
});

const INNER_WORKINGS =
  /\.(?:ts|js|mjs):\d+|node_modules|\/server\/|SQLITE|sqlite|[Kk]ysely|\bZod|(?:Type|Syntax|Range|Reference)Error|ECONN|\bstack\b|\/tmp\//;

/** What must hold of every answer, whatever was asked. */
function answerErrors(says: string, { status, headers, ...answer }: Answer): string[] {
  const errors = headerErrors({ status, headers, ...answer });
  if (status >= 500) errors.push(`status ${status}`);
  if (INNER_WORKINGS.test(answer.text.replaceAll(/\/_assets\/[^"' ]+/g, ""))) errors.push("shows its inner workings");
  if (headers.location !== undefined && !/^\/(?![/\\])/.test(headers.location))
    errors.push(`leads to ${headers.location}`);
  return errors.map((error) => `${says}: ${error}`);
}

async function sendJson(path: string, values: Record<string, unknown>, headers: Record<string, string> = {}) {
  asked += 1;
  const answer = await ask(path, {
    port: server.port,
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": randomUUID(), ...headers },
    body: JSON.stringify(values),
  });
  if (answer.status === 201)
    accepted.push({
      email: normalizeForm("contact", values)["email"] ?? "",
      reference: String(JSON.parse(answer.text).reference),
      values,
      form: path === FORM_PAGES.serial.action ? "serial" : "contact",
    });
  return answer;
}

type Element = { tag: string; attributes: readonly { name: string; value: string }[] };

/** All elements of a document, as a browser would read it. */
function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ("tagName" in node) found.push({ tag: node.tagName, attributes: node.attrs });
    if ("childNodes" in node) node.childNodes.forEach(visit);
    if ("content" in node) visit(node.content);
  };
  visit(parse(html));
  return found;
}

/** Tags with the names of their attributes: what a document is made of, apart from its words. */
const partsOf = (html: string) =>
  new Set(elementsOf(html).map(({ tag, attributes }) => `${tag}[${attributes.map(({ name }) => name).sort()}]`));

/** Attributes that lead somewhere, or would run. */
const strangeAddresses = (html: string) =>
  elementsOf(html)
    .flatMap(({ attributes }) => attributes)
    .filter(({ name }) => ["href", "src", "srcset", "action", "formaction", "content", "poster", "data"].includes(name))
    .filter(({ value }) => /evil|^javascript|^data:text/.test(value))
    .map(({ name, value }) => `${name}=${value}`);

/** Of ordinary people: their letters show what a letter is made of. */
const harmlessReferences: string[] = [];

test("ordinary people are heard", async () => {
  const ordinary = { message: "نريد تطبيقًا للحجز\nفي أقرب وقت", company: "شركة", phone: "0500000000" };
  const answers = [
    await sendJson(FORM_PAGES.contact.action, contact(ordinary)),
    await sendJson(FORM_PAGES.serial.action, serial({ note: "one\ntwo", order: "1", device: "2" })),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  harmlessReferences.push(...accepted.map(({ reference }) => reference));
});

test("texts that look like code are taken as texts", async () => {
  const errors: string[] = [];
  for (const text of TEXTS) {
    const says = JSON.stringify(text.slice(0, 40));
    for (const values of [
      contact({
        name: [...text].slice(0, 80).join(""),
        company: [...text].slice(0, 120).join(""),
        message: `message: ${text}`,
      }),
      serial({ name: `Sam ${[...text].slice(0, 70).join("")}`, note: text, order: [...text].slice(0, 40).join("") }),
    ]) {
      const answer = await sendJson("app" in values ? FORM_PAGES.serial.action : FORM_PAGES.contact.action, values);
      errors.push(...answerErrors(says, answer));
      if (answer.status !== 201) errors.push(`${says}: refused with ${answer.status} ${answer.text.slice(0, 200)}`);
    }
  }
  expect(errors).toEqual([]);
});

test("a form that comes back shows what was typed, and is made of nothing else", async () => {
  const send = (message: string) =>
    ask(FORM_PAGES.contact.action, {
      port: server.port,
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      // Without the terms it comes back.
      body: String(
        new URLSearchParams({
          name: message,
          company: message,
          email: message,
          phone: message,
          message,
          service: message,
          locale: "en",
        }),
      ),
    });
  const harmless = await Promise.all(["x", "a harmless text", "مرحبًا ".repeat(2000)].map(send));
  const wanted = new Set(harmless.flatMap(({ text }) => [...partsOf(text)]));
  const errors: string[] = [];
  for (const text of TEXTS) {
    asked += 1;
    const says = JSON.stringify(text.slice(0, 40));
    const answer = await send(text);
    errors.push(...answerErrors(says, answer));
    if (answer.status !== 422) errors.push(`${says}: ${answer.status}`);
    errors.push(
      ...[...partsOf(answer.text)].filter((part) => !wanted.has(part)).map((part) => `${says}: made ${part}`),
    );
    errors.push(...strangeAddresses(answer.text).map((address) => `${says}: ${address}`));
  }
  expect(errors).toEqual([]);
});

test("what is no address is refused, in every form", async () => {
  const errors: string[] = [];
  for (const email of EMAILS)
    for (const [path, values] of [
      [FORM_PAGES.contact.action, contact({ email })],
      [FORM_PAGES.notify.action, { email, terms: true, locale: "ar", started: signedTime(keys, Date.now() - 5000) }],
    ] as const) {
      const says = `${path} ${JSON.stringify(email.slice(0, 40))}`;
      const answer = await sendJson(path, values);
      errors.push(...answerErrors(says, answer));
      if (answer.status !== 422) errors.push(`${says}: taken with ${answer.status}`);
    }
  expect(errors).toEqual([]);
});

test("values that are no texts, choices that are none and phones that are none are refused", async () => {
  const errors: string[] = [];
  const refused: [path: string, values: Record<string, unknown>][] = [
    ...WRONG_TYPES.flatMap((value): [string, Record<string, unknown>][] => [
      ...["name", "email", "service", "message"].map((field): [string, Record<string, unknown>] => [
        FORM_PAGES.contact.action,
        contact({ [field]: value }),
      ]),
      [FORM_PAGES.contact.action, contact({ terms: value === true ? "yes" : value })],
      [FORM_PAGES.serial.action, serial({ app: value })],
    ]),
    ...CHOICES.flatMap((choice): [string, Record<string, unknown>][] => [
      [FORM_PAGES.contact.action, contact({ service: choice })],
      [FORM_PAGES.serial.action, serial({ app: choice })],
      [FORM_PAGES.serial.action, serial({ plan: choice })],
      [FORM_PAGES.serial.action, serial({ period: choice })],
      [FORM_PAGES.serial.action, serial({ item: choice })],
      [FORM_PAGES.notify.action, { email: newEmail(), app: choice, terms: true }],
    ]),
    ...PHONES.map((phone): [string, Record<string, unknown>] => [FORM_PAGES.contact.action, contact({ phone })]),
  ];
  for (const [path, values] of refused) {
    const says = `${path} ${JSON.stringify(values).slice(0, 160)}`;
    const answer = await sendJson(path, values);
    errors.push(...answerErrors(says, answer));
    if (answer.status !== 422) errors.push(`${says}: ${answer.status}`);
  }
  expect(errors).toEqual([]);
});

test("bodies that are no form are refused", async () => {
  const errors: string[] = [];
  for (const { says, type, body, encoding } of BODIES)
    for (const { action } of Object.values(FORM_PAGES)) {
      asked += 1;
      const answer = await ask(action, {
        port: server.port,
        method: "POST",
        headers: { "content-type": type, ...(encoding !== undefined && { "content-encoding": encoding }) },
        body,
      });
      errors.push(...answerErrors(`${action}, ${says}`, answer));
      if (![400, 413, 415, 422].includes(answer.status)) errors.push(`${action}, ${says}: ${answer.status}`);
    }
  expect(errors).toEqual([]);
});

test("headers nobody needs change nothing", async () => {
  const errors: string[] = [];
  for (const headers of HEADERS) {
    const says = JSON.stringify(headers).slice(0, 80);
    const answer = await sendJson(FORM_PAGES.contact.action, contact(), headers);
    errors.push(...answerErrors(says, answer));
    // With an expectation or a trailer Node sends the body in chunks, which are refused.
    const isChunked = "expect" in headers || "trailer" in headers;
    if (!(isChunked ? [411] : [201, 400, 403]).includes(answer.status)) errors.push(`${says}: ${answer.status}`);
    if (/evil|alert/.test(answer.text)) errors.push(`${says}: reflected`);
    const isForeign =
      headers["origin"]?.includes("evil") || /cross|same-site|anything/.test(headers["sec-fetch-site"] ?? "");
    if (isForeign && answer.status !== 403) errors.push(`${says}: let in with ${answer.status}`);
  }
  expect(errors).toEqual([]);
});

test("links of mails that were not made here lead nowhere, and say nothing of what they held", async () => {
  const errors: string[] = [];
  for (const token of TOKENS)
    for (const purpose of ["confirm", "unsubscribe"])
      for (const method of ["GET", "POST"]) {
        asked += 1;
        const says = `${method} ${purpose} ${JSON.stringify(token.slice(0, 30))}`;
        const query =
          method === "GET" ? `token=${encodeURIComponent(token)}` : `token=${encodeURIComponent(token)}&token=x`;
        const answer = await ask(`/api/notify/${purpose}?${query}`, { port: server.port, method });
        errors.push(...answerErrors(says, answer));
        if (answer.status !== 404) errors.push(`${says}: ${answer.status}`);
        if (/alert\(1\)|evil\.example|OR '1'/.test(answer.text)) errors.push(`${says}: reflected`);
      }
  expect(errors).toEqual([]);
});

test("methods and spellings that no resource has are refused and say what there is", async () => {
  const errors: string[] = [];
  const resources = [
    ...Object.values(FORM_PAGES).map(({ action }) => action),
    "/api/csp-report",
    "/api/health",
    "/api/forms/start",
  ];
  for (const path of resources)
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "COPY", "LOCK"]) {
      asked += 1;
      const answer = await ask(path, { port: server.port, method, headers: { origin: "https://evil.example" } });
      errors.push(...answerErrors(`${method} ${path}`, answer));
      if (answer.status !== 405 || !answer.headers.allow) errors.push(`${method} ${path}: ${answer.status}`);
    }
  for (const path of [
    "/api",
    "/api/",
    "/API/contact",
    "/api//contact",
    "/api/contact/",
    "/api/contact/x",
    "/api/contact%2f",
    "/api/contact;x",
    "/api/contact%00",
    "/api/.env",
    "/api/forms",
    "/api/notify/confirm/x",
    "/api/v1/contact",
    "/api/contact.json",
  ]) {
    asked += 1;
    const answer = await ask(path, {
      port: server.port,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(contact()),
    });
    errors.push(...answerErrors(path, answer));
    if (![404, 405].includes(answer.status)) errors.push(`${path}: ${answer.status}`);
  }
  expect(errors).toEqual([]);
});

test("what is unusual but right is taken, and kept to the letter", async () => {
  for (const { says, field, value, stored } of UNUSUAL) {
    const email = field === "email" ? value : newEmail();
    const answer = await sendJson(FORM_PAGES.contact.action, contact({ email, [field]: value }));
    expect(`${says}: ${answer.status} ${answer.text.slice(0, 200)}`).toContain(`${says}: 201`);
    expect(rows().at(-1)?.values[field], says).toBe(stored ?? value);
  }
});

function rows(): { reference: string; values: Record<string, string> }[] {
  const database = new DatabaseSync(join(dataDir, "site.db"), { readOnly: true });
  try {
    return database
      .prepare("SELECT reference, payload FROM submission ORDER BY id")
      .all()
      .map(({ reference, payload }) => ({ reference: String(reference), values: JSON.parse(String(payload)) }));
  } finally {
    database.close();
  }
}

test("afterwards exactly what was acknowledged is stored, as it was sent", async () => {
  const stored = new Map(rows().map(({ reference, values }) => [reference, values]));
  expect(stored.size).toBe(accepted.length);
  for (const { reference, values, form } of accepted)
    expect(stored.get(reference)).toEqual(normalizeForm(form, values));
  const database = new DatabaseSync(join(dataDir, "site.db"), { readOnly: true });
  expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  expect(database.prepare("SELECT count(*) AS n FROM subscription").get()).toEqual({ n: 0 });
  database.close();
});

test("afterwards every mail has gone to the company or to the one who wrote, and is made of text", async () => {
  test.setTimeout(120_000);
  await smtp.until(accepted.length * 2, 100_000);
  expect(smtp.mails).toHaveLength(accepted.length * 2);
  const visitorsToMail = new Set(accepted.map(({ email }) => email));
  const errors: string[] = [];
  const harmless = new Set(
    smtp.mails
      .filter(({ text }) => harmlessReferences.some((reference) => text?.includes(reference)))
      .flatMap(({ html }) => [...partsOf(html ?? "")]),
  );
  expect(harmless.size).toBeGreaterThan(5);
  for (const mail of smtp.mails) {
    const says = `${mail.envelopeTo} «${mail.subject}»`;
    const [to = "", ...others] = mail.envelopeTo;
    // The catcher shows domains as people read them.
    const address = `${to.split("@")[0]}@${domainToASCII(to.split("@")[1] ?? "")}`;
    if (others.length > 0 || (address !== TEAM && !visitorsToMail.has(address))) errors.push(`${says}: recipients`);
    // The names of its own headers, each once: what was typed made none.
    const names = mail.headers.map(({ key }) => key);
    if (names.some((name) => !OWN_HEADERS.has(name)) || new Set(names).size !== names.length)
      errors.push(`${says}: headers ${names}`);
    if (mail.cc?.length || mail.bcc?.length || mail.to?.length !== 1 || mail.attachments.length > 0)
      errors.push(`${says}: parts`);
    errors.push(
      ...[...partsOf(mail.html ?? "")].filter((part) => !harmless.has(part)).map((part) => `${says}: made ${part}`),
    );
    errors.push(...strangeAddresses(mail.html ?? "").map((address) => `${says}: ${address}`));
  }
  expect(errors).toEqual([]);
});

const OWN_HEADERS = new Set([
  "from",
  "to",
  "reply-to",
  "subject",
  "message-id",
  "date",
  "mime-version",
  "content-type",
  "auto-submitted",
  "x-auto-response-suppress",
]);

test("afterwards the log holds no failure, and nothing of what was sent", async () => {
  const lines = server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  expect(lines.join("\n")).not.toMatch(/visitor\.example|alert\(1\)|evil\.example|سلمى/);
});

test(`there were at least ${CASES_PROMISED} cases`, () => {
  expect(asked).toBeGreaterThanOrEqual(CASES_PROMISED);
  console.log(`${asked} hostile requests, ${accepted.length} valid submissions among them`);
});
