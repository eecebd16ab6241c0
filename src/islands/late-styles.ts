import { whenWithin } from "./when-near.ts";

/** So far away that the sheet is there before the island is. */
const MARGIN = "1200px";

/**
 * Loads the sheet of an island whose styles come late (build/styles/page-styles.ts) while it is still far away. Also
 * where visitors save data: an island may stay without its script, but not without its styles.
 */
export const loadLateStyles = (island: HTMLElement) =>
  whenWithin(MARGIN, island, () => {
    const place = island.closest("[data-late-styles]");
    for (const link of place?.querySelectorAll<HTMLLinkElement>("link[rel=late-stylesheet]") ?? []) linkSheet(link);
    return true;
  });

/** What needs the sheet is hidden until it has come, or will not come. */
function linkSheet(link: HTMLLinkElement) {
  link.toggleAttribute("data-loading", true);
  link.onload = link.onerror = () => link.removeAttribute("data-loading");
  link.rel = "stylesheet";
}
