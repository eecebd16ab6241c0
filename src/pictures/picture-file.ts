import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Pictures of this and earlier builds. build/pictures.ts copies those that a page names. */
const FOLDER = import.meta.env.PICTURE_FOLDER ?? ".cache/pictures";
const ADDRESS = "/_assets/pictures";

/** One of each theme. */
export type PicturePair = { day: string; night: string };

/**
 * Writes a picture by day and by night and returns their addresses. The names contain one hash of what both show: they
 * may be cached for ever, and in a page the second address costs next to nothing.
 */
export function pictureFiles(name: string, { day, night }: PicturePair): PicturePair {
  const hash = createHash("sha256").update(day).update(night).digest("base64url").replace(/[-_]/g, "").slice(0, 8);
  const file = writeOnce(`${name}.${hash}.svg`, day);
  return { day: file, night: day === night ? file : writeOnce(`${name}-night.${hash}.svg`, night) };
}

function writeOnce(file: string, svg: string): string {
  const path = join(FOLDER, file);
  if (!existsSync(path)) {
    mkdirSync(FOLDER, { recursive: true });
    // To a temporary name first: a stopped build must not leave half a picture.
    writeFileSync(`${path}.${process.pid}`, svg);
    renameSync(`${path}.${process.pid}`, path);
  }
  return `${ADDRESS}/${file}`;
}
