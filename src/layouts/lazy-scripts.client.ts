/**
 * Scripts that only some pages need: each is loaded when an element that matches its selector comes near the viewport.
 * The page is complete without them.
 */
const SCRIPTS: readonly (readonly [selector: string, start: (part: HTMLElement) => Promise<void>])[] = [
  ["[data-opening]", async (part) => (await import("#src/sections/company/opening-now.client.ts")).showOpening(part)],
  // It only reads the query.
  [
    "[data-coming]",
    async (part) => {
      if (location.search) (await import("#src/features/coming-soon/coming-soon.client.ts")).nameComingApp(part);
    },
  ],
];
const NEAR = "300px";

export function startLazyScripts() {
  document.addEventListener("astro:page-load", () => {
    for (const [selector, start] of SCRIPTS)
      for (const part of document.querySelectorAll<HTMLElement>(selector)) whenNear(part, () => void start(part));
  });
}

/** Observes the parent, because the part itself may be hidden until its script has run. */
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
