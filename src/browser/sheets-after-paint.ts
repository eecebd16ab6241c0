import { compactScript } from "./compact-script.ts";

/** What the sheets of a page are linked as that has the styles of its first screen in its head. */
export const AFTER_PAINT = "stylesheet-after-paint";
/** And the fonts of that screen. */
export const FONT_AFTER_PAINT = "font-after-paint";

/** Hides what stands below the first screen until its sheets have come (`sheetsAfterPaintScript` sets it). */
export const FIRST_SCREEN_ONLY = "[data-first-screen] :is(main>*~*,main~*){display:none}";

/** How long sheets that have come wait for the fonts: on a slow network the rest of the page must not. */
const FONT_WAIT_MS = 500;

/**
 * Runs inline where the first screen of a page ends, and fetches its sheets when that screen has been painted. So the
 * first paint has the network for itself, and fonts, which only the sheets name, do not hold it up either. The fonts of
 * the first screen are fetched beside them: sheets that are used with their fonts at hand set its words anew once, not twice.
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
function fetchSheetsAfterPaint(sheetRel: string, fontRel: string, fontWaitMs: number) {
  const root = document.documentElement;
  const linked = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`body link[rel=${rel}]`)];
  const sheets = linked(sheetRel);
  if (sheets.length === 0) return;
  const loaded = (links: HTMLLinkElement[], rel: string, as: string) =>
    Promise.all(
      links.map(
        (link) =>
          new Promise((resolve) => {
            link.onload = link.onerror = resolve;
            link.as = as;
            link.rel = rel;
          }),
      ),
    );
  const showAll = () => root.removeAttribute("data-first-screen");
  const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
  root.setAttribute("data-first-screen", "");
  if (root.hasAttribute("data-full-layout") || document.hidden || navigator.serviceWorker?.controller)
    loaded(sheets, "stylesheet", "style").then(showAll);
  else
    afterPaint(async () => {
      const fonts = loaded(linked(fontRel), "preload", "font");
      await loaded(sheets, "preload", "style");
      await Promise.race([fonts, new Promise((resolve) => setTimeout(resolve, fontWaitMs))]);
      await loaded(sheets, "stylesheet", "style");
      afterPaint(showAll);
    });
}

export const sheetsAfterPaintScript = () =>
  compactScript(`(${fetchSheetsAfterPaint})("${AFTER_PAINT}","${FONT_AFTER_PAINT}",${FONT_WAIT_MS})`);
