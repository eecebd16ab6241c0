import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { listScheduledPosts } from "#build/content/scheduled-posts.ts";
import { compressor } from "#build/pages/compress.ts";
import { type BuiltPage, headErrors } from "#build/pages/head-errors.ts";
import {
  inlineHashes,
  inlineStyleErrors,
  lowerScriptPriority,
  takeIslandScripts,
  takeMiddleware,
} from "#build/pages/html.ts";
import { inputsFingerprint } from "#build/pages/inputs.ts";
import { keepWordsTogether } from "#build/pages/no-break-spaces.ts";
import { pageStyles } from "#build/styles/page-styles.ts";
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
export function siteManifest(env: Env): AstroIntegration {
  const manifestPath = join(env.DIST_DIR, "manifest.json");
  let cacheDir: string;
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
        cacheDir = join(fileURLToPath(config.cacheDir), "compressed");
      },
      // A build that fails half way must leave no manifest.
      "astro:build:start": () => rm(manifestPath, { force: true }),
      "astro:build:done": async ({ dir, logger }) => {
        const { manifest, compressed } = await makeManifest(fileURLToPath(dir), env, { cacheDir, ...inputs });
        await mkdir(env.DIST_DIR, { recursive: true });
        await writeFile(manifestPath, `${JSON.stringify(manifest, null, 1)}\n`);
        logger.info(`${manifest.files.length} addresses, ${manifest.scriptHashes.length} script hashes`);
        logger.info(`${compressed.made} compressed copies made, ${compressed.cached} taken from the cache`);
      },
    },
  };
}

type BuildInputs = Pick<SiteManifest, "inputs" | "scheduled">;
type BuildFacts = BuildInputs & { cacheDir: string };

async function makeManifest(siteDir: string, env: Env, { cacheDir, inputs, scheduled }: BuildFacts) {
  const siteFile: unknown = JSON.parse(await readFile(join(env.CONTENT_DIR, "site.json"), "utf8"));
  const site = siteSchemaOf(siteFile).parse(siteFile);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const files: BuiltFile[] = [];
  const errorPages: SiteManifest["errorPages"] = [];
  const heads: BuiltPage[] = [];

  const written = filesBelow(siteDir);
  const pages = written.filter((file) => file.endsWith(".html"));
  const copies = await compressor({ cacheDir, files: written.map((file) => join(siteDir, file)) });

  async function list(file: string, content: Buffer, middleware: string[] = []) {
    const isCompressible = COMPRESSIBLE.has(extname(file));
    const built = {
      ...builtFile(file, content, middleware),
      copies: isCompressible ? await copies.write(join(siteDir, file), content) : [],
    };
    const errorPage = /^([a-z]+)\/(\d{3})\/index\.html$/.exec(file);
    const status = ERROR_STATUSES.find((known) => String(known) === errorPage?.[2]);
    if (errorPage?.[1] && status) {
      errorPages.push({ locale: errorPage[1], status, file });
      return;
    }
    if (extname(file) === ".html") heads.push({ file, html: headOf(content) });
    files.push(built);
  }

  const sheets = sheetWriter(siteDir);
  await limitConcurrency(MAX_CONCURRENT_FILES, pages, async (file) => {
    const { html, middleware } = takeMiddleware(await readFile(join(siteDir, file), "utf8"));
    const errors = inlineStyleErrors(html);
    if (errors.length > 0) throw new Error(`${file}: the policy refuses style attributes: ${errors[0]}`);
    const { html: linked, script } = takeIslandScripts(html);
    if (script) await writeFile(join(siteDir, script.address), script.code);
    const finished = keepWordsTogether(lowerScriptPriority(await sheets.style(linked)));
    const hashes = inlineHashes(finished);
    for (const hash of hashes.scripts) scripts.add(hash);
    for (const hash of hashes.styles) styles.add(hash);
    const content = Buffer.from(finished);
    await writeFile(join(siteDir, file), content);
    await list(file, content, middleware);
  });
  await sheets.deleteUnlinked();
  const others = filesBelow(siteDir).filter((file) => !file.endsWith(".html"));
  await limitConcurrency(MAX_CONCURRENT_FILES, others, async (file) => list(file, await readFile(join(siteDir, file))));

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
  await list(WORKER_ADDRESS.slice(1), worker);

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
  return { manifest, compressed: await copies.finish() };
}

const byAddress = (a: BuiltFile, b: BuiltFile) => (a.address < b.address ? -1 : 1);

/** The files of the build. `**` does not match names that begin with a dot, so `.well-known` is named. */
function filesBelow(siteDir: string): string[] {
  return globSync(["**/*", ".well-known/*"], { cwd: siteDir, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

/** Writes the style sheets of each page, and deletes Astro's own, which no page links to any more. */
function sheetWriter(siteDir: string) {
  const at = (address: string) => join(siteDir, address);
  const scripts = globSync("_assets/*.js", { cwd: siteDir });
  const stylesOf = pageStyles({
    read: (address) => readFileSync(at(address), "utf8"),
    isShared: (address) => address.includes("/site-document."),
    scripts: scripts.map((name) => readFileSync(join(siteDir, name), "utf8")),
  });
  const linked = new Set<string>();
  return {
    async style(page: string): Promise<string> {
      const { html, sheets } = stylesOf(page);
      for (const { address, css } of sheets) {
        if (linked.has(address)) continue;
        linked.add(address);
        await writeFile(at(address), css);
      }
      return html;
    },
    async deleteUnlinked() {
      for (const name of globSync("_assets/*.css", { cwd: siteDir }))
        if (!linked.has(`/${name}`)) await rm(join(siteDir, name));
    },
  };
}

/** Heads of all pages are compared at the end of the build: the rest of a page need not stay in memory. */
function headOf(page: Buffer): string {
  const end = page.indexOf("</head>");
  return page.subarray(0, end === -1 ? page.length : end).toString("utf8");
}

function builtFile(file: string, content: Buffer, middleware: string[]): Omit<BuiltFile, "copies"> {
  const extension = extname(file);
  const type = MEDIA_TYPES[extension];
  if (!type) throw new Error(`build/site-manifest.ts has no media type for ${file}`);
  return {
    address: addressOfFile(file),
    file,
    type,
    etag: `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`,
    immutable: file.startsWith("_assets/"),
    middleware,
  };
}

function addressOfFile(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, "") || "/";
}
