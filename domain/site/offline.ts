/** Where pages, their service worker and the build meet. */

/** What is kept of one version of the site lies in one cache, so that pages and their files always fit together. */
export const CACHE_PREFIX = "site-";

/** What the build tells the worker. */
export type WorkerFacts = {
  /** Changes with any file of the build. */
  version: string;
  /** The languages, the default one first, each with its offline page and what is kept ahead of a visit. */
  languages: { code: string; offline: string; ahead: string[] }[];
  /** Every page names the languages in their own letters, so all of them are kept. */
  fonts: string[];
  /** Scripts that may load others, and which. */
  chunks: Readonly<Record<string, readonly string[]>>;
};

/** What a page tells the worker once it has time: where its reader is, and whether more may be fetched than was asked. */
export type WorkerMessage = { address: string; mayFetch: boolean };

/** The page an address names, without its query; null for files, the API and "/", which is only a redirect. */
export function pageAddress({ pathname }: { pathname: string }, codes: readonly string[]): string | null {
  const [, code = "", rest = ""] = /^\/([a-z]+)(\/[^.]+)?$/.exec(pathname) ?? [];
  return codes.includes(code) ? `/${code}${rest}` : null;
}
