/** `npm run check-settings` against real mail servers, webhooks and databases, right and wrong ones. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "#harness/postgres.ts";
import { runScript } from "#harness/run-script.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { startSmtp, type TestSmtp } from "#harness/smtp.ts";

const PASSWORD = "p@ss/w#rd %41&x";

let dir: string;
let dist: string;
let smtp: TestSmtp;
let postgres: TestPostgres;
let webhook: Server;
let webhookUrl: string;
let asked: string[];
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "site-settings-"));
  dist = writeSiteFixture();
  writeFileSync(join(dir, "file"), "not a folder");
  [smtp, postgres] = await Promise.all([startSmtp({ login: { user: "robot", pass: PASSWORD } }), startPostgres()]);
  asked = [];
  webhook = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(url === "/down" ? 503 : 405).end();
  });
  await new Promise<void>((resolve) => webhook.listen(0, "127.0.0.1", () => resolve()));
  const address = webhook.address();
  webhookUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(async () => {
  webhook.close();
  await Promise.all([smtp.stop(), postgres.remove()]);
  for (const folder of [dir, dist]) rmSync(folder, { recursive: true, force: true });
});

async function check(env: Record<string, string>, args: readonly string[] = []) {
  const variables = { DIST_DIR: dist, DATA_DIR: join(dir, "data"), PORT: "0", ...env };
  const { code, output } = await runScript("scripts/check-settings.ts", args, variables);
  return { code, lines: output.split("\n") };
}
const wrongIn = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith("WRONG")).map((line) => line.slice(6));

describe("npm run check-settings", () => {
  it("finds nothing wrong where all is right, and sends a mail", async () => {
    const { code, lines } = await check(
      {
        DATABASE_URL: await postgres.newDatabase(),
        SECRET_KEY: "0123456789012345678901234567890123",
        SMTP_URL: smtp.url.replace("smtp://", "smtp://robot@"),
        SMTP_PASSWORD: PASSWORD,
        MAIL_FROM: "Site <site@site.example>",
        MAIL_TO: "team@site.example",
        WEBHOOK_URL: `${webhookUrl}/told`,
        WEBHOOK_SECRET: `whsec_${"A".repeat(32)}`,
      },
      ["--mail-to", "me@site.example"],
    );
    expect(wrongIn(lines)).toEqual([]);
    expect(code).toBe(0);
    const text = lines.join("\n");
    for (const sentence of [
      /^ok {4}The database \(postgres, .*\) can be read and written/m,
      /^ok {4}The clock agrees with that of the database/m,
      /^ok {4}The mail server \(.*\) was reached, and accepts the login/m,
      /^ok {4}A mail to me@site.example was handed over/m,
      /^ok {4}The webhook \(.*\) was reached/m,
      /MB are free there/,
    ])
      expect(text).toMatch(sentence);
    expect(text).not.toContain(PASSWORD);
    expect(smtp.mails.at(-1)?.envelopeTo).toEqual(["me@site.example"]);
    // Nothing was reported to the other program.
    expect(asked).toEqual(["HEAD /told"]);
  });

  it("names everything that is wrong, by its setting, and gives no password away", async () => {
    const { code, lines } = await check({
      DIST_DIR: join(dir, "none"),
      DATA_DIR: join(dir, "file"),
      SMTP_URL: smtp.url.replace("smtp://", "smtp://robot:wrong-password@"),
      MAIL_FROM: "site@site.example",
      MAIL_TO: "team@site.example",
      WEBHOOK_URL: `${webhookUrl}/down`,
      WEBHOOK_SECRET: `whsec_${"A".repeat(32)}`,
      METRICS_PROT: "9100",
      TRUSTED_PROXY: "1",
      SECRET_KY: "x",
      EDITOR_ORIGIN: "https://edit.site.example",
      EDITOR_PORT: "0",
      CONTENT_DIR: join(dir, "file/content"),
    });
    expect(code).toBe(1);
    expect(wrongIn(lines)).toEqual([
      "METRICS_PROT is set, which nobody reads: is METRICS_PORT meant?",
      "TRUSTED_PROXY is set, which nobody reads: is TRUSTED_PROXIES meant?",
      "SECRET_KY is set, which nobody reads: is SECRET_KEY meant?",
      expect.stringContaining('Run "npm run build" first'),
      expect.stringMatching(/^CONTENT_DIR \(.*\/file\/content\) holds no content: there is no site\.json in it\.$/),
      expect.stringMatching(/^DATA_DIR .* cannot be written: .* Set it to a folder that this user can write\.$/),
      expect.stringContaining("DATA_DIR must be a folder that this user can write"),
      expect.stringMatching(
        /^The mail server refuses the user name or password of SMTP_URL \(535 .*\)\. It is 127\.0\.0\.1:/,
      ),
      expect.stringMatching(/^The webhook \(.*\) answers with 503\.$/),
      expect.stringMatching(/^This user may not write .*\/file\/content: the hosted editor could not save/),
    ]);
    expect(lines.join("\n")).not.toContain("wrong-password");
  });

  it("names the setting whose port is in use", async () => {
    const { port } = new URL(webhookUrl);
    const { code, lines } = await check({
      ...{ METRICS_PORT: port, EDITOR_PORT: port, EDITOR_ORIGIN: "https://edit.site.example" },
    });
    const inUse = (setting: string) =>
      `port ${port} is in use by another program. End it, or set ${setting} to another port.`;
    expect([code, wrongIn(lines)]).toEqual([1, [`METRICS_PORT: EADDRINUSE: ${inUse("METRICS_PORT")}`]]);
    expect(lines.join("\n")).toContain(inUse("EDITOR_PORT"));
  });

  it("finds a build for another address, and servers that publishing would not find", async () => {
    const { code, lines } = await check({ SITE_URL: "https://other.example", PUBLISH_PORTS: "1,2" });
    expect([code, wrongIn(lines)]).toEqual([
      1,
      [expect.stringMatching(/ was made for \S+, and SITE_URL is https:\/\/other\.example: .* Build or publish again/)],
    ]);
    expect(lines.join("\n")).toContain("No server answers yet on 1, 2 of PUBLISH_PORTS");
  });

  it("asks the replicas that PUBLISH_PORTS names, and not the port that none of them has", async () => {
    const replica = createServer((_, response) => response.end('{"status":"ok","release":"2026-11-18T09-12-33Z"}'));
    await new Promise<void>((resolve) => replica.listen(0, "127.0.0.1", () => resolve()));
    const address = replica.address();
    const port = typeof address === "object" ? address?.port : 0;
    const { lines } = await check({ PORT: "", PUBLISH_PORTS: `${port},1` });
    replica.close();
    const said = lines.join("\n");
    expect(said).toContain(`A server of this site runs on port ${port}, and shows the release 2026-11-18T09-12-33Z.`);
    expect(said).toContain("No server answers yet on 1 of PUBLISH_PORTS");
    expect(said).not.toMatch(/\b3000\b/);
  });

  it("tells a mail server that was reached and not understood from one that is away", async () => {
    const mails = { MAIL_FROM: "site@site.example", MAIL_TO: "team@site.example" };
    const { lines } = await check({ SMTP_URL: smtp.url.replace("smtp:", "smtps:"), ...mails });
    expect(wrongIn(lines)).toEqual([
      expect.stringMatching(
        /^The mail server does not begin with TLS: smtps:\/\/ is for port 465.* It is 127\.0\.0\.1:/,
      ),
    ]);
  });

  it("says which database is away", async () => {
    const { code, lines } = await check({
      DATABASE_URL: "postgres://site@127.0.0.1:1/site",
      DATABASE_PASSWORD: "secret-word",
    });
    const sentence = "(127.0.0.1:1/site): no database listens there (ECONNREFUSED). Check DATABASE_URL";
    expect([code, wrongIn(lines)]).toEqual([1, [expect.stringContaining(sentence)]]);
    expect(lines.join("\n")).not.toContain("secret-word");
  });
});
