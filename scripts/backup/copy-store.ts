import { chmodSync, closeSync, copyFileSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Env } from "#server/env.ts";
import { createLog } from "#server/observability/log.ts";
import { PlainError } from "#server/plain-error.ts";
import { EDITOR_SECRET_FILE, FALLBACK_FILE, SECRET_FILE } from "#server/signing/keys.ts";
import { auditIn } from "#server/storage/audit.ts";
import { copyTables } from "#server/storage/copy.ts";
import { openStorage, sqlitePath } from "#server/storage/open.ts";
import { timeOrderedId } from "#server/storage/time-ordered-id.ts";
import { DATABASE_FILE } from "./files.ts";

const ACTION = "backup";
const FOR_THE_OWNER = 0o600;

/** Copies the database and the secrets into a folder, while the server runs. */
export async function copyStore(env: Env, folder: string, who: string) {
  if (env.DATABASE_URL) await copyPostgres(env.DATABASE_URL, folder, who);
  else copySqlite(sqlitePath(env), folder, who);
  const secrets = [
    ...(env.SECRET_KEY ? [] : [SECRET_FILE, FALLBACK_FILE]),
    ...(env.EDITOR_SECRET_KEY ? [] : [EDITOR_SECRET_FILE]),
  ];
  for (const name of secrets) {
    if (!existsSync(join(env.DATA_DIR, name))) continue;
    copyFileSync(join(env.DATA_DIR, name), join(folder, name));
    chmodSync(join(folder, name), FOR_THE_OWNER);
  }
}

export function assertThereIsAStore(env: Env) {
  if (!env.DATABASE_URL && !existsSync(sqlitePath(env)))
    throw new PlainError(`There is no ${sqlitePath(env)} to copy. Set DATA_DIR or DATABASE_URL as the server has it.`);
}

function copySqlite(path: string, folder: string, who: string) {
  const copy = join(folder, DATABASE_FILE);
  // SQLite writes into an empty file that is there, and keeps its mode.
  closeSync(openSync(copy, "wx", FOR_THE_OWNER));
  const database = new DatabaseSync(path, { timeout: 5000 });
  try {
    // Reads one state of the database, whatever is written meanwhile, and writes it without gaps.
    database.prepare("VACUUM INTO ?").run(copy);
    forgetSignIns(copy);
    // A store of an older version is not brought up to date by a backup, so it may have no audit yet.
    if (!database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'audit'").get()) return;
    const at = Date.now();
    const insert = database.prepare("INSERT INTO audit (id, at, who, action, row_count) VALUES (?, ?, ?, ?, ?)");
    insert.run(timeOrderedId(at), at, who, ACTION, rowsIn(database));
  } finally {
    database.close();
  }
}

/** One file is the whole backup: opened to be verified, it leaves no journal beside it. */
function endJournal(path: string) {
  const copy = new DatabaseSync(path);
  copy.exec("PRAGMA journal_mode = DELETE");
  copy.close();
}

/** A copy that is taken away opens nothing: neither sign-ins to the hosted editor nor links that were mailed are in it. */
function forgetSignIns(path: string) {
  const copy = new DatabaseSync(path);
  try {
    if (!copy.prepare("SELECT 1 FROM sqlite_master WHERE name = 'editor_session'").get()) return;
    copy.exec("PRAGMA secure_delete = ON");
    for (const table of ["editor_session", "editor_verification", "editor_link"]) copy.exec(`DELETE FROM ${table}`);
  } finally {
    copy.close();
  }
}

const rowsIn = (database: DatabaseSync) => Number(database.prepare("SELECT count(*) n FROM submission").get()?.["n"]);

/** Into the same kind of file, so that no program of the right version is needed for it, and either can be restored. */
async function copyPostgres(url: string, folder: string, who: string) {
  const log = createLog("error");
  const part = join(folder, "part");
  const from = await openStorage({ DATABASE_URL: url, DATA_DIR: folder, log });
  try {
    const to = await openStorage({ DATABASE_URL: undefined, DATA_DIR: part, log });
    const { submission: rows = 0 } = await copyTables(from, to);
    await to.close();
    renameSync(join(part, DATABASE_FILE), join(folder, DATABASE_FILE));
    rmSync(part, { recursive: true });
    endJournal(join(folder, DATABASE_FILE));
    await auditIn(from.db).note({ who, action: ACTION, rows });
  } finally {
    await from.close();
  }
}
