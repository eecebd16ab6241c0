import { cpSync, rmSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { isOwnContent, OWN_SNAPSHOT } from "#build/content/sample/own-content.ts";
import { DRAFTS_FOLDER, HISTORY_FOLDER } from "#domain/content/content-files.ts";
import type { Env } from "#server/env.ts";

/** In the folder of a build, beside its pages; no server sends it. */
const COPY_FOLDER = "content";
const LEFT_OUT = new Set([DRAFTS_FOLDER, HISTORY_FOLDER]);

/**
 * Copies the content before a build reads anything, and names the copy: what is saved meanwhile is not in the build.
 * Another copy stays beside the pages, so that the editor can say what has changed since.
 */
export function snapshotContent({ CONTENT_DIR, DIST_DIR }: Pick<Env, "CONTENT_DIR" | "DIST_DIR">): string {
  const copy = contentOf(DIST_DIR);
  const snapshot = isOwnContent(CONTENT_DIR) ? OWN_SNAPSHOT : copy;
  if (snapshot !== CONTENT_DIR) replace(CONTENT_DIR, snapshot);
  if (snapshot !== copy) replace(snapshot, copy);
  return snapshot;
}

function replace(from: string, to: string) {
  rmSync(to, { recursive: true, force: true });
  cpSync(resolve(from), to, {
    recursive: true,
    dereference: true,
    preserveTimestamps: true,
    filter: (path) => !LEFT_OUT.has(relative(resolve(from), path).split(sep)[0] ?? ""),
  });
}

/** The content that a build is of, as far as it has a copy. */
export const contentOf = (buildDir: string) => join(buildDir, COPY_FOLDER);
