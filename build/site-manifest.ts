import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { listScheduledPosts } from "#build/content/scheduled-posts.ts";
import { compressor, type FileContent } from "#build/pages/compress.ts";
import { pageFinisher, picturesIn } from "#build/pages/finish-page.ts";
import { finishedPages } from "#build/pages/finished-pages.ts";
import { type BuiltPage, headErrors } from "#build/pages/head-errors.ts";
import { inputsFingerprint } from "#build/pages/inputs.ts";
import { placePictures } from "#build/pictures.ts";
import { limitConcurrency } from "#domain/concurrency/concurrency-limit.ts";
import { activeLocales } from "#domain/language/locale.ts";
import { WORKER_ADDRESS } from "#domain/site/constants.ts";
import { ERROR_STATUSES } from "#domain/site/error-page.ts";
import { siteSchemaOf } from "#domain/site/site.ts";
import { type BuiltFile, type SiteManifest, siteManifestSchema } from "#domain/site/site-manifest.ts";
import type { Env } from "#server/env.ts";
import { compileWorker, workerFacts } from "./service-worker.ts";

const MEDIA_TYPES: Record<string, string> = {
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
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".avif": "image/avif",
  ".webp": "image/webp",
};
const COMPRESSIBLE = new Set([".html", ".css", ".js", ".svg", ".json", ".webmanifest", ".xml", ".txt"]);

const MAX_CONCURRENT_FILES = 16;

/**
 * Runs after the pages are written: finishes and compresses them, collects the hashes of inline scripts and styles for
 * the content security policy, and writes dist/manifest.json, the list of files the server may serve.
 */
export function siteManifest(env: Env, { cacheDir, shared }: CacheNeeds): AstroIntegration {
  const manifestPath = join(env.DIST_DIR, "manifest.json");
  let pageCacheDir: string;
  let inputs: BuildInputs;
  return {
    name: "site-manifest",
    hooks: {
      "astro:config:setup": ({ command }) => {
        // Before anything is read: what is saved during a build is not in it.
        if (command !== "build") return;
        const scheduled = listScheduledPosts(env.CONTENT_DIR);
        inputs = { inputs: inputsFingerprint(env, scheduled), scheduled };
      },
      "astro:config:done": ({ config }) => {
        pageCacheDir = fileURLToPath(config.cacheDir);
      },
      // A build that fails half way must leave no manifest.
      "astro:build:start": () => rm(manifestPath, { force: true }),
      "astro:build:done": async ({ dir, logger }) => {
        const { manifest, finished, compressed } = await makeManifest(fileURLToPath(dir), env, {
          cacheDir,
          shared,
          pageCacheDir,
          ...inputs,
        });
        await mkdir(env.DIST_DIR, { recursive: true });
        await writeFile(manifestPath, `${JSON.stringify(manifest, null, 1)}\n`);
        logger.info(`${manifest.files.length} addresses, ${manifest.scriptHashes.length} script hashes`);
        logger.info(`${finished.made} pages finished, ${finished.cached} taken from the cache`);
        logger.info(`${compressed.made} compressed copies made, ${compressed.cached} taken from the cache`);
      },
    },
  };
}

/** `shared` is the fingerprint of what every page may depend on. */
type CacheNeeds = { cacheDir: string; shared: string };
type BuildInputs = Pick<SiteManifest, "inputs" | "scheduled">;
/** Pictures are in the one folder, pages with their compressed copies in the other. */
type BuildFacts = BuildInputs & CacheNeeds & { pageCacheDir: string };

