/** `npm run backup [-- <folder>]`: a consistent copy of everything visitors sent, taken while the server runs. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/observability/log.ts";
import { PlainError, runOrExplain } from "#server/plain-error.ts";
import { SECRET_FILE } from "#server/signing/keys.ts";
import { copyTables } from "#server/storage/copy.ts";
import { openStorage, sqlitePath } from "#server/storage/open.ts";
import { argumentsOf } from "./command.ts";

const log = createLog("error");

await runOrExplain(async () => {
  const [given] = argumentsOf({ usage: "npm run backup [-- <folder that is not there yet>]", maxArguments: 1 });
  const env = readEnv();
  const stamp = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-");
  const folder = resolve(given ?? join(env.DATA_DIR, "backups", stamp));
  if (existsSync(folder))
    throw new PlainError(`${folder} exists; a backup never overwrites another. Name a folder that is not there yet.`);
  if (env.DATABASE_URL) await copyPostgres(env.DATABASE_URL, folder);
  else copySqlite(sqlitePath(env), folder);
  const secret = join(env.DATA_DIR, SECRET_FILE);
  if (!env.SECRET_KEY && existsSync(secret)) copyFileSync(secret, join(folder, SECRET_FILE));
  console.log(`The backup is in ${folder}. It holds personal data: keep it as safe as the original.`);
  if (env.SECRET_KEY) console.log("SECRET_KEY is not in it: keep it as well, apart from the backup.");
});

function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new PlainError(`${error.message}\nName a folder that this user can make: npm run backup -- <folder>`);
  }
}

function copySqlite(path: string, folder: string) {
  if (!existsSync(path))
    throw new PlainError(`There is no ${path} to copy. Set DATA_DIR or DATABASE_URL as the server has it.`);
  makeFolder(folder);
  // Reads one state of the database, whatever is written meanwhile, and writes it without gaps.
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  database.prepare("VACUUM INTO ?").run(join(folder, "site.db"));
  database.close();
}

/** Into the same kind of file, so that no program of the right version is needed for it, and either can be restored. */
async function copyPostgres(url: string, folder: string) {
  const from = await openStorage({ DATABASE_URL: url, DATA_DIR: folder, log });
  makeFolder(folder);
  const to = await openStorage({ DATABASE_URL: undefined, DATA_DIR: join(folder, "part"), log });
  await copyTables(from.db, to.db);
  await to.close();
  await from.close();
  renameSync(join(folder, "part", "site.db"), join(folder, "site.db"));
  rmSync(join(folder, "part"), { recursive: true });
  chmodSync(join(folder, "site.db"), 0o600);
}
