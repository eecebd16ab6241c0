import { browserMayPrefetch } from "#src/browser/prefetch.ts";

const MARGIN = "300px";

/**
 * Runs once, when an island comes near the viewport. Never on 2g, never when the visitor saves data, never offline: it
 * is then asked again the next time the island comes near.
 */
export function whenNear(island: HTMLElement, run: () => void) {
  // The island has no box of its own, and what is in it may be hidden until it is hydrated.
  const place = island.parentElement;
  if (!place) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting) || !browserMayPrefetch()) return;
      observer.disconnect();
      run();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(place);
}
