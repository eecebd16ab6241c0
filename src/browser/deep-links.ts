/** A question, or any disclosure, reached by its own address stands open there. */
function openTarget() {
  // Not :target, which follows the address a moment later. Ids are Latin, so they need no decoding.
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

export function startDeepLinks() {
  document.addEventListener("astro:page-load", openTarget);
  addEventListener("hashchange", openTarget);
  // The router changes the anchor by the history, which tells of it in this way only.
  addEventListener("popstate", openTarget);
}
