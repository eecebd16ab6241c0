import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { WorkerFacts } from "#domain/site/offline.ts";
import { PAGES, pagesWhere } from "#domain/site/pages.ts";
import type { BuiltFile, SiteManifest } from "#domain/site/site-manifest.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";

const ENTRY = fileURLToPath(new URL("../src/worker/main.ts", import.meta.url));

const PRECACHED: readonly string[] = pagesWhere(({ precache }) => precache).map((id) => PAGES[id].path);

/** What visitors may want to read without a network, though they have not read it yet; home is where the app opens. */
const isAhead = (path: string) => PRECACHED.includes(path) || path.startsWith(paths.policy(""));

type BuiltSite = Pick<SiteManifest, "locales" | "defaultLocale"> & {
  files: readonly Pick<BuiltFile, "address" | "etag" | "type">[];
  read: (address: string) => string;
};

/** The facts of a finished build that the worker goes by. */
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
      ahead: pages.filter((address) => address.startsWith(`/${code}`) && isAhead(address.slice(code.length + 1))),
    })),
    fonts: addresses.filter((address) => address.endsWith(".woff2")),
    chunks: chunksOf(
      addresses.filter((address) => /^\/_assets\/[^/]+\.js$/.test(address)),
      read,
    ),
  };
}

/** The same for builds of the same bytes, whenever and wherever they were made. */
function versionOf(files: BuiltSite["files"]): string {
  const hash = createHash("sha256");
  for (const { address, etag } of [...files].sort((a, b) => (a.address < b.address ? -1 : 1)))
    hash.update(`${address} ${etag}\n`);
  return hash.digest("base64url").slice(0, 12);
}

/** Which scripts each script names: those it imports, and those it may import later. */
function chunksOf(scripts: readonly string[], read: BuiltSite["read"]): WorkerFacts["chunks"] {
  const chunks: Record<string, string[]> = {};
  for (const address of scripts) {
    const text = read(address);
    const named = scripts.filter((other) => other !== address && text.includes(other.slice("/_assets/".length)));
    if (named.length > 0) chunks[address] = named;
  }
  return chunks;
}

/** The worker as one script, which every browser with service workers can run. */
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
