import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Pictures of this and earlier builds. build/pictures.ts copies those that a page names. */
const FOLDER = import.meta.env.PICTURE_FOLDER ?? ".cache/pictures";
const ADDRESS = "/_assets/pictures";

/** Writes a picture and returns its address. The name contains a hash of what it shows: it may be cached for ever. */
export function pictureFile(name: string, svg: string): string {
  const hash = createHash("sha256").update(svg).digest("base64url").replace(/[-_]/g, "").slice(0, 8);
  const file = `${name}.${hash}.svg`;
  const path = join(FOLDER, file);
  if (!existsSync(path)) {
    mkdirSync(FOLDER, { recursive: true });
    // To a temporary name first: a stopped build must not leave half a picture.
    writeFileSync(`${path}.${process.pid}`, svg);
    renameSync(`${path}.${process.pid}`, path);
  }
  return `${ADDRESS}/${file}`;
}
