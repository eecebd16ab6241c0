import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where the first of these programs lies that this machine has. */
export function onPath(...names: readonly string[]): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  for (const name of names)
    for (const folder of folders) {
      const candidate = join(folder, name);
      if (existsSync(candidate)) return candidate;
    }
  return null;
}
