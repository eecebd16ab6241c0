import { readFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import { type ErrorStatus, errorStatusFor } from "#domain/site/error-page.ts";
import { type BuiltFile, type SiteManifest, siteManifestSchema } from "#domain/site/site-manifest.ts";
import { readBuildFile } from "#server/build-output/read-build-file.ts";
import { type ErrorFill, errorPageTemplate } from "./error-page.ts";
import { fileCache } from "./file-cache.ts";

export type BodyEncoding = "br" | "gzip" | "identity";

export type ServedFile = BuiltFile & { body: (encoding: BodyEncoding) => Uint8Array<ArrayBuffer> };

export type BuiltSite = {
  manifest: SiteManifest;
  find: (address: string) => ServedFile | undefined;
  has: (address: string) => boolean;
  /** The text of a page, or null where there is none. */
  html: (address: string) => string | null;
  errorPage: (status: ErrorStatus, locale: string, fill?: ErrorFill) => string;
};

const MB = 1024 * 1024;
/**
 * A build of some hundred pages is in memory before the first visitor comes. A larger one must not make the start
 * longer: it is read as it is asked for, and what is asked for most stays.
 */
const MEMORY = { maxBytes: 256 * MB, preloadBytes: 64 * MB };

const SUFFIXES: Readonly<Record<BodyEncoding, string>> = { identity: "", br: ".br", gzip: ".gz" };

/**
 * Loads the finished build into memory, so that a later build in the same place changes nothing for this server.
 * Only what its manifest lists can ever be served. Of a build too large for that, files are read when asked for.
 */
export function loadBuiltSite(distDir: string): BuiltSite {
  const manifest = readBuildFile(distDir, "manifest.json", siteManifestSchema);
  const siteDir = join(distDir, "site");
  const bodies = fileCache(MEMORY);
  const files = new Map<string, ServedFile>();
  for (const entry of manifest.files) {
    const path = join(siteDir, entry.file);
    // Of many pages alike the build makes no copy for the few that know no brotli: it is made for the first of them.
    const isMade = (encoding: BodyEncoding) => encoding !== "gzip" || entry.copies.includes("gzip");
    const zipped = () => gzipSync(bodies.read(path), { level: constants.Z_BEST_COMPRESSION });
    const body = (encoding: BodyEncoding) =>
      bodies.read(`${path}${SUFFIXES[encoding]}`, isMade(encoding) ? undefined : zipped);
    files.set(entry.address, { ...entry, body });
    for (const encoding of ["br", "identity", "gzip"] as const)
      if (encoding === "identity" || entry.copies.includes(encoding)) bodies.preload(`${path}${SUFFIXES[encoding]}`);
  }
  const templates = new Map(
    manifest.errorPages.map(({ locale, status, file }) => [
      `${locale}/${status}`,
      errorPageTemplate(readFileSync(join(siteDir, file), "utf8")),
    ]),
  );
  return {
    manifest,
    find: (address) => files.get(address),
    has: (address) => files.has(address),
    html(address) {
      const file = files.get(address);
      return file?.type.startsWith("text/html") ? Buffer.from(file.body("identity")).toString("utf8") : null;
    },
    errorPage(status, locale, fill) {
      const render = templates.get(`${locale}/${errorStatusFor(status)}`);
      if (!render) throw new Error(`there is no error page for ${status} in "${locale}"`);
      return render(fill);
    },
  };
}
