/**
 * Sections far below the first screen are laid out when a reader comes near (base.css), of a height that is guessed
 * until then. Whoever goes to a place further down must find it exactly, and whoever wants no motion sees nothing
 * move: `data-full-layout` has the page laid out whole.
 */
const whole = (root: HTMLElement) => root.setAttribute("data-full-layout", "");

/** Runs inline in the head, before first paint: an address with an anchor, or a return to where the visitor was. */
export function layOutForPlace() {
  if (location.hash || history.state?.scrollY || matchMedia("(prefers-reduced-motion: reduce)").matches)
    document.documentElement.setAttribute("data-full-layout", "");
}

export function startFullLayout() {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const beforeGoing = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a[href*="#"]')) whole(document.documentElement);
  };
  // With the press, so that it is done before the click; by keyboard there is only the click.
  document.addEventListener("pointerdown", beforeGoing);
  document.addEventListener("click", beforeGoing, { capture: true });
  // An anchor written into the address bar: the browser has gone there already.
  addEventListener("hashchange", () => {
    if (document.documentElement.hasAttribute("data-full-layout")) return;
    whole(document.documentElement);
    document.querySelector(":target")?.scrollIntoView();
  });
  document.addEventListener("astro:before-swap", ({ newDocument, to, navigationType }) => {
    if (to.hash || navigationType === "traverse" || still.matches) whole(newDocument.documentElement);
  });
}
