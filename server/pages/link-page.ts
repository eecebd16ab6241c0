import { FORM_PAGES } from "#domain/form-page.ts";
import type { ServerFacts } from "#domain/server-facts.ts";
import {
  findFirst,
  type HtmlElement,
  isTag,
  newElement,
  parseHtml,
  setChildren,
  setText,
  writeHtml,
} from "./html-tree.ts";

export type LinkPageWords = { title: string; text: string; action?: { address: string; label: string }; home: string };

export type LinkPages = { show: (locale: string, words: LinkPageWords) => string };

/** Classes of src/ui/button.tsx and src/frame/error-view.tsx, so that these pages look like the others. */
const LOOK = {
  block: "wrap relative grid justify-items-center gap-5 py-24 text-center",
  heading: "text-section",
  text: "max-w-[48ch] text-lead text-copy",
  button:
    "moves-on-hover inline-flex items-center justify-center gap-2.5 font-strong leading-ui transition-colors bg-primary text-on-primary hover:bg-primary-hover min-h-12 rounded-control px-5 text-ui",
} as const;

/** Pages behind the links of mails: the frame of a prerendered page around a few words and one button. */
export function createLinkPages(pageAt: (address: string) => string | null, { locales }: ServerFacts): LinkPages {
  return {
    show(locale, words) {
      const page = pageAt(`/${locale}${FORM_PAGES.notify.page}`);
      const document = parseHtml(page ?? emptyPage(locale));
      const [main, title] = [findFirst(document, isTag("main")), findFirst(document, isTag("title"))];
      if (main) setChildren(main, [blockOf(locale, words)]);
      if (title) setText(title, words.title);
      return writeHtml(document);
    },
  };

  function emptyPage(locale: string): string {
    const row = locales.find(({ code }) => code === locale);
    return `<!DOCTYPE html><html lang="${row?.iso ?? "en"}" dir="${row?.dir ?? "ltr"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title></title></head><body><main></main></body></html>`;
  }
}

function blockOf(locale: string, { title, text, action, home }: LinkPageWords): HtmlElement {
  const button = (label: string) => newElement("button", { class: LOOK.button }, label);
  const next = action
    ? newElement("form", { method: "post", action: action.address, "data-astro-reload": "" }, button(action.label))
    : newElement("p", {}, newElement("a", { class: LOOK.button, href: `/${locale}` }, home));
  return newElement(
    "div",
    { class: LOOK.block },
    newElement("h1", { class: LOOK.heading }, title),
    newElement("p", { class: LOOK.text }, text),
    next,
  );
}
