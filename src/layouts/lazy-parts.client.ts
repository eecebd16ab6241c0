/**
 * Parts that only some pages have: their code is fetched where the page carries their mark, once a reader comes near.
 * What they show is an addition to a page that is complete without it.
 */
const PARTS: readonly (readonly [mark: string, start: (part: HTMLElement) => Promise<void>])[] = [
  ["[data-opening]", async (part) => (await import("#src/sections/company/opening-now.client.ts")).showOpening(part)],
  // Without a question there is nothing to answer.
  [
    "[data-coming]",
    async (part) => {
      if (location.search) (await import("#src/features/coming-soon/coming-soon.client.ts")).nameComingApp(part);
    },
  ],
];
const NEAR = "300px";

export function startLazyParts() {
  document.addEventListener("astro:page-load", () => {
    for (const [mark, start] of PARTS)
      for (const part of document.querySelectorAll<HTMLElement>(mark)) whenNear(part, () => void start(part));
  });
}

/** A part may be hidden until it has something to say; what it stands in is always there. */
function whenNear(part: HTMLElement, act: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: NEAR },
  );
  observer.observe(part.parentElement ?? part);
}
