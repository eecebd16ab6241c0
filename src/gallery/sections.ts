import { scopeIds } from "./scope-ids.ts";

/**
 * Fills the gallery with the sections of the site's own pages, so that it cannot fall behind them: each page is
 * fetched in every language, and its sections are put side by side.
 */
export async function fillSections() {
  for (const page of document.querySelectorAll<HTMLElement>("[data-gallery-page]")) {
    const columns = [...page.querySelectorAll<HTMLElement>("template[data-address]")];
    const sources = await Promise.all(columns.map(({ dataset }) => readSections(dataset["address"] ?? "")));
    const most = Math.max(...sources.map(({ length }) => length));
    for (let index = 0; index < most; index += 1) {
      const row = document.createElement("div");
      row.className = "gallery-row gallery-row-small";
      for (const [at, { lang, dir }] of columns.entries()) {
        const section = sources[at]?.[index];
        // Radio buttons of one name choose among themselves within a form; the languages must not share one.
        const column = document.createElement(section?.querySelector("form") ? "div" : "form");
        column.className = "gallery-column";
        column.lang = lang;
        column.dir = dir;
        if (section) column.append(section);
        scopeIds(column, `${lang}-${page.dataset["galleryPage"]}`);
        row.append(column);
      }
      page.append(row);
    }
    page.dataset["filled"] = String(most);
  }
  // Scripts attach to parts on page-load; the sections added here need it too.
  document.dispatchEvent(new Event("astro:page-load"));
  document.documentElement.dataset["gallery"] = "filled";
}

async function readSections(address: string): Promise<Element[]> {
  const response = await fetch(address);
  const source = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const style of source.head.querySelectorAll("style, link[rel=stylesheet]")) takeStyle(style);
  // Islands are shown as built, without hydration.
  for (const island of source.querySelectorAll("astro-island")) island.replaceWith(...island.childNodes);
  for (const script of source.querySelectorAll("main script, main template")) script.remove();
  const sections = source.querySelectorAll(".site-header, main > :not(style), .site-footer");
  return [...sections].map((section) => document.importNode(section, true));
}

const taken = new Set<string>();

function takeStyle(style: Element) {
  const key = style.getAttribute("data-vite-dev-id") ?? style.getAttribute("href") ?? style.textContent;
  if (taken.has(key) || document.head.querySelector(`style[data-vite-dev-id="${CSS.escape(key)}"]`)) return;
  taken.add(key);
  document.head.append(document.importNode(style, true));
}

const STRESSED = "h1, h2, h3, h4, p, a, b, li, dt, dd, th, td, label span, button, legend, summary, figcaption, span";

/** Doubles every text: a layout that breaks now would break with a longer translation. */
export function doubleTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const inColumn = text.parentElement?.closest(".gallery-column") && text.parentElement.matches(STRESSED);
    if (inColumn && /\p{L}{2}/u.test(text.data) && !text.parentElement?.closest("svg, .screen"))
      text.data += ` ${text.data.trim()}`;
  }
}
