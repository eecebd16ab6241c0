/** `npm run backup`: a verified copy of everything visitors sent, taken while the server runs. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { timeStamp } from "#domain/text/time-stamp.ts";
import { assertThereIsAStore, copyStore } from "#scripts/backup/copy-store.ts";
import { encryptFile, writeNewKey } from "#scripts/backup/encrypt.ts";
import { expireBackups } from "#scripts/backup/expire.ts";
import { DATABASE_FILE, ENCRYPTED } from "#scripts/backup/files.ts";
import { type Counted, verifiedCounts } from "#scripts/backup/verify.ts";
import { osUser } from "#scripts/leads/os-user.ts";
import { type Env, readEnv } from "#server/env.ts";
import { PlainError, runOrExplain } from "#server/plain-error.ts";
import { EDITOR_SECRET_FILE } from "#server/signing/keys.ts";
import { makeFolder } from "#server/storage/make-folder.ts";
import { counted, valuesOf } from "./command.ts";

const USAGE = `npm run backup [-- <folder that is not there yet>]
npm run backup -- [--into <folder of all backups>] [--keep <how many of them>]
npm run backup -- --new-key <file that is not there yet>`;

await runOrExplain(async () => {
  const { args, value } = valuesOf({ usage: USAGE, maxArguments: 1, options: ["into", "keep", "new-key"] });
  const newKey = value("new-key");
  if (newKey !== undefined) return makeKey(newKey);
  const [given] = args;
  const keep = keepOf(value("keep"));
  if (given !== undefined && (value("into") ?? value("keep")) !== undefined)
    throw new PlainError(`A folder of its own cannot be one of several. It is called by:\n${USAGE}`);
  const env = readEnv();
  const folder = resolve(given ?? join(value("into") ?? join(env.DATA_DIR, "backups"), timeStamp(new Date())));
  const { submissions, mails, signUps, people } = await backUp(env, folder);
  console.log(
    `The backup is in ${folder}. It holds ${counted(submissions, "submission")}, ${counted(mails, "mail")} and ${counted(signUps, "sign-up")}.`,
  );
  console.log(
    env.BACKUP_RECIPIENTS
      ? "It is encrypted, and was read back."
      : "It was read back. It holds personal data: keep it as safe as the original, or set BACKUP_RECIPIENTS to encrypt it.",
  );
  if (env.SECRET_KEY) console.log("SECRET_KEY is not in it: keep it as well, apart from the backup.");
  if (people > 0) console.log(aboutPeople(env, people));
  if (keep === null) return;
  const expired = expireBackups(folder, keep);
  if (expired.length > 0) console.log(`Deleted ${counted(expired.length, "older backup")}: ${expired.join(", ")}.`);
});

function aboutPeople({ EDITOR_SECRET_KEY, DATA_DIR }: Env, people: number): string {
  const held = `It also holds the people of the hosted editor: ${people}.`;
  if (EDITOR_SECRET_KEY)
    return `${held} EDITOR_SECRET_KEY is not in it: keep it as well, or nobody's second factor works.`;
  return existsSync(join(DATA_DIR, EDITOR_SECRET_FILE))
    ? held
    : `${held} Their secret is not in ${DATA_DIR}: keep the ${EDITOR_SECRET_FILE} of the editor's DATA_DIR as well, or nobody's second factor works.`;
}

function makeKey(file: string) {
  const recipient = writeNewKey(file);
  console.log(`The secret key is in ${file}. Keep it away from the server: without it no backup can be restored.`);
  console.log(`Set on the server: BACKUP_RECIPIENTS=${recipient}`);
}

function keepOf(value: string | undefined): number | null {
  if (value === undefined) return null;
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value);
  throw new PlainError(`--keep is a number of backups from 1 to 9999. It is called by:\n${USAGE}`);
}

/** Takes the backup, or leaves nothing behind. */
async function backUp(env: Env, folder: string): Promise<Counted> {
  if (existsSync(folder))
    throw new PlainError(`${folder} exists; a backup never overwrites another. Name a folder that is not there yet.`);
  assertThereIsAStore(env);
  makeBackupFolder(folder);
  // What is to be encrypted does not lie readable where the backup goes.
  const work = env.BACKUP_RECIPIENTS ? workFolder(env) : folder;
  try {
    await copyStore(env, work, osUser());
    const counted = verifiedCounts(join(work, DATABASE_FILE));
    if (env.BACKUP_RECIPIENTS)
      for (const name of readdirSync(work))
        await encryptFile(join(work, name), join(folder, `${name}${ENCRYPTED}`), env.BACKUP_RECIPIENTS);
    return counted;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    if (work !== folder) rmSync(work, { recursive: true, force: true });
  }
}

function workFolder({ DATA_DIR }: Env): string {
  makeFolder(DATA_DIR);
  return mkdtempSync(join(DATA_DIR, "backup-"));
}

function makeBackupFolder(folder: string) {
  try {
    makeFolder(folder);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new PlainError(`${error.message}\nName a folder that this user can make: npm run backup -- <folder>`);
  }
}
