import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "./content-check.ts";
import { type ContentError, errorLine } from "./content-errors.ts";

/**
 * What a change would break: the whole content is checked in a copy with the change made. Errors that were there
 * before do not stand in the way of anybody's work.
 */
export function errorsAfter(contentDir: string, change: (copy: string) => void): ContentError[] {
  const folder = mkdtempSync(join(tmpdir(), "content-rehearsal-"));
  try {
    const copy = join(folder, "content");
    cpSync(contentDir, copy, { recursive: true });
    change(copy);
    const { errors } = checkContent(copy);
    if (errors.length === 0) return [];
    const before = new Set(checkContent(contentDir).errors.map(errorLine));
    return errors.filter((error) => !before.has(errorLine(error)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
