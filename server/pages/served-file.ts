import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import type { BuiltFile } from "#domain/site/site-manifest.ts";
import type { fileCache } from "./file-cache.ts";

export type BodyEncoding = "br" | "gzip" | "identity";

export type ServedFile = BuiltFile & { path: string; body: (encoding: BodyEncoding) => Uint8Array<ArrayBuffer> };

const SUFFIXES: Readonly<Record<BodyEncoding, string>> = { identity: "", br: ".br", gzip: ".gz" };

export const encodedPath = (path: string, encoding: BodyEncoding) => `${path}${SUFFIXES[encoding]}`;

/** A file of a build, with its content in each encoding. */
export function servedFile(file: BuiltFile, siteDir: string, bodies: ReturnType<typeof fileCache>): ServedFile {
  const path = join(siteDir, file.file);
  // Of many pages alike the build makes no copy for the few that know no brotli: it is made for the first of them.
  const isMade = (encoding: BodyEncoding) => encoding !== "gzip" || file.copies.includes("gzip");
  const zipped = () => gzipSync(bodies.read(path), { level: constants.Z_BEST_COMPRESSION });
  return {
    ...file,
    path,
    body: (encoding) => bodies.read(encodedPath(path, encoding), isMade(encoding) ? undefined : zipped),
  };
}
