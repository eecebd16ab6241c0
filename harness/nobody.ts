/** Root may do everything and PostgreSQL refuses to serve it; in a container it is root who runs the tests. */
import { statSync } from "node:fs";
import { dirname } from "node:path";

export const isRoot = process.getuid?.() === 0;

/** The user without rights that every system has. */
export const NOBODY = 65_534;

/** A folder is closed to others when one above it is, as those made for one user are. */
export function mayEnter(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (dirname(folder) === folder || mayEnter(dirname(folder)));
}
