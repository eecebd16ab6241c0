import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PlainError } from "#server/plain-error.ts";
import { FALLBACK_FILE, keysFrom, readKeys, readSecret, SECRET_FILE } from "./keys.ts";

const [OLD, NEW, STRANGE] = [
  "the secret of last year, long enough",
  "the secret of this year, long enough",
  "x".repeat(40),
];

describe("a secret that is being replaced", () => {
  const [before, during, after] = [keysFrom(OLD), keysFrom(NEW, OLD), keysFrom(NEW)];

  it("signs with the new one and accepts both, each for its purpose", () => {
    expect(during.sign("confirm", "a")).toBe(after.sign("confirm", "a"));
    expect(during.verify("confirm", "a", before.sign("confirm", "a"))).toBe(true);
    expect(during.verify("confirm", "a", after.sign("confirm", "a"))).toBe(true);
    expect(during.verify("confirm", "a", before.sign("unsubscribe", "a"))).toBe(false);
    expect(during.verify("confirm", "b", before.sign("confirm", "a"))).toBe(false);
    expect(during.verify("confirm", "a", keysFrom(STRANGE).sign("confirm", "a"))).toBe(false);
  });

  it("is over when the old one is taken away", () => {
    expect(after.verify("confirm", "a", before.sign("confirm", "a"))).toBe(false);
    expect(after.signatures("proof", "a")).toHaveLength(1);
  });
});

describe("the keys of a server", () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "site-keys-"));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  const keys = (SECRET_KEY?: string, SECRET_KEY_FALLBACK?: string) =>
    readKeys({ DATA_DIR: dir, SECRET_KEY, SECRET_KEY_FALLBACK });
  const signature = keysFrom(OLD).sign("confirm", "a");

  it("come from the variables", () => {
    expect(keys(NEW, OLD).verify("confirm", "a", signature)).toBe(true);
    expect(keys(NEW).verify("confirm", "a", signature)).toBe(false);
  });

  it("come from the files where no variable is set", () => {
    writeFileSync(join(dir, SECRET_FILE), NEW);
    writeFileSync(join(dir, FALLBACK_FILE), OLD);
    expect(keys().verify("confirm", "a", signature)).toBe(true);
    expect(keys().sign("confirm", "a")).toBe(keysFrom(NEW).sign("confirm", "a"));
    // A file that was left behind does not count beside a variable.
    expect(keys(STRANGE).verify("confirm", "a", signature)).toBe(false);
  });
});

describe("the secret beside the data", () => {
  let DATA_DIR: string;
  beforeEach(() => {
    DATA_DIR = mkdtempSync(join(tmpdir(), "site-secret-"));
  });
  afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const read = () => readSecret({ SECRET_KEY: undefined, DATA_DIR });

  it("is made once, for its owner alone, and nothing is left beside it", () => {
    const secret = read();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(read()).toBe(secret);
    expect(readdirSync(DATA_DIR)).toEqual([SECRET_FILE]);
    expect(statSync(join(DATA_DIR, SECRET_FILE)).mode & 0o777).toBe(0o600);
  });

  it.each(["", "   \n", "half of it"])("is refused when it is not whole: %j", (written) => {
    writeFileSync(join(DATA_DIR, SECRET_FILE), written);
    expect(read).toThrow(PlainError);
    expect(read).toThrow("secret.key holds no whole secret");
  });
});
