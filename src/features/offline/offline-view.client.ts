/** The offline page: it lists the pages stored on this device, and reloads as soon as the page asked for can be fetched. */
import { CACHE_PREFIX, pageAddress } from "#domain/site/offline.ts";

const view = () => document.querySelector<HTMLElement>("[data-offline-page]");
/** At an address of another page; at its own there is nothing to wait for. */
const standsIn = () => (view()?.dataset["own"] ?? location.pathname) !== location.pathname;

document.addEventListener("astro:page-load", () => {
  void listKept();
  void comeBack();
});
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("button")?.querySelector("[data-retry]")) location.reload();
});
addEventListener("online", () => void comeBack());

/** Pauses between two tries, the last one repeated: a network that is said to be back may still need a moment. */
const PAUSES_MS = [0, 2_000, 5_000, 10_000, 30_000];
let trying = false;

/** Asks for the page that was wanted until it can be had, while this one stands in for it. */
async function comeBack() {
  if (trying) return;
  trying = true;
  for (let tries = 0; navigator.onLine && standsIn(); tries++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]));
    // Not by GET, which the service worker would answer.
    const answer = standsIn() && (await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => null));
    if (answer) location.reload();
  }
  trying = false;
}

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
  titles.delete(view()?.dataset["own"] ?? "");
  return [...titles].map(([address, title]) => ({ address, title }));
}

/** Without the name of the site, which ends every title. */
function titleOf(html: string): string {
  const { title } = new DOMParser().parseFromString(/<title>[^<]*<\/title>/.exec(html)?.[0] ?? "", "text/html");
  return title.replace(/ · [^·]*$/, "");
}
