/** The offline page: it lists what this device has kept, and gives way as soon as the page asked for can come. */
import { CACHE_PREFIX, pageAddress } from "#domain/offline.ts";

const view = () => document.querySelector<HTMLElement>("[data-offline-page]");

document.addEventListener("astro:page-load", () => void listKept());
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("button")?.querySelector("[data-retry]")) location.reload();
});
addEventListener("online", () => {
  if (view()) location.reload();
});

async function listKept() {
  const place = view()?.querySelector<HTMLElement>(".offline-kept");
  const list = place?.querySelector("ul");
  const locale = view()?.dataset["offlinePage"];
  if (!place || !list || !locale || !("caches" in window)) return;
  const pages = await keptPages(locale);
  list.replaceChildren(
    ...pages.map(({ address, title }) => {
      const [item, link] = [document.createElement("li"), document.createElement("a")];
      link.href = address;
      link.textContent = title;
      item.append(link);
      return item;
    }),
  );
  place.hidden = pages.length === 0;
}

/** Of the newest version first, and in it what was read last. */
async function keptPages(locale: string) {
  const titles = new Map<string, string>();
  for (const name of (await caches.keys()).filter((known) => known.startsWith(CACHE_PREFIX)).reverse()) {
    const cache = await caches.open(name);
    for (const request of [...(await cache.keys())].reverse()) {
      const address = pageAddress(new URL(request.url), [locale]);
      const page = address === null || titles.has(address) ? undefined : await cache.match(request);
      if (address !== null && page) titles.set(address, titleOf(await page.text()));
    }
  }
  titles.delete(`/${locale}/offline`);
  return [...titles].map(([address, title]) => ({ address, title }));
}

/** Without the name of the site, which ends every title. */
function titleOf(html: string): string {
  const { title } = new DOMParser().parseFromString(/<title>[^<]*<\/title>/.exec(html)?.[0] ?? "", "text/html");
  return title.replace(/ · [^·]*$/, "");
}
