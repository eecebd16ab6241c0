/** Mails that are being sent while the database goes away for a minute: each arrives once. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "#harness/postgres.ts";
import { acknowledged, postContinuously, startServer } from "#harness/server.ts";
import { startSmtp } from "#harness/smtp.ts";
import { createLog } from "#server/observability/log.ts";
import { openStorage } from "#server/storage/open.ts";
import type { Row } from "./report.ts";

const AWAY_MS = 60_000;
/** Mails before the database goes, and how long they may take. */
const MAILS = 100;
const LOAD_MS = 120_000;
/** So long that some mails are under way when the database goes. */
const MAIL_MS = 150;
const POLL_MS = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function mailOutage(DIST_DIR: string): Promise<Row> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "site-bench-"));
  const [postgres, smtp] = [await startPostgres(), await startSmtp()];
  try {
    const DATABASE_URL = await postgres.newDatabase();
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: "robot@site.example", MAIL_TO: "team@site.example" };
    const env = { DIST_DIR, DATA_DIR, DATABASE_URL, LOG_LEVEL: "error", MAIL_LIMIT: "1000000", ...mail };
    const servers = await Promise.all([startServer({ env }), startServer({ env })]);
    smtp.delay(MAIL_MS);
    const loads = servers.map(({ url }) => postContinuously(url, 2));
    await smtp.until(MAILS, LOAD_MS);
    await postgres.stop();
    const answers = (await Promise.all(loads.map(({ stop }) => stop()))).flat();
    await pause(AWAY_MS);
    smtp.delay(0);
    await postgres.start();
    const storage = await openStorage({ DATA_DIR, DATABASE_URL, log: createLog("silent") });
    while ((await storage.outbox.state()).waiting > 0) await pause(POLL_MS);
    await storage.close();
    await Promise.all(servers.map((server) => server.end("SIGTERM")));
    const once = new Set(smtp.mails.map(({ messageId }) => messageId)).size;
    const expected = acknowledged(answers).length * 2;
    return {
      name: "the database away for 60 s while two servers send mails",
      promised: "every mail arrives, 0 of them twice",
      measured: `${once} mails of ${expected / 2} acknowledged submissions, ${smtp.mails.length - once} twice`,
      ok: once >= expected && expected >= MAILS && smtp.mails.length === once,
    };
  } finally {
    await smtp.stop();
    await postgres.remove();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}
