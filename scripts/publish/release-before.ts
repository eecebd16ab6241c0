import { existsSync } from "node:fs";
import { join } from "node:path";
import { currentRelease, findRelease, listReleases, type Release } from "#server/releases/releases.ts";

type Folders = { releasesDir: string; distDir: string };

/**
 * What undo leads to: the release that was shown when the current one was published, else the next older one, else the
 * build that was shown before there were releases (`release` is null). Null where there is nothing to go back to.
 */
export function releaseBefore({ releasesDir, distDir }: Folders): { release: Release | null } | null {
  const current = currentRelease(releasesDir);
  if (!current) return null;
  const release =
    (current.replaced !== null && findRelease(releasesDir, current.replaced)) ||
    listReleases(releasesDir).find(({ name }) => name < current.name);
  if (release) return { release };
  return existsSync(join(distDir, "manifest.json")) ? { release: null } : null;
}
