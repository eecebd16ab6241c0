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
  // Not the language switch, whose links redirect.
  const isLeftOut = ["download", "data-astro-reload", "data-language"].some((name) => link.hasAttribute(name));
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

/** Prefetches the pages that links in view lead to, when the browser is idle. */
export function startPrefetch() {
  const prefetched = new Set<string>();
  let observer: IntersectionObserver | undefined;

  const prefetch = (href: string) => {
    const url = new URL(href);
    url.hash = "";
    if (prefetched.has(url.href) || !browserMayPrefetch()) return;
    prefetched.add(url.href);
    // Not <link rel="prefetch">: Firefox holds it to `default-src`, and WebKit does not know it.
    fetch(url, { priority: "low", headers: PREFETCH_HEADERS })
      // Read to its end, or it would not be cached.
      .then((response) => response.text())
      .catch(() => prefetched.delete(url.href));
  };

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
