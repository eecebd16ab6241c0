import { WORKER_ADDRESS } from "#domain/site/constants.ts";
import type { WorkerMessage } from "#domain/site/offline.ts";
import { browserMayPrefetch, whenIdle } from "./prefetch.ts";

/**
 * Starts the worker once the first page has all it asked for, and tells it of every page when there is time.
 * `npm run dev` has none, and ends one that was left by a build served at the same place.
 */
export function startServiceWorker() {
  const workers = navigator.serviceWorker;
  // Only where the connection is secure.
  if (!workers) return;
  if (import.meta.env.DEV) {
    void workers.getRegistrations().then((found) => found.map((registration) => registration.unregister()));
    return;
  }
  addEventListener("load", () =>
    whenIdle(() => {
      // Where the browser refuses, as in some private windows, the site is what it is without.
      workers.register(WORKER_ADDRESS, { updateViaCache: "none" }).catch(() => {});
    }),
  );
  document.addEventListener("astro:page-load", () =>
    whenIdle(async () => {
      const message: WorkerMessage = { address: location.pathname, mayFetch: browserMayPrefetch() };
      const { active, waiting } = await workers.ready;
      active?.postMessage(message);
      waiting?.postMessage(message);
    }),
  );
}
