import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of the first of these programs that this machine has. */
export function findOnPath(...names: readonly string[]): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  for (const name of names)
    for (const folder of folders) {
      const candidate = join(folder, name);
      if (existsSync(candidate)) return candidate;
    }
  return null;
}
