import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ErrorStatus, errorStatusFor } from "#domain/error-page.ts";
import { type BuiltFile, type SiteManifest, siteManifestSchema } from "#domain/site-manifest.ts";
import { type ErrorFill, errorPageTemplate } from "./error-page.ts";

export type Encoding = "br" | "gzip";

export type ServedFile = BuiltFile & {
  bodies: { identity: Uint8Array<ArrayBuffer>; br?: Uint8Array<ArrayBuffer>; gzip?: Uint8Array<ArrayBuffer> };
};

export type BuiltSite = {
  manifest: SiteManifest;
  find: (address: string) => ServedFile | undefined;
  has: (address: string) => boolean;
  /** The text of a page, or null where there is none. */
  html: (address: string) => string | null;
  errorPage: (status: ErrorStatus, locale: string, fill?: ErrorFill) => string;
};

const read = (path: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(path));

/** Loads the finished build into memory. Only what its manifest lists can ever be served. */
export function loadBuiltSite(distDir: string): BuiltSite {
  const manifest = readManifest(distDir);
  const siteDir = join(distDir, "site");
  const files = new Map<string, ServedFile>();
  for (const entry of manifest.files) {
    const path = join(siteDir, entry.file);
    files.set(entry.address, {
      ...entry,
      bodies: {
        identity: read(path),
        ...(entry.compressed && { br: read(`${path}.br`), gzip: read(`${path}.gz`) }),
      },
    });
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
      return file?.type.startsWith("text/html") ? Buffer.from(file.bodies.identity).toString("utf8") : null;
    },
    errorPage(status, locale, fill) {
      const render = templates.get(`${locale}/${errorStatusFor(status)}`);
      if (!render) throw new Error(`there is no error page for ${status} in "${locale}"`);
      return render(fill);
    },
  };
}

function readManifest(distDir: string): SiteManifest {
  const path = join(distDir, "manifest.json");
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw new Error(`${path} cannot be read; run "npm run build" first`, { cause: error });
  }
  return siteManifestSchema.parse(JSON.parse(text));
}
