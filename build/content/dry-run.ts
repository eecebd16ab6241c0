import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { HISTORY_FOLDER } from "#domain/content/content-files.ts";
import { contentErrors } from "./content-check.ts";
import { type ContentError, errorLine } from "./content-errors.ts";

/**
 * The errors a change would cause: it is made in a copy, and the whole copy is checked. Errors that were there before
 * are left out, so that they do not block other work.
 */
export function dryRunErrors(contentDir: string, change: (copy: string) => void): ContentError[] {
  const folder = mkdtempSync(join(tmpdir(), "content-dry-run-"));
  try {
    const copy = join(folder, "content");
    cpSync(contentDir, copy, { recursive: true, filter: (path) => basename(path) !== HISTORY_FOLDER });
    change(copy);
    const errors = contentErrors(copy);
    if (errors.length === 0) return [];
    const before = new Set(contentErrors(contentDir).map(errorLine));
    return errors.filter((error) => !before.has(errorLine(error)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
