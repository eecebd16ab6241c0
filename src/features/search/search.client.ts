/** Opens the site search. Its code, React and its texts are loaded when it is first asked for. */

import { SEARCH_FIELD_ID } from "#domain/site/constants.ts";
import { loadAhead } from "#src/browser/chunk-reload.ts";
import { browserMayPrefetch } from "#src/browser/prefetch.ts";
import { showProgress } from "#src/browser/progress.ts";
import type { SearchData } from "./data/search-data.ts";

const PRELOADING_EVENTS = ["pointerover", "focusin"] as const;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** On an Arabic keyboard the same key types a letter. */
const isKey = (event: KeyboardEvent, key: string, code: string) =>
  event.key === key || (event.code === code && event.key >= "\u0600" && event.key <= "\u06ff");

/** The slash key, or K with Ctrl or ⌘. */
const isShortcut = (event: KeyboardEvent) =>
  event.ctrlKey || event.metaKey ? !event.shiftKey && isKey(event, "k", "KeyK") : isKey(event, "/", "Slash");

const findLink = () => document.querySelector<HTMLAnchorElement>("a[data-search]");

async function loadData(link = findLink()): Promise<SearchData> {
  const address = link?.dataset["search"] ?? "";
  // Without a network, a copy that the browser still has is good enough.
  const response = await fetch(address).catch(() => fetch(address, { cache: "force-cache" }));
  if (response.ok) return response.json();
  // The only texts that are not in the page: docs/decisions/0021-texts-are-in-the-page.md.
  console.error(`Loading texts from ${address} failed: ${response.status}`);
  throw new Error(address);
}

async function open(link: HTMLAnchorElement) {
  const field = document.getElementById(SEARCH_FIELD_ID);
  if (field) return field.focus();
  try {
    await showProgress(async () => {
      const [{ openSearch }, data] = await Promise.all([import("./search-root.tsx"), loadData(link)]);
      openSearch(data, loadData);
    });
  } catch {
    // If something could not be loaded, the search page does the same.
    location.assign(link.href);
  }
}

/** Its code comes while the pointer is on its way. */
function preloadOver({ target }: Event) {
  if (!(target instanceof Element) || !target.closest("a[data-search]") || !browserMayPrefetch()) return;
  for (const type of PRELOADING_EVENTS) document.removeEventListener(type, preloadOver);
  void loadAhead(() => import("./search-root.tsx"));
}

export function startSearch() {
  for (const type of PRELOADING_EVENTS) document.addEventListener(type, preloadOver, { passive: true });
  // Before the router, which would follow the link.
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-search]");
      // With a modifier the visitor asks the browser for something, such as a new tab.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      link.closest("dialog")?.close();
      void open(link);
    },
    true,
  );
  document.addEventListener("keydown", (event) => {
    if (!isShortcut(event) || event.altKey || isTyping(event.target)) return;
    const link = findLink();
    if (!link || document.querySelector(":modal")) return;
    event.preventDefault();
    void open(link);
  });
}
