import { WORKER_ADDRESS } from "#domain/site/constants.ts";
import type { WorkerMessage } from "#domain/site/offline.ts";
import { browserMayPrefetch, whenIdle } from "./prefetch.ts";

/**
 * Registers the service worker after the first page has loaded, and sends it the address of every page when idle.
 * `npm run dev` has none, and unregisters one left by a build that was served at the same origin.
 */
export function startServiceWorker() {
  const workers = navigator.serviceWorker;
  // Undefined without https.
  if (!workers) return;
  if (import.meta.env.DEV) {
    void workers.getRegistrations().then((found) => found.map((registration) => registration.unregister()));
    return;
  }
  addEventListener("load", () =>
    whenIdle(() => {
      // Some browsers refuse, as in private windows; the site works without it.
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
