import { randomUUID } from "node:crypto";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Env } from "#server/env.ts";
import { errorMessage } from "#server/error-message.ts";
import { createLog } from "#server/observability/log.ts";
import { makeFolder } from "#server/storage/make-folder.ts";
import { openStorage, type Storage, storagePlace } from "#server/storage/open.ts";
import { type Finding, note, ok, wrong } from "./finding.ts";

const MB = 1_000_000;
const FEW_MB = 100;
const SCARCE_MB = 1000;
const MAX_SKEW_MS = 5000;

/** Opens the database as the server would, and writes into it. */
export async function checkDatabase(env: Env): Promise<Finding[]> {
  const place = storagePlace(env);
  try {
    const storage = await openStorage({ ...env, log: createLog("silent") });
    try {
      await storage.probe();
      const clock = storage.engine === "postgres" ? [await compareClock(storage)] : [];
      return [
        ok(`The database (${storage.engine}, ${place}) can be read and written, and its tables are up to date.`),
        ...clock,
      ];
    } finally {
      await storage.close();
    }
  } catch (error) {
    return [wrong(errorMessage(error))];
  }
}

async function compareClock({ db }: Storage): Promise<Finding> {
  const { rows } = await sql<{ ms: number }>`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms`.execute(db);
  const skewMs = Math.abs(Number(rows[0]?.ms) - Date.now());
  return skewMs > MAX_SKEW_MS
    ? wrong(
        `The clock of this machine and that of the database differ by ${Math.round(skewMs / 1000)} s. Set both by NTP.`,
      )
    : ok("The clock agrees with that of the database.");
}

/** Where the database, the secret and backups go, unless settings say otherwise. */
export function checkDataDir({ DATA_DIR, DATABASE_URL, SECRET_KEY }: Env): Finding[] {
  const findings: Finding[] = [];
  const trial = join(DATA_DIR, `check-${randomUUID()}`);
  try {
    makeFolder(DATA_DIR);
    writeFileSync(trial, "");
    rmSync(trial);
    findings.push(ok(`DATA_DIR (${DATA_DIR}) can be written.`), diskSpace(DATA_DIR));
  } catch (error) {
    const text = `DATA_DIR (${DATA_DIR}) cannot be written: ${errorMessage(error)}.`;
    const isNeeded = !DATABASE_URL || !SECRET_KEY;
    findings.push(
      isNeeded
        ? wrong(`${text} Set it to a folder that this user can write.`)
        : note(`${text} The server does not need it; backups without a folder of their own would.`),
    );
  }
  if (DATABASE_URL && !SECRET_KEY)
    findings.push(
      note(
        "SECRET_KEY is not set: the secret is a file in DATA_DIR. Several servers on one database need the same one.",
      ),
    );
  return findings;
}

function diskSpace(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / MB);
  const text = `${free} MB are free there.`;
  if (free < FEW_MB) return wrong(`Only ${text} Make room before forms are refused.`);
  return free < SCARCE_MB ? note(`Only ${text}`) : ok(text);
}
