import { BREAKPOINTS_PX } from "#domain/site/constants.ts";

/** From tablet up the footer's panels are columns: always open, and no longer focusable controls. */
export function startFooterPanels() {
  const asColumns = matchMedia(`(width >= ${BREAKPOINTS_PX.tablet}px)`);
  const update = () => {
    for (const panel of document.querySelectorAll<HTMLDetailsElement>("details.footer-group")) {
      panel.open = asColumns.matches;
      const summary = panel.querySelector("summary");
      if (asColumns.matches) summary?.setAttribute("tabindex", "-1");
      else summary?.removeAttribute("tabindex");
    }
  };
  asColumns.addEventListener("change", update);
  document.addEventListener("astro:page-load", update);
}
