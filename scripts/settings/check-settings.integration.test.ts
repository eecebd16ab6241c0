/** `npm run check-settings` against real mail servers, webhooks and databases, right and wrong ones. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "#harness/postgres.ts";
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

function check(
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ code: number | null; lines: string[] }> {
  const variables = { PATH: process.env["PATH"] ?? "", DIST_DIR: dist, DATA_DIR: join(dir, "data"), PORT: "0", ...env };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["scripts/check-settings.ts", ...args],
      { env: variables },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, lines: (stdout + stderr).split("\n") }),
    );
  });
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
    });
    expect(code).toBe(1);
    expect(wrongIn(lines)).toEqual([
      "METRICS_PROT is set, which nobody reads: is METRICS_PORT meant?",
      expect.stringContaining('Run "npm run build" first'),
      expect.stringMatching(/^DATA_DIR .* cannot be written: .* Set it to a folder that this user can write\.$/),
      expect.stringContaining("DATA_DIR must be a folder that this user can write"),
      expect.stringMatching(
        /^The mail server refuses the user name or password of SMTP_URL \(535 .*\)\. It is 127\.0\.0\.1:/,
      ),
      expect.stringMatching(/^The webhook \(.*\) answers with 503\.$/),
    ]);
    expect(lines.join("\n")).not.toContain("wrong-password");
  });

  it("says which database is away", async () => {
    const { code, lines } = await check({
      DATABASE_URL: "postgres://site@127.0.0.1:1/site",
      DATABASE_PASSWORD: "secret-word",
    });
    expect([code, wrongIn(lines)]).toEqual([1, [expect.stringContaining("(127.0.0.1:1/site)")]]);
    expect(lines.join("\n")).not.toContain("secret-word");
  });
});
