import type { ClientDirective } from "astro";
import { browserMayPrefetch } from "#src/browser/prefetch.ts";

const MARGIN = "300px";

/**
 * `client:near`: hydrates an island when it comes near the viewport, for parts that only add to the page. Never on 2g,
 * never when the visitor saves data, never offline: the island then stays as it was rendered, and is asked about again
 * the next time it comes near.
 */
const near: ClientDirective = (load, _options, island) => {
  // The island has no box of its own, and what is in it may be hidden until it is hydrated.
  const place = island.parentElement;
  if (!place) return;
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting) || !browserMayPrefetch()) return;
      observer.disconnect();
      const hydrate = await load();
      await hydrate();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(place);
};

export default near;
