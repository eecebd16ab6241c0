/** `npm run backup [-- <folder>]`: a consistent copy of everything visitors sent, taken while the server runs. */
import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { EnvError, readEnv } from "#server/env.ts";
import { sqlitePath } from "#server/storage/open.ts";

const env = (() => {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
})();
const stamp = new Date()
  .toISOString()
  .replace(/\.\d+Z$/, "Z")
  .replaceAll(":", "-");
const folder = resolve(process.argv[2] ?? join(env.DATA_DIR, "backups", stamp));
if (existsSync(folder)) fail(`${folder} exists; a backup never overwrites another`);

if (env.DATABASE_URL) await dumpPostgres(env.DATABASE_URL);
else copySqlite();
const secret = join(env.DATA_DIR, "secret.key");
if (existsSync(secret)) copyFileSync(secret, join(folder, "secret.key"));
console.log(`The backup is in ${folder}. It holds personal data: keep it as safe as the original.`);

function copySqlite() {
  const path = sqlitePath(env);
  if (!existsSync(path)) fail(`there is no ${path} to copy`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Reads one state of the database, whatever is written meanwhile, and writes it without gaps.
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  database.prepare("VACUUM INTO ?").run(join(folder, "site.db"));
  database.close();
}

async function dumpPostgres(url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const child = spawn("pg_dump", ["--format=custom", "--no-owner", "--file", join(folder, "site.dump")], {
    stdio: "inherit",
    // By the environment: arguments can be read by everybody on the machine.
    env: {
      ...process.env,
      PGHOST: hostname,
      PGPORT: port || "5432",
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: pathname.slice(1),
      ...(searchParams.has("sslmode") && { PGSSLMODE: searchParams.get("sslmode") ?? "" }),
    },
  });
  const code = await new Promise<number>((done) => {
    child.on("error", () => done(127));
    child.on("exit", (given) => done(given ?? 1));
  });
  if (code === 127) fail("pg_dump is not installed; it comes with the PostgreSQL client");
  if (code !== 0) fail(`pg_dump failed with ${code}`);
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
