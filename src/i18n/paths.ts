import type { Locale } from "#domain/language/locale.ts";
import type { MenuSection } from "#domain/site/menu.ts";
import type { PageId } from "#domain/site/page.ts";

/** The first page of a list is the list's own address; the others are numbered below it. */
const pageBelow = (list: string, page: number) => (page === 1 ? list : `${list}/page/${page}`);

/** Every address of the site, without its language. The only place that knows how an address is spelled. */
export const paths = {
  home: () => "",
  about: () => "/about",
  team: () => "/about/team",
  apps: () => "/apps",
  serial: () => "/apps/serial",
  app: (app: string) => `/apps/${app}`,
  store: (app: string) => `/apps/${app}/store`,
  storeItem: (app: string, item: string) => `/apps/${app}/store/${item}`,
  blog: (page = 1) => pageBelow("/bloger", page),
  blogCategory: (category: string, page = 1) => pageBelow(`/bloger/category/${category}`, page),
  blogTag: (tag: string, page = 1) => pageBelow(`/bloger/tag/${tag}`, page),
  feed: () => "/bloger/rss.xml",
  post: (post: string) => `/bloger/${post}`,
  contact: () => "/contact",
  faq: () => "/faq",
  generator: () => "/social-media-generator",
  comingSoon: () => "/utils/coming-soon",
  search: () => "/search",
  offline: () => "/offline",
  policy: (policy: string) => `/policy/${policy}`,
  service: (service: string) => `/services/${service}`,
} as const;

/** Where the pages stand whose words are in content/pages. */
export const pagePaths: Readonly<Record<PageId, string>> = {
  home: paths.home(),
  about: paths.about(),
  team: paths.team(),
  apps: paths.apps(),
  serial: paths.serial(),
  blog: paths.blog(),
  contact: paths.contact(),
  faq: paths.faq(),
  generator: paths.generator(),
  "coming-soon": paths.comingSoon(),
  search: paths.search(),
  offline: paths.offline(),
};

export function addressOf(locale: Locale, path: string): string {
  return `/${locale}${path}`;
}

/** Address of a section of the home page. */
export function sectionAddress(locale: Locale, section: string): string {
  return `${addressOf(locale, paths.home())}#${section}`;
}

/** The section of the home page that speaks of what a page is about, if any does: the menu marks it there. */
export function sectionOf(path: string): MenuSection | null {
  const [, first = ""] = path.split("/");
  const sections: Partial<Record<string, MenuSection>> = {
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
