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
    for (const link of place?.querySelectorAll<HTMLLinkElement>("link[rel=late-stylesheet]") ?? [])
      link.rel = "stylesheet";
    return true;
  });
