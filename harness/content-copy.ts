import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A copy of a content folder that a test may change. */
export function copyContent(from = "content"): {
  dir: string;
  edit: (file: string, change: (data: never) => unknown) => void;
  /** Makes it what it was copied from. */
  restore: () => void;
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
    restore: () => restore(from, dir),
    remove: () => rmSync(join(dir, ".."), { recursive: true, force: true }),
  };
}

/** Only what differs is written: whoever watches the folder looks at every file that is. */
function restore(from: string, to: string) {
  for (const name of new Set([...readdirSync(from), ...readdirSync(to)])) {
    const [original, copy] = [join(from, name), join(to, name)];
    if (!existsSync(original)) rmSync(copy, { recursive: true });
    else if (!existsSync(copy)) cpSync(original, copy, { recursive: true });
    else if (statSync(original).isDirectory()) restore(original, copy);
    else if (!readFileSync(original).equals(readFileSync(copy))) cpSync(original, copy);
  }
}
