import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Env, MIN_SECRET_LENGTH } from "#server/env.ts";
import { PlainError } from "#server/plain-error.ts";
import { makeFolder } from "#server/storage/make-folder.ts";

export const SECRET_FILE = "secret.key";
export const EDITOR_SECRET_FILE = "editor-secret.key";
/** Signs nothing, and what it signed is still accepted. */
export const FALLBACK_FILE = "secret-fallback.key";

/** What the secret is used for; each purpose has a key of its own, so that one's output is worthless to another. */
export type Purpose = "client" | "form-time" | "proof" | "confirm" | "unsubscribe" | "dedupe" | EditorPurpose;
/** Of the hosted editor, which has a secret of its own. */
type EditorPurpose = "editor-session" | "editor-link" | "editor-device";

export type Keys = {
  /** A keyed hash of a text, safe in addresses. */
  sign: (purpose: Purpose, text: string) => string;
  /** By the secret that signs, or by the one beside it while the secret is being replaced. */
  verify: (purpose: Purpose, text: string, signature: string) => boolean;
  /** What each secret makes of a text; the first is the one that signs. */
  signatures: (purpose: Purpose, text: string) => readonly [string, ...string[]];
};

export function keysFrom(secret: string, fallback?: string): Keys {
  const hash = (key: string, purpose: Purpose, text: string) =>
    createHmac("sha256", createHmac("sha256", key).update(purpose).digest()).update(text).digest("base64url");
  const sign = (purpose: Purpose, text: string) => hash(secret, purpose, text);
  const signatures = (purpose: Purpose, text: string): [string, ...string[]] => [
    sign(purpose, text),
    ...(fallback === undefined ? [] : [hash(fallback, purpose, text)]),
  ];
  return {
    sign,
    signatures,
    verify(purpose, text, signature) {
      const given = Buffer.from(signature);
      return signatures(purpose, text)
        .map((one) => Buffer.from(one))
        .some((expected) => expected.length === given.length && timingSafeEqual(expected, given));
    },
  };
}

/** The keys of the secret that signs and of the one beside it. */
export function readKeys(env: Pick<Env, "SECRET_KEY" | "SECRET_KEY_FALLBACK" | "DATA_DIR">): Keys {
  return keysFrom(readSecret(env), env.SECRET_KEY_FALLBACK ?? readFallback(env));
}

/** The secret that `npm run secret` put aside, if the secret is a file. */
function readFallback({ SECRET_KEY, DATA_DIR }: Pick<Env, "SECRET_KEY" | "DATA_DIR">): string | undefined {
  const path = join(DATA_DIR, FALLBACK_FILE);
  return SECRET_KEY || !existsSync(path) ? undefined : readFileSync(path, "utf8");
}

/** The secret of the environment, else the one made at the first start and stored beside the data. */
export function readSecret({ SECRET_KEY, DATA_DIR }: Pick<Env, "SECRET_KEY" | "DATA_DIR">): string {
  return SECRET_KEY ?? secretIn(join(DATA_DIR, SECRET_FILE), "SECRET_KEY");
}

/** That of the hosted editor: whoever knows the site's secret can still not sign in there. */
export function readEditorSecret({ EDITOR_SECRET_KEY, DATA_DIR }: Pick<Env, "EDITOR_SECRET_KEY" | "DATA_DIR">): string {
  return EDITOR_SECRET_KEY ?? secretIn(join(DATA_DIR, EDITOR_SECRET_FILE), "EDITOR_SECRET_KEY");
}

function secretIn(path: string, setting: string): string {
  try {
    makeFolder(dirname(path));
    writeOnce(path, randomBytes(32).toString("hex"));
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    // There already: the secret, or a file in place of the folder.
    if (error.code !== "EEXIST" || !existsSync(path))
      throw new PlainError(`${error.message}. Set ${setting}, or DATA_DIR to a folder that this user can write.`, {
        cause: error,
      });
  }
  const secret = readFileSync(path, "utf8");
  // A file that was cut off, or is empty, would let anybody sign.
  if (secret.trim().length >= MIN_SECRET_LENGTH) return secret;
  throw new PlainError(
    `${path} holds no whole secret. Put it back from a backup, set ${setting}, or delete the file: a new secret is made at the next start, and links in mails sent before stop working.`,
  );
}

/** Written whole beside its place, then linked there: a crash leaves no half of it, and the first of several writers wins. */
function writeOnce(path: string, text: string) {
  const whole = `${path}.${randomUUID()}`;
  try {
    writeFileSync(whole, text, { flag: "wx", mode: 0o600, flush: true });
    linkSync(whole, path);
  } finally {
    rmSync(whole, { force: true });
  }
}
