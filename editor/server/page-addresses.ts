import { isRecord } from "#build/entries/records.ts";
import { PAGE_IDS, PAGES as PAGE_ROWS } from "#domain/site/pages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";

/** The page that shows entries of a kind best. */
const PAGES: Readonly<Record<string, (id: string, data: unknown) => string | null>> = {
  apps: (id) => paths.app(id),
  storeItems: (id) => paths.storeItem(...twoParts(id)),
  posts: (id) => paths.post(id),
  services: (id) => paths.service(id),
  portfolio: (_, data) => (isRecord(data) && data["service"] ? paths.service(String(data["service"])) : null),
  team: () => paths.team(),
  testimonials: () => paths.home(),
  faq: () => paths.faq(),
  policies: (id) => paths.policy(id),
  pages: (id) => pageOf(id),
  home: () => paths.home(),
  about: () => paths.about(),
  features: () => paths.home(),
  process: () => paths.home(),
  planner: () => paths.service("website"),
  generator: () => paths.generator(),
  mockups: () => paths.home(),
  taxonomy: () => paths.apps(),
  search: () => paths.search(),
  messages: () => paths.home(),
  site: () => paths.home(),
};

const twoParts = (id: string): [string, string] => {
  const [first = "", second = ""] = id.split("/");
  return [first, second];
};

function pageOf(id: string): string | null {
  const known = PAGE_IDS.find((page) => page === id);
  return known === undefined ? null : PAGE_ROWS[known].path;
}

/** Addresses by language. */
export function pageAddresses(
  kind: string,
  { id, data, locales }: { id: string; data: unknown; locales: readonly string[] },
): Record<string, string> | null {
  const path = PAGES[kind]?.(id, data) ?? null;
  return path === null ? null : Object.fromEntries(locales.map((locale) => [locale, addressOf(locale, path)]));
}
