/** Finished builds in one folder, of which one is shown. The file `current` names it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { TIME_STAMP } from "#domain/text/time-stamp.ts";
import type { Env } from "#server/env.ts";
import { hasCode } from "#server/error-code.ts";
import { PlainError } from "#server/plain-error.ts";

const CURRENT_FILE = "current";
const RELEASE_FILE = "release.json";

const releaseSchema = z.object({
  /** The release that was shown when this one was published; undo leads there. */
  replaced: z.string().regex(TIME_STAMP).nullable(),
  /** Fingerprint of the server's own code at that time. */
  serverCode: z.string(),
  /** Who published it, where that is known. */
  by: z.string().nullable().default(null),
});

export type Release = z.output<typeof releaseSchema> & { name: string; dir: string };

/** All that are complete, the newest first. */
export function listReleases(releasesDir: string): Release[] {
  if (!existsSync(releasesDir)) return [];
  return readdirSync(releasesDir)
    .filter((name) => TIME_STAMP.test(name))
    .sort()
    .reverse()
    .flatMap((name) => findRelease(releasesDir, name) ?? []);
}

export function findRelease(releasesDir: string, name: string): Release | null {
  const dir = join(releasesDir, name);
  const file = join(dir, RELEASE_FILE);
  if (!TIME_STAMP.test(name) || !existsSync(file)) return null;
  return { ...releaseSchema.parse(JSON.parse(readFileSync(file, "utf8"))), name, dir };
}

type NewRelease = Pick<Release, "name" | "replaced" | "serverCode"> & { by?: string | null; buildDir: string };

/** Makes a finished build a release: complete at once, or not there. */
export function addRelease(releasesDir: string, { buildDir, by = null, ...given }: NewRelease): Release {
  const release = { ...given, by };
  const { name, ...facts } = release;
  const dir = join(releasesDir, name);
  writeFileSync(join(buildDir, RELEASE_FILE), `${JSON.stringify(facts)}\n`);
  mkdirSync(releasesDir, { recursive: true });
  renameSync(buildDir, dir);
  return { ...release, dir };
}

/** What `current` says, and when it was written; null where nothing was published. */
export function readPointer(releasesDir: string): { name: string; writtenAt: number } | null {
  const path = join(releasesDir, CURRENT_FILE);
  try {
    return { name: readFileSync(path, "utf8").trim(), writtenAt: statSync(path).mtimeMs };
  } catch (error) {
    if (hasCode(error, "ENOENT", "ENOTDIR")) return null;
    throw error;
  }
}

export function currentRelease(releasesDir: string): Release | null {
  const pointer = readPointer(releasesDir);
  return pointer && findRelease(releasesDir, pointer.name);
}

/** Written beside its place and renamed: whoever reads it finds the name before or the one after. */
export function writePointer(releasesDir: string, name: string | null) {
  const path = join(releasesDir, CURRENT_FILE);
  if (name === null) return rmSync(path, { force: true });
  const next = `${path}.${process.pid}`;
  writeFileSync(next, `${name}\n`, { flush: true });
  return renameSync(next, path);
}

/** The folder of a build, and the name it has as a release. */
export type ShownBuild = { dir: string; release: string | null };

/** What a server shows: the current release, else the build in DIST_DIR. */
export function shownBuild({ DIST_DIR, RELEASES_DIR }: Pick<Env, "DIST_DIR" | "RELEASES_DIR">): ShownBuild {
  const pointer = RELEASES_DIR === null ? null : readPointer(RELEASES_DIR);
  if (RELEASES_DIR === null || pointer === null) return { dir: DIST_DIR, release: null };
  const release = findRelease(RELEASES_DIR, pointer.name);
  if (release) return { dir: release.dir, release: release.name };
  throw new PlainError(
    `${join(RELEASES_DIR, CURRENT_FILE)} names the release ${basename(pointer.name)}, which is not there. "npm run publish -- --list" shows those that are, "npm run publish -- --to <release>" chooses one.`,
  );
}
