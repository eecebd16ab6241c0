/** `npm run restore -- <folder>`: puts a backup into an empty store, on either engine, whichever it was taken from. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/observability/log.ts";
import { PlainError, runOrExplain } from "#server/plain-error.ts";
import { SECRET_FILE } from "#server/signing/keys.ts";
import { copyTables } from "#server/storage/copy.ts";
import { openStorage, type Storage } from "#server/storage/open.ts";
import { argumentsOf } from "./command.ts";

const USAGE = "npm run restore -- <folder of a backup>";
const log = createLog("error");

await runOrExplain(async () => {
  const [given] = argumentsOf({ usage: USAGE, maxArguments: 1 });
  if (given === undefined) throw new PlainError(`Which backup? It is called by:\n${USAGE}`);
  const folder = resolve(given);
  if (!existsSync(join(folder, "site.db")))
    throw new PlainError(`There is no backup in ${folder}: it would hold a site.db. "npm run backup" makes one.`);
  const env = readEnv();
  // A copy is opened: a backup of an older version is brought up to date there, and stays as it is.
  const work = mkdtempSync(join(tmpdir(), "site-restore-"));
  try {
    copyFileSync(join(folder, "site.db"), join(work, "site.db"));
    const from = await openStorage({ DATABASE_URL: undefined, DATA_DIR: work, log });
    const to = await openStorage({ ...env, log });
    try {
      await refuseUnlessEmpty(to);
      const { submission = 0, outbox = 0, subscription = 0 } = await copyTables(from.db, to.db);
      console.log(`Restored ${submission} submissions, ${outbox} mails and ${subscription} sign-ups.`);
    } finally {
      await Promise.all([from.close(), to.close()]);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  restoreSecret(folder, env);
});

async function refuseUnlessEmpty({ db }: Storage) {
  const { stored } = await db
    .selectFrom("submission")
    .select(({ fn }) => fn.countAll<number>().as("stored"))
    .executeTakeFirstOrThrow();
  if (Number(stored) > 0)
    throw new PlainError(
      `The store already holds ${stored} submissions; a backup is put into an empty one. Set DATA_DIR to a new folder, or DATABASE_URL to a new database.`,
    );
}

/** The secret of an empty store has signed no link that is still in use, so it can be replaced. */
function restoreSecret(folder: string, { SECRET_KEY, DATA_DIR }: ReturnType<typeof readEnv>) {
  const secret = join(folder, SECRET_FILE);
  if (SECRET_KEY) console.log("SECRET_KEY must be the one of that time, or links in mails that are out stop working.");
  else if (existsSync(secret)) {
    mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
    copyFileSync(secret, join(DATA_DIR, SECRET_FILE));
    chmodSync(join(DATA_DIR, SECRET_FILE), 0o600);
  } else console.log("The backup holds no secret.key: set SECRET_KEY to the one of that time.");
  console.log("Start the server, or start it again if it runs.");
}
