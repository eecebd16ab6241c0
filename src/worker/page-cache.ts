/// <reference lib="webworker" />
import { CACHE_PREFIX, pageAddress } from "#domain/site/offline.ts";
import { filesOf, isStorable, isStorablePage } from "./answers.ts";
import { chunks, codes, fonts, languages, version } from "./facts.ts";

declare const self: ServiceWorkerGlobalScope;

const NAME = `${CACHE_PREFIX}${version}`;
/** `Vary` concerns the encoding only, and query parameters are read by the page itself. */
const BY_ADDRESS = { ignoreVary: true, ignoreSearch: true } as const;
/** More pages than anyone reads between two releases; the oldest are deleted first. */
const MAX_PAGES = 80;
/** How long the browser's HTTP cache may answer with a page of the previous version. */
const PAGE_MAX_AGE_MS = 60_000;
/** When this version took over, from which, and what was open then. In the cache, since a worker may be stopped. */
const TAKEOVER = "/.takeover";
type Takeover = { atMs: number; documents: string[]; olderCaches: string[] };

const openCache = () => caches.open(NAME);

export const findCached = async (address: string) => (await openCache()).match(address, BY_ADDRESS);

/** Also in caches of older versions: an open document may still request files of the version it was loaded with. */
export const findInAnyCache = (address: string) => caches.match(address, BY_ADDRESS);

/** Caches a page with its files. If one of them cannot be fetched, the page is not cached. */
export async function cachePage(address: string, answer: Response, files: "shown" | "touched" = "shown") {
  if (!isStorablePage(answer)) return;
  const cache = await openCache();
  const html = await answer.clone().text();
  await Promise.all(filesOf(html, chunks)[files].map((file) => cacheFile(file)));
  await cache.put(address, answer);
}

/** Caches a file: the given response, a copy from an older cache, or else a fetched one. */
export async function cacheFile(address: string, given?: Response) {
  const cache = await openCache();
  if (await cache.match(address, BY_ADDRESS)) return;
  const answer = given ?? (await findInAnyCache(address)) ?? (await fetch(address));
  if (!isStorable(answer)) throw new Error(`${address} answered ${answer.status}`);
  await cache.put(address, answer);
}

/**
 * The offline page of every language. Their fonts are cached with the first page that is visited, and the chunks of
 * their island by `precachePage`, since visitors who save data are not sent React unasked.
 */
export async function cacheOfflinePages() {
  const cache = await openCache();
  for (const { offline } of languages) {
    const answer = await fetch(offline, { cache: "no-cache" });
    if (!isStorablePage(answer)) throw new Error(`${offline} answered ${answer.status}`);
    const { shown } = filesOf(await answer.clone().text(), chunks);
    await Promise.all(shown.filter((file) => !file.endsWith(".woff2")).map((file) => cacheFile(file)));
    await cache.put(offline, answer);
  }
}

export async function offlinePage(address: string | null): Promise<Response> {
  const preferred = navigator.languages.map((language) => language.split("-")[0]);
  const language =
    languages.find(({ code }) => code === address?.split("/")[1]) ??
    languages.find(({ code }) => preferred.includes(code)) ??
    languages[0];
  const page = await findInAnyCache(language?.offline ?? "");
  if (!page) return Response.error();
  return new Response(page.body, { status: 503, headers: page.headers });
}

/** Compares a page that was served from the cache with the server. A change means that there is a new version. */
export async function revalidatePage(address: string) {
  const answer = await fetch(address, { cache: "no-cache" });
  if (answer.status === 404 || answer.status === 410) await (await openCache()).delete(address, BY_ADDRESS);
  const cached = await findCached(address);
  if (!cached || cached.headers.get("etag") === answer.headers.get("etag")) return;
  // Also when the page cannot be cached, because one of its files is missing: the version is new all the same.
  await cachePage(address, answer).finally(() => self.registration.update());
}

/** Pages that were cached with all their chunks since this worker was started. */
const cachedWithChunks = new Set<string>();

async function cacheWithChunks(address: string) {
  if (cachedWithChunks.has(address)) return;
  await cachePage(address, (await findCached(address)) ?? (await fetch(address, { cache: "no-cache" })), "touched");
  cachedWithChunks.add(address);
}

/**
 * Caches the current page with every chunk it may load, and the pages that its language always has offline. The chunks
 * of the offline page are those of every language.
 */
export async function precachePage(address: string) {
  const language = languages.find(({ code }) => code === address.split("/")[1]);
  // One after the other: nothing waits for this.
  for (const font of fonts) await cacheFile(font);
  for (const page of [address, ...(language ? [language.offline, ...language.ahead] : [])]) await cacheWithChunks(page);
}

let takeover: Promise<Takeover> | undefined;

/** `fetch` events may arrive before `activate` has recorded the takeover. */
async function readTakeover(): Promise<Takeover> {
  const written = await (await openCache()).match(TAKEOVER);
  return written ? written.json().catch(newTakeover) : newTakeover();
}

async function newTakeover(): Promise<Takeover> {
  const olderCaches = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== NAME);
  if (olderCaches.length === 0) return { atMs: 0, documents: [], olderCaches };
  return { atMs: Date.now(), documents: await openDocuments(), olderCaches };
}

function knownTakeover(): Promise<Takeover> {
  takeover ??= readTakeover();
  return takeover;
}

/** Whether the browser's HTTP cache may still hold pages of the previous version. */
export async function hasJustTakenOver(): Promise<boolean> {
  return Date.now() - (await knownTakeover()).atMs < PAGE_MAX_AGE_MS;
}

const openDocuments = async () =>
  (await self.clients.matchAll({ type: "window", includeUncontrolled: true })).map(({ id }) => id);

export async function recordTakeover() {
  takeover = newTakeover();
  await (await openCache()).put(TAKEOVER, Response.json(await takeover));
}

/**
 * Deletes the caches of older versions once no document of one is open. The pages in them are fetched again before;
 * if nothing may be fetched, the newest of the old caches stays for reading offline.
 * Only those that were there at the takeover: a cache that came later is of the next version, which is being installed.
 */
export async function deleteOlderCaches({ mayFetch }: { mayFetch: boolean }) {
  const { documents, olderCaches } = await knownTakeover();
  const older = (await caches.keys()).filter((name) => olderCaches.includes(name));
  if (older.length === 0) return;
  const open = await openDocuments();
  if (documents.some((id) => open.includes(id))) return;
  if (mayFetch)
    for (const name of older)
      for (const request of await (await caches.open(name)).keys()) {
        const address = pageAddress(new URL(request.url), codes);
        if (address && !(await findCached(address))) await cacheWithChunks(address);
      }
  await Promise.all((mayFetch ? older : older.slice(0, -1)).map((name) => caches.delete(name)));
}

/** Deletes the pages that were cached longest ago, beyond MAX_PAGES. */
export async function evictOldestPages() {
  const cache = await openCache();
  const always = new Set(languages.flatMap(({ offline, ahead }) => [offline, ...ahead]));
  const pages = (await cache.keys())
    .map(({ url }) => pageAddress(new URL(url), codes))
    .filter((address) => address !== null && !always.has(address));
  await Promise.all(
    pages.slice(0, Math.max(0, pages.length - MAX_PAGES)).map((address) => cache.delete(address ?? "")),
  );
}
