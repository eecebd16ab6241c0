import { compactScript } from "./compact-script.ts";

/** What the sheets of a page are linked as that has the styles of its first screen in its head. */
export const AFTER_PAINT = "stylesheet-after-paint";

/** Hides what stands below the first screen until its sheets have come (`sheetsAfterPaintScript` sets it). */
export const FIRST_SCREEN_ONLY = "[data-first-screen] :is(main>*~*,main~*){display:none}";

/**
 * Runs inline where the first screen of a page ends, and fetches its sheets when that screen has been painted. So the
 * first paint has the network for itself, and fonts, which only the sheets name, do not hold it up either.
 *
 * At once, where the first screen is not what is shown (an anchor, a return to a place), where nothing is painted (a tab
 * in the background), and for those who were here before: they have the sheets and fonts, and see no other letters first.
 * Not after a change of page: body-styles.ts has put the sheets into the head.
 *
 * Both sheets are used at the same moment, and the rest is shown a frame later: on a slow phone the styles of the page are
 * calculated once, and in two short tasks in place of a long one.
 *
 * It is serialised and uses only its argument: `afterPaint` is that of after-paint.ts.
 */
function fetchSheetsAfterPaint(rel: string) {
  const root = document.documentElement;
  const links = [...document.querySelectorAll<HTMLLinkElement>(`body link[rel=${rel}]`)];
  if (links.length === 0) return;
  const loadedAs = (type: string) =>
    Promise.all(
      links.map(
        (link) =>
          new Promise((resolve) => {
            link.onload = link.onerror = resolve;
            link.as = "style";
            link.rel = type;
          }),
      ),
    );
  const showAll = () => root.removeAttribute("data-first-screen");
  const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
  root.setAttribute("data-first-screen", "");
  if (root.hasAttribute("data-full-layout") || document.hidden || navigator.serviceWorker?.controller)
    loadedAs("stylesheet").then(showAll);
  else
    afterPaint(async () => {
      await loadedAs("preload");
      await loadedAs("stylesheet");
      afterPaint(showAll);
    });
}

export const sheetsAfterPaintScript = () => compactScript(`(${fetchSheetsAfterPaint})("${AFTER_PAINT}")`);
