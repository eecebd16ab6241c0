import { copyFile, link, rm, unlink } from "node:fs/promises";
import { hasCode } from "#server/error-code.ts";

/**
 * Puts a cached file into the build, in the place of what may stand there: as a second name of the same file, or as a
 * copy where the file system offers no second names. Who changes a file of a build writes a new one.
 */
export async function placeFile(cached: string, path: string): Promise<void> {
  try {
    await link(cached, path);
  } catch (error) {
    if (hasCode(error, "ENOENT")) throw error;
    if (hasCode(error, "EEXIST")) {
      await unlink(path);
      return placeFile(cached, path);
    }
    // It may be a second name of another cached file, which a copy would write to.
    await rm(path, { force: true });
    await copyFile(cached, path);
  }
}
