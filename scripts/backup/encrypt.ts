/** Encrypted files of a backup. The server holds public keys only, so it cannot read its own backups. */
import { createHash } from "node:crypto";
import {
  closeSync,
  createReadStream,
  createWriteStream,
  openSync,
  readFileSync,
  readSync,
  writeFileSync,
} from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { errorMessage } from "#server/error-message.ts";
import { PlainError } from "#server/plain-error.ts";
import { AgeError, ageDecrypt, ageEncrypt, newIdentity, recipientOf } from "./age.ts";

const FOR_THE_OWNER = 0o600;
/** Room for hundreds of recipients. */
const MAX_HEADER_BYTES = 64 * 1024;

/**
 * Writes an encrypted copy and reads it back from the disk: what comes out must be what went in. A second key, which is
 * made for this and thrown away, makes that possible without the secret key.
 */
export async function encryptFile(from: string, to: string, recipients: readonly string[]) {
  const throwaway = newIdentity();
  const encrypted = ageEncrypt(createReadStream(from), [...recipients, recipientOf(throwaway)]);
  try {
    await pipeline(encrypted, createWriteStream(to, { flags: "wx", mode: FOR_THE_OWNER }));
  } catch (error) {
    throw error instanceof AgeError ? new PlainError(`BACKUP_RECIPIENTS: ${error.message}.`, { cause: error }) : error;
  }
  const [expected, found] = [await sha256(createReadStream(from)), await sha256(decrypted(to, [throwaway]))];
  if (found !== expected) throw new PlainError(`${to} does not hold what was written. Check the disk, then try again.`);
}

export async function decryptFile(from: string, to: string, keyFile: string) {
  try {
    const source = decrypted(from, identitiesIn(keyFile));
    await pipeline(source, createWriteStream(to, { flags: "wx", mode: FOR_THE_OWNER }));
  } catch (error) {
    throw new PlainError(`${from} cannot be read with the key in ${keyFile}: ${errorMessage(error)}.`, {
      cause: error,
    });
  }
}

function decrypted(path: string, identities: readonly string[]): Readable {
  const header = headerOf(path);
  return Readable.from(ageDecrypt(header, createReadStream(path, { start: header.length }), identities));
}

/** Everything up to the line that begins with three dashes. */
function headerOf(path: string): string {
  const start = Buffer.alloc(MAX_HEADER_BYTES);
  const file = openSync(path, "r");
  const length = readSync(file, start, 0, MAX_HEADER_BYTES, 0);
  closeSync(file);
  return /^.*?\n---[^\n]*\n/s.exec(start.toString("latin1", 0, length))?.[0] ?? "";
}

/** Makes a key file as `age-keygen` does, and returns its public key. */
export function writeNewKey(path: string): string {
  const identity = newIdentity();
  const recipient = recipientOf(identity);
  try {
    writeFileSync(path, `# public key: ${recipient}\n${identity}\n`, { flag: "wx", mode: FOR_THE_OWNER });
  } catch (error) {
    throw new PlainError(`${errorMessage(error)}. Name a file that is not there yet.`, { cause: error });
  }
  return recipient;
}

function identitiesIn(path: string): string[] {
  const found = readFileSync(path, "utf8")
    .split(/\r?\n/)
    .filter((line) => line.startsWith("AGE-SECRET-KEY-"));
  if (found.length === 0) throw new AgeError("it holds no line that begins with AGE-SECRET-KEY-");
  return found;
}

async function sha256(stream: Readable): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(stream, hash);
  return hash.digest("hex");
}
