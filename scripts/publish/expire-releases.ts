import { rmSync } from "node:fs";
import { currentRelease, listReleases } from "#server/releases/releases.ts";

/** Deletes the oldest releases, so that so many are left; never the current one, nor the one that undo leads to. */
export function expireReleases(releasesDir: string, keep: number): string[] {
  const current = currentRelease(releasesDir);
  const needed = new Set([current?.name, current?.replaced]);
  const expired = listReleases(releasesDir)
    .slice(keep)
    .filter(({ name }) => !needed.has(name));
  for (const { dir } of expired) rmSync(dir, { recursive: true });
  return expired.map(({ name }) => name);
}
