import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { WorkerFacts } from "#domain/site/offline.ts";
import { PAGES, pagesWhere } from "#domain/site/pages.ts";
import type { BuiltFile, SiteManifest } from "#domain/site/site-manifest.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";

const ENTRY = fileURLToPath(new URL("../src/worker/main.ts", import.meta.url));

const PRECACHED: readonly string[] = pagesWhere(({ precache }) => precache).map((id) => PAGES[id].path);

/** Pages to precache: those visitors may want offline before having read them. The installed app opens at home. */
const isPrecached = (path: string) => PRECACHED.includes(path) || path.startsWith(paths.policy(""));

type BuiltSite = Pick<SiteManifest, "locales" | "defaultLocale"> & {
  files: readonly Pick<BuiltFile, "address" | "etag" | "type">[];
  read: (address: string) => string;
};

/** The data about a finished build that is compiled into the service worker. */
export function workerFacts({ files, locales, defaultLocale, read }: BuiltSite): WorkerFacts {
  const addresses = files.map(({ address }) => address);
  const pages = files.filter(({ type }) => type.startsWith("text/html")).map(({ address }) => address);
  const codes = locales
    .map(({ code }) => code)
    .sort((a, b) => Number(b === defaultLocale) - Number(a === defaultLocale));
  return {
    version: versionOf(files),
    languages: codes.map((code) => ({
      code,
      offline: addressOf(code, paths.offline()),
      ahead: pages.filter((address) => address.startsWith(`/${code}`) && isPrecached(address.slice(code.length + 1))),
    })),
    fonts: addresses.filter((address) => address.endsWith(".woff2")),
    chunks: chunksOf(
      addresses.filter((address) => /^\/_assets\/[^/]+\.js$/.test(address)),
      read,
    ),
  };
}

/** Equal for builds with equal files, whenever and wherever they were made. */
function versionOf(files: BuiltSite["files"]): string {
  const hash = createHash("sha256");
  for (const { address, etag } of [...files].sort((a, b) => (a.address < b.address ? -1 : 1)))
    hash.update(`${address} ${etag}\n`);
  return hash.digest("base64url").slice(0, 12);
}

/** Which scripts each script imports, statically or dynamically. */
function chunksOf(scripts: readonly string[], read: BuiltSite["read"]): WorkerFacts["chunks"] {
  const chunks: Record<string, string[]> = {};
  for (const address of scripts) {
    const text = read(address);
    const named = scripts.filter((other) => other !== address && text.includes(other.slice("/_assets/".length)));
    if (named.length > 0) chunks[address] = named;
  }
  return chunks;
}

/** The service worker as one classic script, which every browser with service workers can run. */
export async function compileWorker(facts: WorkerFacts): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    define: { WORKER_FACTS: JSON.stringify(facts) },
    build: { write: false, minify: true, lib: { entry: ENTRY, formats: ["iife"], name: "worker" } },
  });
  for (const { output } of [result].flat().filter((made) => "output" in made))
    for (const made of output) if (made.type === "chunk") return made.code;
  throw new Error("src/worker/main.ts compiled to nothing");
}
