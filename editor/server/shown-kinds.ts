import { findKind, type KindSource, type KnownKind } from "#build/entries/kinds.ts";
import { isRecord } from "#build/entries/records.ts";
import { PAGE_IDS, PAGES } from "#domain/site/pages.ts";
import type { KindGroup } from "#editor/contract.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";

type ShownKind = {
  group: KindGroup;
  /** The page that shows an entry best. */
  page: (id: string, data: unknown, services: readonly string[]) => string | null;
};

/** Every kind, in the order in which people look for them. */
const SHOWN_KINDS: Readonly<Record<KnownKind, ShownKind>> = {
  apps: { group: "offers", page: (id) => paths.app(id) },
  storeItems: { group: "offers", page: (id) => paths.storeItem(...twoParts(id)) },
  services: { group: "offers", page: (id) => paths.service(id) },
  posts: { group: "stories", page: (id) => paths.post(id) },
  portfolio: {
    group: "stories",
    page: (_, data) => (isRecord(data) && data["service"] ? paths.service(String(data["service"])) : null),
  },
  testimonials: { group: "stories", page: () => paths.home() },
  team: { group: "stories", page: () => paths.team() },
  home: { group: "pages", page: () => paths.home() },
  about: { group: "pages", page: () => paths.about() },
  features: { group: "pages", page: () => paths.home() },
  process: { group: "pages", page: () => paths.home() },
  // Any service's page has it.
  planner: { group: "pages", page: (_, __, [service]) => (service === undefined ? null : paths.service(service)) },
  generator: { group: "pages", page: () => paths.generator() },
  faq: { group: "pages", page: () => paths.faq() },
  pages: { group: "pages", page: (id) => pageOf(id) },
  policies: { group: "pages", page: (id) => paths.policy(id) },
  pictures: { group: "site", page: () => null },
  screens: { group: "site", page: () => paths.home() },
  navigation: { group: "site", page: () => paths.home() },
  taxonomy: { group: "site", page: () => paths.apps() },
  search: { group: "site", page: () => paths.search() },
  messages: { group: "site", page: () => paths.home() },
  site: { group: "site", page: () => paths.home() },
};

const twoParts = (id: string): [string, string] => {
  const [first = "", second = ""] = id.split("/");
  return [first, second];
};

function pageOf(id: string): string | null {
  const known = PAGE_IDS.find((page) => page === id);
  return known === undefined ? null : PAGES[known].path;
}

const shown = new Map<string, ShownKind>(Object.entries(SHOWN_KINDS));

/** Kinds as the editor lists them. */
export const listShownKinds = (): { kind: KindSource; group: KindGroup }[] =>
  [...shown].flatMap(([id, { group }]) => {
    const kind = findKind(id);
    return kind ? [{ kind, group }] : [];
  });

/** Addresses by language. */
export function pageAddresses(
  kind: string,
  {
    id,
    data,
    locales,
    services,
  }: { id: string; data: unknown; locales: readonly string[]; services: readonly string[] },
): Record<string, string> | null {
  const path = shown.get(kind)?.page(id, data, services) ?? null;
  return path === null ? null : Object.fromEntries(locales.map((locale) => [locale, addressOf(locale, path)]));
}
