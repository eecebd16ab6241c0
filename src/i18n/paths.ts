import type { Locale } from "#domain/language/locale.ts";
import { LANGUAGE_CHOICE_PATH } from "#domain/site/constants.ts";
import { anchorOf, type HomeSection } from "#domain/site/home-sections.ts";
import { PAGES, type PageId } from "#domain/site/pages.ts";

/** The first page of a list is the list's own address; the others are numbered below it. */
const pageBelow = (list: string, page: number) => (page === 1 ? list : `${list}/page/${page}`);

const pagePaths = Object.fromEntries(Object.entries(PAGES).map(([id, { path }]) => [id, () => path])) as Record<
  PageId,
  () => string
>;

/** Every address of the site, without its language: the registry's, and those made from entries of content. */
export const paths = {
  ...pagePaths,
  app: (app: string) => `${PAGES.apps.path}/${app}`,
  store: (app: string) => `${PAGES.apps.path}/${app}/store`,
  storeItem: (app: string, item: string) => `${PAGES.apps.path}/${app}/store/${item}`,
  blog: (page = 1) => pageBelow(PAGES.blog.path, page),
  blogCategory: (category: string, page = 1) => pageBelow(`${PAGES.blog.path}/category/${category}`, page),
  blogTag: (tag: string, page = 1) => pageBelow(`${PAGES.blog.path}/tag/${tag}`, page),
  feed: () => `${PAGES.blog.path}/rss.xml`,
  post: (post: string) => `${PAGES.blog.path}/${post}`,
  searchData: () => `${PAGES.search.path}.json`,
  policy: (policy: string) => `/policy/${policy}`,
  service: (service: string) => `/services/${service}`,
} as const;

export function addressOf(locale: Locale, path: string): string {
  return `/${locale}${path}`;
}

/** Chooses a language on this page, and remembers it: server/pages/language-choice.ts. */
export function languageChoiceAddress(locale: Locale, path: string): string {
  return `${LANGUAGE_CHOICE_PATH}${addressOf(locale, path)}`;
}

/** Address of a section of the home page. */
export function sectionAddress(locale: Locale, section: HomeSection): string {
  return `${addressOf(locale, paths.home())}#${anchorOf(section)}`;
}

/** The section of the home page that speaks of what a page is about, if any does: the menu marks it there. */
export function sectionOf(path: string): HomeSection | null {
  const [, first = ""] = path.split("/");
  const sections: Partial<Record<string, HomeSection>> = {
    services: "services",
    apps: "store",
    bloger: "blog",
    contact: "contact",
  };
  return sections[first] ?? null;
}

/** An address that fills in a form or a filter on its page. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query)}`;
}

export function absoluteUrl(siteUrl: string, address: string): string {
  return `${siteUrl}${address}`;
}
