/// <reference lib="webworker" />
/**
 * The service worker. Files with a content hash in their name are served cache first; pages that were visited are
 * served stale-while-revalidate; everything else goes to the network and is not cached.
 */
import { PREFETCH_HEADERS } from "#domain/site/constants.ts";
import { pageAddress, type WorkerMessage } from "#domain/site/offline.ts";
import { codes } from "./facts.ts";
import {
  cacheFile,
  cacheOfflinePages,
  cachePage,
  deleteOlderCaches,
  evictOldestPages,
  findCached,
  findInAnyCache,
  hasJustTakenOver,
  offlinePage,
  precachePage,
  recordTakeover,
  revalidatePage,
} from "./page-cache.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  // Safe for open documents: the cache with the files of their version is not deleted yet.
  event.waitUntil(Promise.all([cacheOfflinePages(), self.skipWaiting()]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(recordTakeover().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  const address = pageAddress(url, codes);
  if (url.pathname.startsWith("/_assets/")) event.respondWith(file(event, url.pathname));
  // A prefetched page was not visited, so it is not cached.
  else if (address && request.headers.get("purpose") === PREFETCH_HEADERS.purpose)
    event.respondWith(prefetch(request, address));
  else if (address) event.respondWith(page(event, address));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => offlinePage(null)));
});

/** A page sends this when it is idle, and says whether more may be fetched than its visitor asked for. */
self.addEventListener("message", (event) => {
  const { address, mayFetch }: WorkerMessage = event.data;
  // Chromium leaves a worker waiting when the old one is asked for something in the moment of the takeover.
  void self.skipWaiting();
  inBackground(event, async () => {
    const page = pageAddress({ pathname: address }, codes);
    // The first page of all was loaded before this worker was installed.
    if (page && !(await findCached(page))) await cachePage(page, await fetchPage(new Request(page)));
    if (page && mayFetch) await precachePage(page);
    await deleteOlderCaches({ mayFetch });
    await evictOldestPages();
  });
});

async function file(event: FetchEvent, address: string): Promise<Response> {
  const cached = await findInAnyCache(address);
  if (cached) return cached;
  const answer = await fetch(event.request);
  const copy = answer.clone();
  inBackground(event, () => cacheFile(address, copy));
  return answer;
}

async function prefetch(request: Request, address: string): Promise<Response> {
  return (await findCached(address)) ?? fetch(request);
}

async function page(event: FetchEvent, address: string): Promise<Response> {
  const cached = await findCached(address);
  if (cached) {
    inBackground(event, () => revalidatePage(address));
    return cached;
  }
  try {
    const answer = await fetchPage(event.request);
    const copy = answer.clone();
    inBackground(event, () => cachePage(address, copy));
    return answer;
  } catch {
    // No network. A page of the previous version is better than none.
    return (await findInAnyCache(address)) ?? offlinePage(address);
  }
}

/**
 * The browser's HTTP cache may answer with a prefetched page; but not offline, when the files of that page would be
 * missing, nor with a page of the previous version.
 */
async function fetchPage(request: Request): Promise<Response> {
  if (navigator.onLine && !(await hasJustTakenOver())) return fetch(request);
  // Not the request itself: one that navigates cannot be given another cache mode.
  return fetch(request.url, { cache: "no-cache", redirect: request.redirect, headers: request.headers });
}

/** Errors are ignored: what cannot be cached now, without space or network, is cached another time. */
function inBackground(event: ExtendableEvent, work: () => Promise<void>) {
  event.waitUntil(work().catch(() => {}));
}