async function makeManifest(siteDir: string, env: Env, facts: BuildFacts) {
  const { cacheDir, pageCacheDir, shared, inputs, scheduled } = facts;
  const siteFile: unknown = JSON.parse(await readFile(join(env.CONTENT_DIR, "site.json"), "utf8"));
  const site = siteSchemaOf(siteFile).parse(siteFile);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const files: BuiltFile[] = [];
  const errorPages: SiteManifest["errorPages"] = [];
  const heads: BuiltPage[] = [];

  const written = filesBelow(siteDir);
  const pages = written.filter((file) => file.endsWith(".html"));
  const copies = await compressor({
    cacheDir: join(pageCacheDir, "compressed"),
    files: written.map((file) => join(siteDir, file)),
  });

  async function list(file: string, content: FileContent, middleware: string[] = []) {
    const isCompressible = COMPRESSIBLE.has(extname(file));
    const built = {
      ...builtFile(file, content, middleware),
      copies: isCompressible ? await copies.write(join(siteDir, file), content) : [],
    };
    const errorPage = errorPageOf(file);
    if (errorPage) errorPages.push(errorPage);
    else files.push(built);
  }

  const sheets = globSync("_assets/*.css", { cwd: siteDir });
  const browserScripts = globSync("_assets/*.js", { cwd: siteDir });
  const finished = await finishedPages({
    siteDir,
    cacheDir: join(pageCacheDir, "finished"),
    // The names of these files are hashes of what is in them.
    key: hash("sha256", JSON.stringify([shared, sheets.sort(), browserScripts.sort()])),
    finish: pageFinisher({
      read: (address) => readFileSync(join(siteDir, address), "utf8"),
      isShared: (address) => address.includes("/site-document."),
      scripts: browserScripts.map((name) => readFileSync(join(siteDir, name), "utf8")),
    }),
  });
  const pictures = new Set<string>();
  await limitConcurrency(MAX_CONCURRENT_FILES, pages, async (file) => {
    const { hash, facts } = await finished.finish(file);
    for (const script of facts.scripts) scripts.add(script);
    for (const style of facts.styles) styles.add(style);
    for (const picture of facts.pictures) pictures.add(picture);
    await list(file, { hash, read: () => readFile(join(siteDir, file)) }, facts.middleware);
    if (!errorPageOf(file)) heads.push({ file, head: facts.head });
  });
  const linked = finished.assets();
  for (const sheet of sheets) if (!linked.has(`/${sheet}`)) await rm(join(siteDir, sheet));
  for (const text of globSync("_assets/search/**/*.txt", { cwd: siteDir }))
    for (const picture of picturesIn(await readFile(join(siteDir, text), "utf8"))) pictures.add(picture);
  await placePictures({ cacheDir, siteDir, files: [...pictures] });
  const others = filesBelow(siteDir).filter((file) => !file.endsWith(".html"));
  await limitConcurrency(MAX_CONCURRENT_FILES, others, async (file) =>
    list(file, contentOf(await readFile(join(siteDir, file)))),
  );

  const errors = headErrors(heads.sort((a, b) => (a.file < b.file ? -1 : 1)));
  if (errors.length > 0) throw new Error(`Search engines would not show these as written:\n  ${errors.join("\n  ")}`);

  const locales = activeLocales(site.locales).map(({ code, iso }) => ({ code, iso }));
  const { defaultLocale } = site;
  const read = (address: string) => readFileSync(join(siteDir, address), "utf8");
  // Files are listed in the order they were finished. Sorted, the same files give the same service worker.
  files.sort(byAddress);
  // The last file, since it contains the names of the others.
  const worker = Buffer.from(await compileWorker(workerFacts({ files, locales, defaultLocale, read })));
  await writeFile(join(siteDir, WORKER_ADDRESS), worker);
  await list(WORKER_ADDRESS.slice(1), contentOf(worker));

  const manifest = siteManifestSchema.parse({
    inputs,
    scheduled,
    locales,
    defaultLocale,
    apiBaseUrl: env.API_BASE_URL ?? site.api.baseUrl,
    scriptHashes: [...scripts].sort(),
    styleHashes: [...styles].sort(),
    files: files.sort(byAddress),
    errorPages: errorPages.sort((a, b) => (a.file < b.file ? -1 : 1)),
  });
  return { manifest, finished: await finished.end(), compressed: await copies.finish() };
}

const byAddress = (a: BuiltFile, b: BuiltFile) => (a.address < b.address ? -1 : 1);

/** The files of the build. `**` does not match names that begin with a dot, so `.well-known` is named. */
function filesBelow(siteDir: string): string[] {
  return globSync(["**/*", ".well-known/*"], { cwd: siteDir, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

function errorPageOf(file: string): SiteManifest["errorPages"][number] | null {
  const [, locale, code] = /^([a-z]+)\/(\d{3})\/index\.html$/.exec(file) ?? [];
  const status = ERROR_STATUSES.find((known) => String(known) === code);
  return locale && status ? { locale, status, file } : null;
}

const contentOf = (content: Buffer): FileContent => ({
  hash: hash("sha256", content, "base64url"),
  read: async () => content,
});

function builtFile(file: string, { hash }: FileContent, middleware: string[]): Omit<BuiltFile, "copies"> {
  const extension = extname(file);
  const type = MEDIA_TYPES[extension];
  if (!type) throw new Error(`build/site-manifest.ts has no media type for ${file}`);
  return {
    address: addressOfFile(file),
    file,
    type,
    etag: `"${hash.slice(0, 22)}"`,
    immutable: file.startsWith("_assets/"),
    middleware,
  };
}

function addressOfFile(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, "") || "/";
}
