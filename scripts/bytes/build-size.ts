import { globSync, statSync } from "node:fs";

/** What the image of the site has room for. */
export const MAX_BUILD_BYTES = 40_000_000;

export function bytesBelow(dir: string): number {
  return globSync(`${dir}/**`, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(`${parentPath}/${name}`).size, 0);
}
