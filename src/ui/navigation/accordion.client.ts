/** The id in a hash; empty if the hash is malformed. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch (error) {
    if (error instanceof URIError) return "";
    throw error;
  }
}

function reveal(hash: string) {
  const target = document.getElementById(idOfHash(hash));
  const details = target?.closest("details");
  if (!target || !details || details.open) return;
  details.open = true;
  // The browser scrolled before the answer was open.
  target.scrollIntoView();
}

/** An address that names a question opens its answer: on arrival, when the hash changes, and when it is clicked again. */
export function startDisclosureLinks() {
  document.addEventListener("astro:page-load", () => reveal(location.hash));
  addEventListener("hashchange", () => reveal(location.hash));
  // The router changes the hash by history.pushState and dispatches popstate, but no hashchange.
  addEventListener("popstate", () => reveal(location.hash));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href*='#']") : null;
    if (link && link.hash === location.hash && link.pathname === location.pathname) reveal(link.hash);
  });
}
