import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { compressor } from "#build/pages/compress.ts";
import { type BuiltPage, headErrors } from "#build/pages/head-errors.ts";
import { inlineHashes, inlineStyleErrors, takeMiddleware } from "#build/pages/html.ts";
import { inputsFingerprint } from "#build/pages/inputs.ts";
import { tieWords } from "#build/pages/no-break-words.ts";
import { pageStyles } from "#build/styles/page-styles.ts";
import { limitConcurrency } from "#domain/concurrency/concurrency-limit.ts";
import { activeLocales } from "#domain/language/locale.ts";
import { WORKER_ADDRESS } from "#domain/site/constants.ts";
import { ERROR_STATUSES } from "#domain/site/error-page.ts";
import { siteSchemaOf } from "#domain/site/site.ts";
import { type BuiltFile, type SiteManifest, siteManifestSchema } from "#domain/site/site-manifest.ts";
import type { Env } from "#server/env.ts";
import { compileWorker, workerFacts } from "./service-worker.ts";

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

const AT_A_TIME = 16;

/** After the pages are written: compresses them, collects the policy's hashes, and lists what may be served. */
export function siteManifest(env: Env): AstroIntegration {
  const manifestPath = join(env.DIST_DIR, "manifest.json");
  let cacheDir: string;
  return {
    name: "site-manifest",
    hooks: {
      // A build that fails half way must not look like a finished one.
      "astro:config:done": ({ config }) => {
        cacheDir = join(fileURLToPath(config.cacheDir), "compressed");
      },
      "astro:build:start": () => rm(manifestPath, { force: true }),
      "astro:build:done": async ({ dir, logger }) => {
        const { manifest, compressed } = await makeManifest(fileURLToPath(dir), env, cacheDir);
        await mkdir(env.DIST_DIR, { recursive: true });
        await writeFile(manifestPath, `${JSON.stringify(manifest, null, 1)}\n`);
        logger.info(`${manifest.files.length} addresses, ${manifest.scriptHashes.length} script hashes`);
        logger.info(`${compressed.made} compressed copies made, ${compressed.kept} kept from the last build`);
      },
    },
  };
}

async function makeManifest(siteDir: string, env: Env, cacheDir: string) {
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
  await limitConcurrency(AT_A_TIME, pages, async (file) => {
    const { html, middleware } = takeMiddleware(await readFile(join(siteDir, file), "utf8"));
    const errors = inlineStyleErrors(html);
    if (errors.length > 0) throw new Error(`${file}: the policy refuses style attributes: ${errors[0]}`);
    const hashes = inlineHashes(html);
    for (const hash of hashes.scripts) scripts.add(hash);
    for (const hash of hashes.styles) styles.add(hash);
    const content = Buffer.from(tieWords(await sheets.style(html)));
    await writeFile(join(siteDir, file), content);
    await list(file, content, middleware);
  });
  await sheets.dropUnwanted();
  const others = filesBelow(siteDir).filter((file) => !file.endsWith(".html"));
  await limitConcurrency(AT_A_TIME, others, async (file) => list(file, await readFile(join(siteDir, file))));

  const errors = headErrors(heads.sort((a, b) => (a.file < b.file ? -1 : 1)));
  if (errors.length > 0) throw new Error(`Search engines would not show these as written:\n  ${errors.join("\n  ")}`);

  const locales = activeLocales(site.locales).map(({ code, iso }) => ({ code, iso }));
  const { defaultLocale } = site;
  const read = (address: string) => readFileSync(join(siteDir, address), "utf8");
  // They were listed as they were done; the same bytes are to make the same worker.
  files.sort(byAddress);
  // Last of the files, since it names the others.
  const worker = Buffer.from(await compileWorker(workerFacts({ files, locales, defaultLocale, read })));
  await writeFile(join(siteDir, WORKER_ADDRESS), worker);
  await list(WORKER_ADDRESS.slice(1), worker);

  const manifest = siteManifestSchema.parse({
    inputs: inputsFingerprint(env),
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

/** What the build wrote. Patterns pass over names that begin with a dot. */
function filesBelow(siteDir: string): string[] {
  return globSync(["**/*", ".well-known/*"], { cwd: siteDir, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

/** Gives each page its sheets; drops those the build wrote and no page asks for any more. */
function sheetWriter(siteDir: string) {
  const at = (address: string) => join(siteDir, address);
  const scripts = globSync("_assets/*.js", { cwd: siteDir });
  const stylesOf = pageStyles({
    read: (address) => readFileSync(at(address), "utf8"),
    isShared: (address) => address.includes("/site-document."),
    scripts: scripts.map((name) => readFileSync(join(siteDir, name), "utf8")),
  });
  const wanted = new Set<string>();
  return {
    async style(page: string): Promise<string> {
      const { html, sheets } = stylesOf(page);
      for (const { address, css } of sheets) {
        if (wanted.has(address)) continue;
        wanted.add(address);
        await writeFile(at(address), css);
      }
      return html;
    },
    async dropUnwanted() {
      for (const name of globSync("_assets/*.css", { cwd: siteDir }))
        if (!wanted.has(`/${name}`)) await rm(join(siteDir, name));
    },
  };
}

/** All pages are compared at the end: only what is compared is kept until then. */
function headOf(page: Buffer): string {
  const end = page.indexOf("</head>");
  return page.subarray(0, end === -1 ? page.length : end).toString("utf8");
}

function builtFile(file: string, content: Buffer, middleware: string[]): Omit<BuiltFile, "copies"> {
  const extension = extname(file);
  const type = TYPES[extension];
  if (!type) throw new Error(`build/site-manifest.ts knows no type for ${file}`);
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
