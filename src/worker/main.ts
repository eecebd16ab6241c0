/// <reference lib="webworker" />
/**
 * Answers for the site where the network does not, and spares it where it need not be asked. Files whose name tells
 * their content come from the cache; pages that were read do too, and are asked for anew behind the reader's back;
 * everything else is the network's, and none of it is kept.
 */
import { pageAddress, type WorkerMessage } from "#domain/site/offline.ts";
import { codes } from "./facts.ts";
import {
  forgetOldest,
  hasJustTakenOver,
  keepFile,
  keepOfflinePages,
  keepPage,
  keptEver,
  keptNow,
  letGoOfOlder,
  offlinePage,
  precachePage,
  renewPage,
  takeOver,
} from "./page-cache.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  // Open documents are not disturbed: the files of their version are still there.
  event.waitUntil(Promise.all([keepOfflinePages(), self.skipWaiting()]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  const address = pageAddress(url, codes);
  if (url.pathname.startsWith("/_assets/")) event.respondWith(file(event, url.pathname));
  // A page that is prefetched is not a page that was read.
  else if (address && request.mode === "no-cors") event.respondWith(ahead(request, address));
  else if (address) event.respondWith(page(event, address));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => offlinePage(null)));
});

/** A page tells when it has time, and whether more may be fetched than its reader asked for. */
self.addEventListener("message", (event) => {
  const { address, mayFetch }: WorkerMessage = event.data;
  // Chromium leaves a worker waiting when the old one is asked for something in the moment of the takeover.
  void self.skipWaiting();
  later(event, async () => {
    const page = pageAddress({ pathname: address }, codes);
    // The first page of all was read before there was anyone to keep it.
    if (page && !(await keptNow(page))) await keepPage(page, await fetchPage(new Request(page)));
    if (page && mayFetch) await precachePage(page);
    await letGoOfOlder({ mayFetch });
    await forgetOldest();
  });
});

async function file(event: FetchEvent, address: string): Promise<Response> {
  const kept = await keptEver(address);
  if (kept) return kept;
  const answer = await fetch(event.request);
  const copy = answer.clone();
  later(event, () => keepFile(address, copy));
  return answer;
}

async function ahead(request: Request, address: string): Promise<Response> {
  return (await keptNow(address)) ?? fetch(request);
}

async function page(event: FetchEvent, address: string): Promise<Response> {
  const kept = await keptNow(address);
  if (kept) {
    later(event, () => renewPage(address));
    return kept;
  }
  try {
    const answer = await fetchPage(event.request);
    const copy = answer.clone();
    later(event, () => keepPage(address, copy));
    return answer;
  } catch {
    // No network. A page of the version before is better than none.
    return (await keptEver(address)) ?? offlinePage(address);
  }
}

/**
 * The browser's own store may answer too, with a page that was prefetched; but not offline, when the files of that
 * page would be missing, nor with one of the version before.
 */
async function fetchPage(request: Request): Promise<Response> {
  if (navigator.onLine && !(await hasJustTakenOver())) return fetch(request);
  // Not the request itself: one that navigates cannot be given another cache mode.
  return fetch(request.url, { cache: "no-cache", redirect: request.redirect, headers: request.headers });
}

/** What cannot be kept now, for want of room or of a network, may be kept another time: nobody waits for it. */
function later(event: ExtendableEvent, work: () => Promise<void>) {
  event.waitUntil(work().catch(() => {}));
}
