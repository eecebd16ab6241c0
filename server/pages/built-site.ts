import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ErrorStatus, errorStatusFor } from "#domain/site/error-page.ts";
import { type SiteManifest, siteManifestSchema } from "#domain/site/site-manifest.ts";
import { readBuildFile } from "#server/build-output/read-build-file.ts";
import { type ErrorFill, errorPageTemplate } from "./error-page.ts";
import { fileCache } from "./file-cache.ts";
import { encodedPath, type ServedFile, servedFile } from "./served-file.ts";

export type BuiltSite = {
  manifest: SiteManifest;
  find: (address: string) => ServedFile | undefined;
  has: (address: string) => boolean;
  /** The text of a page, or null where there is none. */
  html: (address: string) => string | null;
  errorPage: (status: ErrorStatus, locale: string, fill?: ErrorFill) => string;
};

/** A file of another release, by its address. */
type FindAsset = (address: string) => ServedFile | undefined;

const MB = 1024 * 1024;
/**
 * A build of some hundred pages is in memory before the first visitor comes. A larger one must not make the start
 * longer: it is read as it is asked for, and what is asked for most stays.
 */
const MEMORY = { maxBytes: 256 * MB, preloadBytes: 64 * MB };

/** Below it, names carry a hash of their content. */
const ASSETS = "/_assets/";

/**
 * Loads the finished build into memory, so that a later build in the same place changes nothing for this server.
 * Only what its manifest lists can ever be served. Of a build too large for that, files are read when asked for.
 */
export function loadBuiltSite(distDir: string, otherAssets: FindAsset = () => undefined): BuiltSite {
  const manifest = readBuildFile(distDir, "manifest.json", siteManifestSchema);
  const siteDir = join(distDir, "site");
  const bodies = fileCache(MEMORY);
  const files = new Map<string, ServedFile>();
  for (const entry of manifest.files) {
    const file = servedFile(entry, siteDir, bodies);
    files.set(entry.address, file);
    for (const encoding of ["br", "identity", "gzip"] as const)
      if (encoding === "identity" || entry.copies.includes(encoding)) bodies.preload(encodedPath(file.path, encoding));
  }
  const find = (address: string) =>
    files.get(address) ?? (address.startsWith(ASSETS) ? otherAssets(address) : undefined);
  const templates = new Map(
    manifest.errorPages.map(({ locale, status, file }) => [
      `${locale}/${status}`,
      errorPageTemplate(readFileSync(join(siteDir, file), "utf8")),
    ]),
  );
  return {
    manifest,
    find,
    has: (address) => find(address) !== undefined,
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
