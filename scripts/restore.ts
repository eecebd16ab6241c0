/** `npm run restore -- <folder>`: puts a backup into an empty store, on either engine, whichever it was taken from. */
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { decryptFile } from "#scripts/backup/encrypt.ts";
import { DATABASE_FILE, ENCRYPTED } from "#scripts/backup/files.ts";
import { osUser } from "#scripts/leads/os-user.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/observability/log.ts";
import { PlainError, runOrExplain } from "#server/plain-error.ts";
import { EDITOR_SECRET_FILE, FALLBACK_FILE, SECRET_FILE } from "#server/signing/keys.ts";
import { auditIn } from "#server/storage/audit.ts";
import { copyTables } from "#server/storage/copy.ts";
import { forgetLastPurge } from "#server/storage/guarded-purge.ts";
import { makeFolder } from "#server/storage/make-folder.ts";
import { openStorage, type Storage } from "#server/storage/open.ts";
import { countPeople } from "#server/storage/people-tables.ts";
import { counted, valuesOf } from "./command.ts";

const USAGE = "npm run restore -- <folder of a backup> [--key <file of the secret key>]";
const SECRETS = [SECRET_FILE, FALLBACK_FILE];
const log = createLog("error");

await runOrExplain(async () => {
  const { args, value } = valuesOf({ usage: USAGE, maxArguments: 1, options: ["key"] });
  const [given] = args;
  if (given === undefined) throw new PlainError(`Which backup? It is called by:\n${USAGE}`);
  const folder = resolve(given);
  // Throws where this user may not look: that is not the same as nothing being there.
  if (existsSync(folder)) readdirSync(folder);
  if (!holds(folder, DATABASE_FILE))
    throw new PlainError(`There is no backup in ${folder}: it would hold a site.db. "npm run backup" makes one.`);
  const env = readEnv();
  // A copy is opened: a backup of an older version is brought up to date there, and stays as it is.
  const work = mkdtempSync(join(tmpdir(), "site-restore-"));
  try {
    for (const name of [DATABASE_FILE, ...SECRETS, EDITOR_SECRET_FILE])
      if (holds(folder, name)) await takeFrom(folder, name, work, value("key"));
    const from = await openStorage({ DATABASE_URL: undefined, DATA_DIR: work, log });
    const to = await openStorage({ ...env, log });
    try {
      await refuseUnlessEmpty(to);
      const copied = await copyTables(from, to);
      const { submission = 0, outbox = 0, subscription = 0, editor_person: people = 0 } = copied;
      await forgetLastPurge(to.db);
      await auditIn(to.db).note({ who: osUser(), action: "restore", rows: submission });
      console.log(
        `Restored ${counted(submission, "submission")}, ${counted(outbox, "mail")} and ${counted(subscription, "sign-up")}.`,
      );
      if (people > 0) restorePeople(work, env, people);
    } finally {
      await Promise.all([from.close(), to.close()]);
    }
    restoreSecret(work, env);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

function holds(folder: string, name: string): boolean {
  return [name, `${name}${ENCRYPTED}`].some((file) => existsSync(join(folder, file)));
}

async function takeFrom(folder: string, name: string, work: string, key: string | undefined) {
  const [plain, encrypted] = [join(folder, name), join(folder, `${name}${ENCRYPTED}`)];
  if (existsSync(plain)) return copyFileSync(plain, join(work, name));
  if (key === undefined) throw new PlainError(`This backup is encrypted. Name the file of the secret key:\n${USAGE}`);
  await decryptFile(encrypted, join(work, name), key);
}

async function refuseUnlessEmpty({ db }: Storage) {
  const advice = "Set DATA_DIR to a new folder, or DATABASE_URL to a new database.";
  const { stored } = await db
    .selectFrom("submission")
    .select(({ fn }) => fn.countAll<number>().as("stored"))
    .executeTakeFirstOrThrow();
  if (Number(stored) > 0)
    throw new PlainError(
      `The store already holds ${counted(Number(stored), "submission")}; a backup is put into an empty one. ${advice}`,
    );
  const people = await countPeople(db);
  if (people > 0)
    throw new PlainError(
      `The store already knows people of the hosted editor (${people}); a backup is put into an empty one. ${advice}`,
    );
}

/** Who may use the hosted editor. They sign in again; an invitation that was out is sent again by an owner. */
function restorePeople(folder: string, { EDITOR_SECRET_KEY, DATA_DIR }: ReturnType<typeof readEnv>, people: number) {
  console.log(`Restored the people of the hosted editor: ${people}. They sign in again.`);
  if (EDITOR_SECRET_KEY) console.log("EDITOR_SECRET_KEY must be the one of that time, or no second factor works.");
  else if (existsSync(join(folder, EDITOR_SECRET_FILE))) putSecrets(folder, DATA_DIR, [EDITOR_SECRET_FILE]);
  else
    console.log(
      `The backup holds no ${EDITOR_SECRET_FILE}: put the one of that time into ${DATA_DIR}, or everybody is invited again.`,
    );
}

function putSecrets(folder: string, dataDir: string, names: readonly string[]) {
  makeFolder(dataDir);
  for (const name of names.filter((file) => existsSync(join(folder, file)))) {
    copyFileSync(join(folder, name), join(dataDir, name));
    chmodSync(join(dataDir, name), 0o600);
  }
}

/** The secret of an empty store has signed no link that is still in use, so it can be replaced. */
function restoreSecret(folder: string, { SECRET_KEY, DATA_DIR }: ReturnType<typeof readEnv>) {
  if (SECRET_KEY) console.log("SECRET_KEY must be the one of that time, or links in mails that are out stop working.");
  else if (existsSync(join(folder, SECRET_FILE))) putSecrets(folder, DATA_DIR, SECRETS);
  else console.log("The backup holds no secret.key: set SECRET_KEY to the one of that time.");
  console.log("Start the server, or start it again if it runs.");
}
