import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { TIME_STAMP } from "#domain/text/time-stamp.ts";
import { DATABASE_FILE, ENCRYPTED } from "./files.ts";

/**
 * Deletes the oldest backups beside the newest one, so that so many are left. By number and not by age: a clock that
 * jumped ahead would make all of them old. Only what looks like a backup of this command is touched.
 */
export function expireBackups(newest: string, keep: number): string[] {
  const parent = dirname(newest);
  const isBackup = (name: string) =>
    TIME_STAMP.test(name) &&
    [DATABASE_FILE, DATABASE_FILE + ENCRYPTED].some((file) => existsSync(join(parent, name, file)));
  const others = readdirSync(parent)
    .filter((name) => name !== basename(newest) && isBackup(name))
    .sort();
  const expired = others.slice(0, Math.max(0, others.length - (keep - 1)));
  for (const name of expired) rmSync(join(parent, name), { recursive: true });
  return expired;
}
