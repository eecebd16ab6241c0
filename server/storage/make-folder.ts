import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

const FOR_THE_OWNER = 0o700;

/**
 * A folder for this user alone, with those above it. Node's own way of making several tries for ever where a folder is
 * there and nothing can be made in it, as in /proc.
 */
export function makeFolder(path: string) {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  const parent = dirname(path);
  if (!existsSync(parent) && parent !== path) makeFolder(parent);
  try {
    mkdirSync(path, { mode: FOR_THE_OWNER });
  } catch (error) {
    // Another process was faster.
    if (!existsSync(path) || !statSync(path).isDirectory()) throw error;
  }
}
