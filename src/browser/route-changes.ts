import { showConnection } from "./online.ts";
import type { Progress } from "./progress.ts";

/** What happens around a route change: the bar, an offline visitor, focus, the preloader of the new document. */
export function startRouteChanges(progress: Progress) {
  document.addEventListener("astro:before-preparation", (event) => {
    const load = event.loader;
    const run = progress.start();
    event.loader = async () => {
      await load();
      // Aborted: a newer click took over. Prevented: the page did not arrive.
      if (event.signal.aborted || !event.defaultPrevented) return run.done();
      run.fail();
      if (!navigator.onLine && event.navigationType !== "traverse") {
        showConnection();
        // Never settles on purpose: the visitor stays on the page shown, and the next click takes over.
        await new Promise(() => {});
      }
    };
  });

  document.addEventListener("astro:before-swap", (event) => {
    event.newDocument.querySelector(".preloader")?.remove();
  });

  // The router announces the title; focus goes to the heading, so that Tab continues from the content.
  document.addEventListener("astro:after-swap", () => {
    if (location.hash !== "") return;
    const heading = document.querySelector<HTMLElement>("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
