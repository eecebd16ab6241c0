import { PREFETCH_HEADERS, PREFETCH_IDLE_TIMEOUT_MS } from "#domain/site/constants.ts";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Never on 2g, never when the visitor saves data, never offline. */
export function mayPrefetch({ onLine, connection }: { onLine: boolean; connection?: Connection | undefined }): boolean {
  if (!onLine) return false;
  if (connection?.saveData) return false;
  return !/(^|-)2g$/.test(connection?.effectiveType ?? "");
}

/** A page of this site, other than the one shown. */
export function isPrefetchable(
  link: { href: string; target: string; hasAttribute: (name: string) => boolean },
  here: URL,
): boolean {
  // Not the language switch, whose links redirect, and not the search, which opens in the page.
  const isLeftOut = ["download", "data-astro-reload", "data-language", "data-search"].some((name) =>
    link.hasAttribute(name),
  );
  if (link.target === "_blank" || isLeftOut) return false;
  const url = new URL(link.href, here);
  return url.origin === here.origin && !url.pathname.startsWith("/api/") && url.pathname !== here.pathname;
}

export function browserMayPrefetch(): boolean {
  const connection = "connection" in navigator ? (navigator.connection as Connection) : undefined;
  return mayPrefetch({ onLine: navigator.onLine, connection });
}

export const whenIdle = (run: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(run, { timeout: PREFETCH_IDLE_TIMEOUT_MS })
    : setTimeout(run, PREFETCH_IDLE_TIMEOUT_MS);

const withoutHash = (href: string) => href.replace(/#.*/, "");

/** Addresses of the style sheets that a page links. */
export const styleSheetsOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? "");

/**
 * Prefetches the pages that links in view lead to, when the browser is idle, and the style sheets of a page when the
 * visitor points at its link: without them it could not be shown.
 */
export function startPrefetch() {
  /** By the page's address. */
  const styleSheets = new Map<string, Promise<string[]>>();
  const fetched = new Set<string>();
  let observer: IntersectionObserver | undefined;

  // Not <link rel="prefetch">: Firefox holds it to `default-src`, and WebKit does not know it. Read to its end, or it
  // would not be cached.
  const fetchText = (address: string) =>
    fetch(address, { priority: "low", headers: PREFETCH_HEADERS }).then((response) => response.text());

  const prefetch = (href: string) => {
    const address = withoutHash(href);
    if (styleSheets.has(address) || !browserMayPrefetch()) return;
    const found = fetchText(address)
      .then(styleSheetsOf)
      .catch(() => {
        styleSheets.delete(address);
        return [];
      });
    styleSheets.set(address, found);
  };

  const prefetchStyleSheets = async ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link) return;
    for (const address of (await styleSheets.get(withoutHash(link.href))) ?? [])
      if (!fetched.has(address) && !document.querySelector(`link[rel=stylesheet][href="${address}"]`)) {
        fetched.add(address);
        fetchText(address).catch(() => fetched.delete(address));
      }
  };
  for (const type of ["pointerover", "pointerdown", "focusin"]) document.addEventListener(type, prefetchStyleSheets);

  document.addEventListener("astro:page-load", () => {
    observer?.disconnect();
    observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer?.unobserve(target);
        whenIdle(() => prefetch(target.href));
      }
    });
    const here = new URL(location.href);
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]"))
      if (isPrefetchable(link, here)) observer.observe(link);
  });
}
