import { FORM_ATTRIBUTES, FORM_PAGES } from "#domain/forms/form-page.ts";
import type { ServerFacts } from "#domain/site/server-facts.ts";
import {
  attributeOf,
  childrenOf,
  contains,
  findAll,
  findFirst,
  type HtmlElement,
  hasAttribute,
  isTag,
  newElement,
  parentOf,
  parseHtml,
  setAttribute,
  setChildren,
  setText,
  writeHtml,
} from "./html-tree.ts";

export type LinkPageWords = { title: string; text: string; action?: { address: string; label: string }; home: string };

export type LinkPages = { show: (locale: string, words: LinkPageWords) => string };

/** As src/ui/controls/button.tsx writes it, so that its styles are there. */
const BUTTON_LOOK =
  "moves-on-hover inline-flex items-center justify-center gap-2.5 font-strong leading-ui transition-colors bg-primary text-on-primary hover:bg-primary-hover min-h-12 rounded-control px-5 text-ui";

/**
 * Pages behind the links of mails: the page of the sign-up, of which only the part around its heading is left,
 * with other words and one button.
 */
export function createLinkPages(pageAt: (address: string) => string | null, { locales }: ServerFacts): LinkPages {
  return {
    show(locale, words) {
      const document = parseHtml(pageAt(`/${locale}${FORM_PAGES.notify.page}`) ?? emptyPage(locale));
      const title = findFirst(document, isTag("title"));
      if (title) setText(title, words.title);
      const main = findFirst(document, isTag("main"));
      if (main) rewrite(main, locale, words);
      return writeHtml(document);
    },
  };

  function emptyPage(locale: string): string {
    const row = locales.find(({ code }) => code === locale);
    return `<!DOCTYPE html><html lang="${row?.iso ?? "en"}" dir="${row?.dir ?? "ltr"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title></title></head><body><main><div><h1></h1></div></main></body></html>`;
  }
}

function rewrite(main: HtmlElement, locale: string, { title, text, action, home }: LinkPageWords) {
  const heading = findFirst(main, isTag("h1"));
  const around = heading && parentOf(heading);
  if (!heading || !around) return;
  const top = childrenOf(main).filter((child) => contains(child, heading));
  if (top.length > 0) setChildren(main, top);
  for (const form of findAll(main, hasAttribute(FORM_ATTRIBUTES.form))) setAttribute(form, "hidden", "");

  const siblings = childrenOf(around);
  const before = siblings.slice(0, siblings.indexOf(heading));
  const look = siblings.filter(isTag("p")).map((paragraph) => attributeOf(paragraph, "class"))[0] ?? "";
  setText(heading, title);
  setChildren(around, [...before, heading, newElement("p", { class: look }, text), next(locale, action, home)]);
}

function next(locale: string, action: LinkPageWords["action"], home: string): HtmlElement {
  if (!action) return newElement("p", {}, newElement("a", { class: BUTTON_LOOK, href: `/${locale}` }, home));
  // The page's router would fetch the answer and keep the old address; this is a plain post.
  const attributes = { method: "post", action: action.address, "data-astro-reload": "" };
  return newElement("form", attributes, newElement("button", { class: BUTTON_LOOK }, action.label));
}
