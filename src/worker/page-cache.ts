/// <reference lib="webworker" />
import { CACHE_PREFIX, pageAddress } from "#domain/site/offline.ts";
import { filesOf, isStorable, isStorablePage } from "./answers.ts";
import { chunks, codes, fonts, languages, version } from "./facts.ts";

declare const self: ServiceWorkerGlobalScope;

const NAME = `${CACHE_PREFIX}${version}`;
/** Encodings differ on the wire only, and what a link fills in by its query is done on the page. */
const BY_ADDRESS = { ignoreVary: true, ignoreSearch: true } as const;
/** More pages than anyone reads between two releases; the oldest goes first. */
const MOST_PAGES = 80;
/** For so long the browser's own store may give out a page of the version before. */
const PAGE_MAX_AGE_MS = 60_000;
/** When this version took over, and from which open documents; in the cache, since a worker forgets. */
const TAKEOVER = "/.takeover";
type Takeover = { atMs: number; documents: string[] };

const opened = () => caches.open(NAME);

export const keptNow = async (address: string) => (await opened()).match(address, BY_ADDRESS);

/** Of any version: a document that is open may still ask for files of the one it came with. */
export const keptEver = (address: string) => caches.match(address, BY_ADDRESS);

/** Stores a page with its files; one that lacks any of them is not kept at all. */
export async function keepPage(address: string, answer: Response, files: "shown" | "touched" = "shown") {
  if (!isStorablePage(answer)) return;
  const cache = await opened();
  const html = await answer.clone().text();
  await Promise.all(filesOf(html, chunks)[files].map((file) => keepFile(file)));
  await cache.put(address, answer);
}

/** Stores a file under its address: the one at hand, or else the one that is fetched. */
export async function keepFile(address: string, given?: Response) {
  const cache = await opened();
  if (await cache.match(address, BY_ADDRESS)) return;
  const answer = given ?? (await keptEver(address)) ?? (await fetch(address));
  if (!isStorable(answer)) throw new Error(`${address} answered ${answer.status}`);
  await cache.put(address, answer);
}

/** The offline page of every language; their letters come with the first page that is read. */
export async function keepOfflinePages() {
  const cache = await opened();
  for (const { offline } of languages) {
    const answer = await fetch(offline, { cache: "no-cache" });
    if (!isStorablePage(answer)) throw new Error(`${offline} answered ${answer.status}`);
    const { shown } = filesOf(await answer.clone().text(), chunks);
    await Promise.all(shown.filter((file) => !file.endsWith(".woff2")).map((file) => keepFile(file)));
    await cache.put(offline, answer);
  }
}

export async function offlinePage(address: string | null): Promise<Response> {
  const wished = navigator.languages.map((language) => language.split("-")[0]);
  const language =
    languages.find(({ code }) => code === address?.split("/")[1]) ??
    languages.find(({ code }) => wished.includes(code)) ??
    languages[0];
  const page = await keptEver(language?.offline ?? "");
  if (!page) return Response.error();
  return new Response(page.body, { status: 503, headers: page.headers });
}

/** Asks whether a page that was shown from here is still the page; if not, there is a new version. */
export async function renewPage(address: string) {
  const answer = await fetch(address, { cache: "no-cache" });
  if (answer.status === 404 || answer.status === 410) await (await opened()).delete(address, BY_ADDRESS);
  const kept = await keptNow(address);
  if (!kept || kept.headers.get("etag") === answer.headers.get("etag")) return;
  // A page that cannot be kept now, for want of one of its files, tells of the new version all the same.
  await keepPage(address, answer).finally(() => self.registration.update());
}

/** Those kept whole since this worker woke. */
const whole = new Set<string>();

async function keepWhole(address: string) {
  if (whole.has(address)) return;
  await keepPage(address, (await keptNow(address)) ?? (await fetch(address, { cache: "no-cache" })), "touched");
  whole.add(address);
}

/** The page a visitor is on, with everything it may ask for, and what visitors of its language may want offline. */
export async function precachePage(address: string) {
  const language = languages.find(({ code }) => code === address.split("/")[1]);
  // One after the other: this is nobody's hurry.
  for (const font of fonts) await keepFile(font);
  for (const page of [address, ...(language?.ahead ?? [])]) await keepWhole(page);
}

let takeover: Promise<Takeover> | undefined;

/** Pages are asked for as soon as this version is to take over, which may be before it is told that it does. */
async function readTakeover(): Promise<Takeover> {
  const written = await (await opened()).match(TAKEOVER);
  return written ? written.json().catch(newTakeover) : newTakeover();
}

async function newTakeover(): Promise<Takeover> {
  const isFirst = (await olderNames()).length === 0;
  return isFirst ? { atMs: 0, documents: [] } : { atMs: Date.now(), documents: await openDocuments() };
}

/** Whether the browser's own store may still hold pages of the version before. */
export async function hasJustTakenOver(): Promise<boolean> {
  takeover ??= readTakeover();
  return Date.now() - (await takeover).atMs < PAGE_MAX_AGE_MS;
}

const olderNames = async () => (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== NAME);

const openDocuments = async () =>
  (await self.clients.matchAll({ type: "window", includeUncontrolled: true })).map(({ id }) => id);

export async function takeOver() {
  takeover = newTakeover();
  await (await opened()).put(TAKEOVER, Response.json(await takeover));
}

/**
 * Lets go of older versions once no document that came with one is open. The pages that were read are asked for
 * anew before; while that may not be done, the newest of the old versions stays for reading offline.
 */
export async function letGoOfOlder({ mayFetch }: { mayFetch: boolean }) {
  const older = await olderNames();
  if (older.length === 0) return;
  const open = await openDocuments();
  if ((await readTakeover()).documents.some((id) => open.includes(id))) return;
  if (mayFetch)
    for (const name of older)
      for (const request of await (await caches.open(name)).keys()) {
        const address = pageAddress(new URL(request.url), codes);
        if (address && !(await keptNow(address))) await keepPage(address, await fetch(address, { cache: "no-cache" }));
      }
  await Promise.all((mayFetch ? older : older.slice(0, -1)).map((name) => caches.delete(name)));
}

/** Forgets the pages read longest ago, beyond a number nobody misses. */
export async function forgetOldest() {
  const cache = await opened();
  const always = new Set(languages.flatMap(({ offline, ahead }) => [offline, ...ahead]));
  const pages = (await cache.keys())
    .map(({ url }) => pageAddress(new URL(url), codes))
    .filter((address) => address !== null && !always.has(address));
  await Promise.all(
    pages.slice(0, Math.max(0, pages.length - MOST_PAGES)).map((address) => cache.delete(address ?? "")),
  );
}
