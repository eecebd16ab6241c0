/** Types and names shared by pages, the service worker and the build. */

/** One cache for each version of the site, so that cached pages and their files always belong together. */
export const CACHE_PREFIX = "site-";

/** Data that the build compiles into the service worker. */
export type WorkerFacts = {
  /** Changes with any file of the build. */
  version: string;
  /** The languages, the default one first, each with its offline page and the pages to precache. */
  languages: { code: string; offline: string; ahead: string[] }[];
  /** Every page shows the names of all languages in their own script, so all fonts are cached. */
  fonts: string[];
  /** Scripts that may load others, and which. */
  chunks: Readonly<Record<string, readonly string[]>>;
};

/** The message of a page to the service worker when idle: its address, and whether the worker may precache. */
export type WorkerMessage = { address: string; mayFetch: boolean };

/** The path of a page without its query; null for files, the API and "/", which is only a redirect. */
export function pageAddress({ pathname }: { pathname: string }, codes: readonly string[]): string | null {
  const [, code = "", rest = ""] = /^\/([a-z]+)(\/[^.]+)?$/.exec(pathname) ?? [];
  return codes.includes(code) ? `/${code}${rest}` : null;
}
