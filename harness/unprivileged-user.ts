/** Root may write everywhere and PostgreSQL refuses to run as root; in a container, tests often run as root. */
import { statSync } from "node:fs";
import { dirname } from "node:path";

export const isRoot = process.getuid?.() === 0;

/** The user id of "nobody", which every system has. */
export const UNPRIVILEGED_UID = 65_534;

/** Whether other users may enter a folder: it and every folder above it must be open to them. */
export function othersMayEnter(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (dirname(folder) === folder || othersMayEnter(dirname(folder)));
}
