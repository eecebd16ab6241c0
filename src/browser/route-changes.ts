import { showConnection } from "./online.ts";
import type { Progress } from "./progress.ts";

/** Around a route change: progress bar, offline banner, a soft beginning, focus, and the preloader of the new document. */
export function startRouteChanges(progress: Progress) {
  document.addEventListener("astro:before-preparation", (event) => {
    const load = event.loader;
    const run = progress.start();
    event.loader = async () => {
      await load();
      if (!event.defaultPrevented && scriptOf(event.newDocument) !== scriptOf(document)) {
        // A page of another version has other scripts, and one document must not run both: full page load.
        event.preventDefault();
        return run.done();
      }
      // Aborted: a newer navigation started. Prevented: the page could not be loaded.
      if (event.signal.aborted || !event.defaultPrevented) return run.done();
      run.fail();
      if (!navigator.onLine) {
        showConnection();
        // Back and forward have already changed the address: its page is loaded once online.
        if (event.navigationType === "traverse")
          addEventListener("online", () => location.reload(), { once: true, signal: event.signal });
        // Never settles on purpose: the visitor stays on this page until the next navigation.
        await new Promise(() => {});
      }
    };
  });

  document.addEventListener("astro:before-swap", (event) => {
    event.newDocument.querySelector(".preloader")?.remove();
  });

  // The router announces the title; focus goes to the heading, so that Tab continues from the content.
  document.addEventListener("astro:after-swap", () => {
    comeSoftly();
    if (location.hash !== "") return;
    const heading = document.querySelector<HTMLElement>("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}

/** The new page; the old one is gone at once (src/browser/first-paint.ts). */
function comeSoftly() {
  if (matchMedia("(prefers-reduced-motion: no-preference)").matches)
    document.querySelector("main")?.animate({ opacity: [0, 1] }, { duration: 200, easing: "ease-out" });
}

/** The script of every page; its name has a content hash. */
const scriptOf = (page: Document) => page.querySelector("script[src*='/site-document.']")?.getAttribute("src");
