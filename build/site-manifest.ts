import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { AstroIntegration } from "astro";
import { WORKER_ADDRESS } from "#domain/constants.ts";
import { ERROR_STATUSES } from "#domain/error-page.ts";
import { activeLocales } from "#domain/locale.ts";
import { siteSchemaOf } from "#domain/site.ts";
import { type BuiltFile, type SiteManifest, siteManifestSchema } from "#domain/site-manifest.ts";
import type { Env } from "#server/env.ts";
import { inlineHashes, inlineStyleFaults, takeMiddleware } from "./html.ts";
import { inputsFingerprint } from "./inputs.ts";
import { pageStyles } from "./page-styles.ts";
import { compileWorker, workerFacts } from "./service-worker.ts";
import { tieWords } from "./tie-words.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".avif": "image/avif",
  ".webp": "image/webp",
};
const COMPRESSIBLE = new Set([".html", ".css", ".js", ".svg", ".json", ".webmanifest", ".xml", ".txt"]);

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** After the pages are written: compresses them, collects the policy's hashes, and lists what may be served. */
export function siteManifest(env: Env): AstroIntegration {
  const manifestPath = join(env.DIST_DIR, "manifest.json");
  return {
    name: "site-manifest",
    hooks: {
      // A build that fails half way must not look like a finished one.
      "astro:build:start": () => rm(manifestPath, { force: true }),
      "astro:build:done": async ({ dir, logger }) => {
        const manifest = await makeManifest(fileURLToPath(dir), env);
        await mkdir(env.DIST_DIR, { recursive: true });
        await writeFile(manifestPath, `${JSON.stringify(manifest, null, 1)}\n`);
        logger.info(`${manifest.files.length} addresses, ${manifest.scriptHashes.length} script hashes`);
      },
    },
  };
}

async function makeManifest(siteDir: string, env: Env): Promise<SiteManifest> {
  const siteFile: unknown = JSON.parse(await readFile(join(env.CONTENT_DIR, "site.json"), "utf8"));
  const site = siteSchemaOf(siteFile).parse(siteFile);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const files: BuiltFile[] = [];
  const errorPages: SiteManifest["errorPages"] = [];

  await writePageStyles(siteDir);
  // Patterns pass over names that begin with a dot.
  const found = globSync(["**/*", ".well-known/*"], { cwd: siteDir, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();

  await Promise.all(
    found.map(async (file) => {
      const path = join(siteDir, file);
      const extension = extname(file);
      let content = await readFile(path);
      let middleware: string[] = [];
      if (extension === ".html") {
        const taken = takeMiddleware(content.toString("utf8"));
        middleware = taken.middleware;
        content = Buffer.from(tieWords(taken.html));
        await writeFile(path, content);
        const faults = inlineStyleFaults(taken.html);
        if (faults.length > 0) throw new Error(`${file}: the policy refuses style attributes: ${faults[0]}`);
        const hashes = inlineHashes(taken.html);
        for (const hash of hashes.scripts) scripts.add(hash);
        for (const hash of hashes.styles) styles.add(hash);
      }
      if (COMPRESSIBLE.has(extension)) await writeCompressed(path, content);

      const errorPage = /^([a-z]+)\/(\d{3})\/index\.html$/.exec(file);
      const status = ERROR_STATUSES.find((known) => String(known) === errorPage?.[2]);
      if (errorPage?.[1] && status) {
        errorPages.push({ locale: errorPage[1], status, file });
        return;
      }
      files.push(builtFile(file, content, middleware));
    }),
  );

  const locales = activeLocales(site.locales).map(({ code, iso }) => ({ code, iso }));
  const { defaultLocale } = site;
  const read = (address: string) => readFileSync(join(siteDir, address), "utf8");
  // Last of the files, since it names the others.
  const worker = Buffer.from(await compileWorker(workerFacts({ files, locales, defaultLocale, read })));
  await writeFile(join(siteDir, WORKER_ADDRESS), worker);
  await writeCompressed(join(siteDir, WORKER_ADDRESS), worker);
  files.push(builtFile(WORKER_ADDRESS.slice(1), worker));

  return siteManifestSchema.parse({
    inputs: inputsFingerprint(env),
    locales,
    defaultLocale,
    apiBaseUrl: env.API_BASE_URL ?? site.api.baseUrl,
    scriptHashes: [...scripts].sort(),
    styleHashes: [...styles].sort(),
    files: files.sort((a, b) => (a.address < b.address ? -1 : 1)),
    errorPages: errorPages.sort((a, b) => (a.file < b.file ? -1 : 1)),
  });
}

/** Gives each page its sheets, then drops those the build wrote and no page asks for any more. */
async function writePageStyles(siteDir: string) {
  const at = (address: string) => join(siteDir, address);
  const stylesOf = pageStyles({
    read: (address) => readFileSync(at(address), "utf8"),
    isShared: (address) => address.includes("/site-document."),
    scripts: globSync("_assets/*.js", { cwd: siteDir }).map((name) => readFileSync(join(siteDir, name), "utf8")),
  });
  const wanted = new Set<string>();
  for (const file of globSync("**/*.html", { cwd: siteDir })) {
    const { html, sheets } = stylesOf(readFileSync(join(siteDir, file), "utf8"));
    await writeFile(join(siteDir, file), html);
    for (const { address, css } of sheets) {
      if (!wanted.has(address)) await writeFile(at(address), css);
      wanted.add(address);
    }
  }
  for (const name of globSync("_assets/*.css", { cwd: siteDir }))
    if (!wanted.has(`/${name}`)) await rm(join(siteDir, name));
}

function builtFile(file: string, content: Buffer, middleware: string[] = []): BuiltFile {
  const extension = extname(file);
  const type = TYPES[extension];
  if (!type) throw new Error(`build/site-manifest.ts knows no type for ${file}`);
  return {
    address: addressOfFile(file),
    file,
    type,
    etag: `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`,
    immutable: file.startsWith("_assets/"),
    compressed: COMPRESSIBLE.has(extension),
    middleware,
  };
}

function addressOfFile(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, "") || "/";
}

async function writeCompressed(path: string, content: Buffer) {
  const [br, gz] = await Promise.all([
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
