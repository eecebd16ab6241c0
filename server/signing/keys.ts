import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "#server/env.ts";
import { PlainError } from "#server/plain-error.ts";

export const SECRET_FILE = "secret.key";

/** What the secret is used for; each purpose has a key of its own, so that one's output is worthless to another. */
export type Purpose = "client" | "form-time" | "proof" | "confirm" | "unsubscribe" | "dedupe";

export type Keys = {
  /** A keyed hash of a text, safe in addresses. */
  sign: (purpose: Purpose, text: string) => string;
  verify: (purpose: Purpose, text: string, signature: string) => boolean;
};

export function keysFrom(secret: string): Keys {
  const keyOf = (purpose: Purpose) => createHmac("sha256", secret).update(purpose).digest();
  const sign = (purpose: Purpose, text: string) =>
    createHmac("sha256", keyOf(purpose)).update(text).digest("base64url");
  return {
    sign,
    verify(purpose, text, signature) {
      const [expected, given] = [Buffer.from(sign(purpose, text)), Buffer.from(signature)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

/** The secret of the environment, else the one made at the first start and stored beside the data. */
export function readSecret({ SECRET_KEY, DATA_DIR }: Pick<Env, "SECRET_KEY" | "DATA_DIR">): string {
  if (SECRET_KEY) return SECRET_KEY;
  const path = join(DATA_DIR, SECRET_FILE);
  try {
    mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
    writeFileSync(path, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    if (error.code !== "EEXIST")
      throw new PlainError(`${error.message}. Set SECRET_KEY, or DATA_DIR to a folder that this user can write.`, {
        cause: error,
      });
  }
  return readFileSync(path, "utf8");
}
