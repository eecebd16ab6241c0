import type { Locale } from "#domain/locale.ts";

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
  blog: () => "/bloger",
  post: (post: string) => `/bloger/${post}`,
  contact: () => "/contact",
  faq: () => "/faq",
  generator: () => "/social-media-generator",
  comingSoon: () => "/utils/coming-soon",
  policy: (policy: string) => `/policy/${policy}`,
  service: (service: string) => `/services/${service}`,
} as const;

export function addressOf(locale: Locale, path: string): string {
  return `/${locale}${path}`;
}

/** Address of a section of the home page. */
export function sectionAddress(locale: Locale, section: string): string {
  return `${addressOf(locale, paths.home())}#${section}`;
}

/** An address that fills in a form or a filter on its page. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query)}`;
}

export function absoluteUrl(siteUrl: string, address: string): string {
  return `${siteUrl}${address}`;
}
