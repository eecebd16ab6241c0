import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

/** Fingerprint of what a server runs: a process that was started with other code must be started again. */
export function serverCodeFingerprint(): string {
  const hash = createHash("sha256");
  for (const path of globSync(["package-lock.json", "{domain,server}/**/*.ts"]).sort())
    if (!path.endsWith(".test.ts")) hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  return hash.digest("hex");
}
