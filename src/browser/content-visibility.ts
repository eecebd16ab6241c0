/**
 * Sections far below the first screen have `content-visibility: auto` (base.css): they are laid out when they come
 * near, and have an estimated height until then. Jumping to an anchor needs exact heights, and with reduced motion
 * nothing may move: `data-full-layout` turns `content-visibility` off, so the whole page is laid out at once.
 */
const renderAll = (root: HTMLElement) => root.setAttribute("data-full-layout", "");

/** Runs inline in the head, before first paint: an address with an anchor, or a return to where the visitor was. */
export function renderAllForAnchor() {
  if (location.hash || history.state?.scrollY || matchMedia("(prefers-reduced-motion: reduce)").matches)
    document.documentElement.setAttribute("data-full-layout", "");
}

export function startContentVisibility() {
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const beforeJump = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a[href*="#"]')) renderAll(document.documentElement);
  };
  // On pointerdown, so that it is done before the click; with the keyboard there is only the click.
  document.addEventListener("pointerdown", beforeJump);
  document.addEventListener("click", beforeJump, { capture: true });
  // An anchor typed into the address bar: the browser has already scrolled.
  addEventListener("hashchange", () => {
    if (document.documentElement.hasAttribute("data-full-layout")) return;
    renderAll(document.documentElement);
    document.querySelector(":target")?.scrollIntoView();
  });
  document.addEventListener("astro:before-swap", ({ newDocument, to, navigationType }) => {
    if (to.hash || navigationType === "traverse" || reducedMotion.matches) renderAll(newDocument.documentElement);
  });
}
