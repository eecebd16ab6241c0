import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { siteManifestSchema } from "#domain/site/site-manifest.ts";
import { readBuildFile } from "#server/build-output/read-build-file.ts";
import { fileCache } from "#server/pages/file-cache.ts";
import { type ServedFile, servedFile } from "#server/pages/served-file.ts";
import { listReleases, type Release } from "./releases.ts";

const MB = 1024 * 1024;
const MEMORY = { maxBytes: 32 * MB, preloadBytes: 0 };

/**
 * Files with a hash in their names, of all releases that are kept. A window that was opened before a switch still asks
 * for those of its release, and while processes are replaced, one of the release before is asked for those of the next.
 * As everywhere, only what a manifest lists can be served.
 */
export function releaseAssets(releasesDir: string): (address: string) => ServedFile | undefined {
  const bodies = fileCache(MEMORY);
  let releases = new Map<string, ReadonlyMap<string, ServedFile>>();
  let readAt = -1;

  /** The folder's own time changes when a release comes or goes: more is not read for an address that nobody knows. */
  function hasChanged(): boolean {
    const changedAt = statSync(releasesDir, { throwIfNoEntry: false })?.mtimeMs ?? -1;
    if (changedAt === readAt) return false;
    readAt = changedAt;
    return true;
  }

  function assetsOf({ dir }: Release): ReadonlyMap<string, ServedFile> {
    const manifest = readBuildFile(dir, "manifest.json", siteManifestSchema);
    const files = manifest.files.filter(({ immutable }) => immutable);
    return new Map(files.map((file) => [file.address, servedFile(file, join(dir, "site"), bodies)]));
  }

  function readReleases() {
    const known = releases;
    releases = new Map();
    for (const release of listReleases(releasesDir))
      try {
        releases.set(release.name, known.get(release.name) ?? assetsOf(release));
      } catch {
        // Of another version of the server, or deleted at this moment: its files are not offered.
        releases.set(release.name, new Map());
      }
  }

  function find(address: string): ServedFile | undefined {
    for (const files of releases.values()) {
      const file = files.get(address);
      if (file && existsSync(file.path)) return file;
    }
    return undefined;
  }

  return (address) => {
    const found = find(address);
    if (found || !hasChanged()) return found;
    readReleases();
    return find(address);
  };
}
