import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A copy of a content folder that a test may change. */
export function copyContent(from = "content"): {
  dir: string;
  edit: (file: string, change: (data: never) => unknown) => void;
  remove: () => void;
} {
  const dir = join(mkdtempSync(join(tmpdir(), "site-content-")), "content");
  cpSync(from, dir, { recursive: true });
  return {
    dir,
    edit(file, change) {
      const path = join(dir, file);
      const data = JSON.parse(readFileSync(path, "utf8"));
      const changed = change(data as never) ?? data;
      writeFileSync(path, JSON.stringify(changed, null, 2));
    },
    remove: () => rmSync(join(dir, ".."), { recursive: true, force: true }),
  };
}
