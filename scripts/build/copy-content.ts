import { cpSync, rmSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { DRAFTS_FOLDER, HISTORY_FOLDER } from "#domain/content/content-files.ts";

/** In the folder of a build, beside its pages; no server sends it. */
const COPY_FOLDER = "content";
const LEFT_OUT = new Set([DRAFTS_FOLDER, HISTORY_FOLDER]);

/**
 * Keeps what a build is of, so that the editor can say what has changed since. Made before the build reads anything: a
 * change that is saved meanwhile counts as one that is not published.
 */
export function copyContent(contentDir: string, buildDir: string) {
  const copy = join(buildDir, COPY_FOLDER);
  rmSync(copy, { recursive: true, force: true });
  cpSync(contentDir, copy, {
    recursive: true,
    dereference: true,
    preserveTimestamps: true,
    filter: (path) => !LEFT_OUT.has(relative(contentDir, path).split(sep)[0] ?? ""),
  });
}

/** The content that a build is of, as far as it has a copy. */
export const contentOf = (buildDir: string) => join(buildDir, COPY_FOLDER);
