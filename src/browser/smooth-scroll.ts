import { afterPaint } from "./after-paint.ts";

/**
 * Only a click on an anchor scrolls smoothly. Smooth for the whole document, the router's return to where a visitor was
 * would show the top of the page first.
 */
export function startSmoothScroll() {
  document.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element && target.closest('a[href*="#"]'))) return;
      const root = document.documentElement;
      root.setAttribute("data-smooth-scroll", "");
      // How to scroll is decided when it begins.
      afterPaint(() => root.removeAttribute("data-smooth-scroll"));
    },
    true,
  );
}
