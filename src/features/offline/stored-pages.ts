import { CACHE_PREFIX, pageAddress } from "#domain/site/offline.ts";

export type StoredPage = { address: string; title: string };

/** The pages of a language that the service worker has cached: of the newest version first, and in it what was read last. */
export async function listStoredPages(locale: string): Promise<StoredPage[]> {
  const titles = new Map<string, string>();
  for (const name of (await caches.keys()).filter((known) => known.startsWith(CACHE_PREFIX)).reverse()) {
    const cache = await caches.open(name);
    for (const request of [...(await cache.keys())].reverse()) {
      const address = pageAddress(new URL(request.url), [locale]);
      const page = address === null || titles.has(address) ? undefined : await cache.match(request);
      if (address !== null && page) titles.set(address, titleOf(await page.text()));
    }
  }
  return [...titles].map(([address, title]) => ({ address, title }));
}

/** Without the name of the site, which ends every title. */
function titleOf(html: string): string {
  const { title } = new DOMParser().parseFromString(/<title>[^<]*<\/title>/.exec(html)?.[0] ?? "", "text/html");
  return title.replace(/ · [^·]*$/, "");
}
