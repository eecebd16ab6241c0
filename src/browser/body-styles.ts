import { AFTER_PAINT } from "./sheets-after-paint.ts";

/**
 * A page whose first screen has its styles in the head links to its sheets below that screen
 * (build/styles/page-styles.ts). The router waits for sheets of the head only, so on a change of page they are fetched
 * and moved there: nothing of the new page is shown without its styles.
 */
export function startBodyStyles() {
  document.addEventListener("astro:before-preparation", (event) => {
    const load = event.loader;
    event.loader = async () => {
      await load();
      const { body, head } = event.newDocument;
      const sheets = [...body.querySelectorAll<HTMLLinkElement>(`link[rel=${AFTER_PAINT}]`)];
      for (const sheet of sheets) sheet.rel = "stylesheet";
      await Promise.all(sheets.map(preload));
      head.append(...sheets);
    };
  });
}

/** As the router does with sheets of the head: what is preloaded is applied at once, before the page scrolls to a place. */
function preload(sheet: HTMLLinkElement): Promise<unknown> {
  const hint = document.importNode(sheet);
  hint.rel = "preload";
  hint.as = "style";
  const done = new Promise((resolve) => {
    hint.addEventListener("load", resolve);
    hint.addEventListener("error", resolve);
  });
  document.head.append(hint);
  return done;
}
