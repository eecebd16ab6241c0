import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "#build/content/content-check.ts";
import { type ContentFault, faultLine } from "#build/content/content-errors.ts";

/**
 * What a change would break: the whole content is checked in a copy with the change made. Faults that were there
 * before do not stand in the way of anybody's work.
 */
export function faultsAfter(contentDir: string, change: (copy: string) => void): ContentFault[] {
  const folder = mkdtempSync(join(tmpdir(), "content-rehearsal-"));
  try {
    const copy = join(folder, "content");
    cpSync(contentDir, copy, { recursive: true });
    change(copy);
    const { faults } = checkContent(copy);
    if (faults.length === 0) return [];
    const before = new Set(checkContent(contentDir).faults.map(faultLine));
    return faults.filter((fault) => !before.has(faultLine(fault)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
