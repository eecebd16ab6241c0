/**
 * Parts that only some pages have: their code is fetched where the page carries their mark. What they show is an addition
 * to a page that is complete without it.
 */
const PARTS: readonly (readonly [mark: string, start: (part: HTMLElement) => Promise<void>])[] = [
  ["[data-opening]", async (part) => (await import("./opening-now.ts")).showOpening(part)],
  ["[data-coming]", async (part) => (await import("./coming-soon.ts")).nameComingApp(part)],
];

export function startLateParts() {
  document.addEventListener("astro:page-load", () => {
    for (const [mark, start] of PARTS)
      for (const part of document.querySelectorAll<HTMLElement>(mark)) void start(part);
  });
}
