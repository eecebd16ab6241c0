import { browserMayPrefetch } from "#src/browser/prefetch.ts";

const MARGIN = "300px";

/**
 * Runs once, when an island comes near the viewport. Never on 2g, never when the visitor saves data, never offline: it
 * is then asked again the next time the island comes near.
 */
export const whenNear = (island: HTMLElement, run: () => void) =>
  whenWithin(MARGIN, island, () => {
    if (!browserMayPrefetch()) return false;
    run();
    return true;
  });

/** Asks each time an island comes this near, until the answer is yes. */
export function whenWithin(rootMargin: string, island: HTMLElement, run: () => boolean) {
  // The island has no box of its own, and what is in it may be hidden until it is hydrated.
  const place = island.parentElement;
  if (!place) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting) && run()) observer.disconnect();
    },
    { rootMargin },
  );
  observer.observe(place);
}
