import { showConnection } from "./online.ts";
import type { Progress } from "./progress.ts";

/** What happens around a route change: the bar, an offline visitor, focus, the preloader of the new document. */
export function startRouteChanges(progress: Progress) {
  document.addEventListener("astro:before-preparation", (event) => {
    const load = event.loader;
    const run = progress.start();
    event.loader = async () => {
      await load();
      if (!event.defaultPrevented && scriptOf(event.newDocument) !== scriptOf(document)) {
        // A page of another version has other scripts, and one document must not run both: the browser loads it.
        event.preventDefault();
        return run.done();
      }
      // Aborted: a newer click took over. Prevented: the page did not arrive.
      if (event.signal.aborted || !event.defaultPrevented) return run.done();
      run.fail();
      if (!navigator.onLine) {
        showConnection();
        // Back and forward have changed the address already: the page it names comes as soon as it can.
        if (event.navigationType === "traverse")
          addEventListener("online", () => location.reload(), { once: true, signal: event.signal });
        // Never settles on purpose: the visitor stays on the page shown, and the next click takes over.
        await new Promise(() => {});
      }
    };
  });

  // A visitor who goes on before a change of pages was drawn skips its animation, which the browser calls an error.
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && reason.name === "AbortError" && /transition/i.test(reason.message))
      event.preventDefault();
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

/** The script of the frame, whose name tells its content. */
const scriptOf = (page: Document) => page.querySelector("script[src*='/site-document.']")?.getAttribute("src");
