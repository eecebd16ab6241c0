/**
 * The registry of pages that have an address of their own. A page is one row here, its words in
 * `content/pages/<id>.json` and its file in `src/pages/[locale]`; everything that lists pages reads the row.
 * Pages made from entries of content (apps, articles, services, policies) are listed by their readers in src/content.
 */
export type PageRow = {
  /** Address without its language; "" is home. */
  path: string;
  /** Search engines may list it: it stands in sitemap.xml and carries a canonical address. Others answer "noindex". */
  sitemap: boolean;
  /** The site search finds it. */
  search: boolean;
  /** Listed in llms.txt. */
  llms: boolean;
  /** The service worker fetches it ahead, for readers without a network. */
  precache: boolean;
  /** Group of the list of the whole site, on the search page. */
  siteMap?: "page" | "app" | "post";
  /** Drawing on the picture it is shared with. */
  shareCard: "screens" | "emblem";
};

const LISTED = { sitemap: true, search: true, llms: true, precache: false, shareCard: "emblem" } as const;
const UNLISTED = { sitemap: false, search: false, llms: false, precache: false, shareCard: "emblem" } as const;

/** In the order in which lists of pages show them. */
export const PAGES = {
  home: { ...LISTED, path: "", search: false, precache: true, shareCard: "screens" },
  team: { ...LISTED, path: "/about/team", llms: false, siteMap: "page" },
  about: { ...LISTED, path: "/about", siteMap: "page" },
  blog: { ...LISTED, path: "/bloger", siteMap: "post" },
  apps: { ...LISTED, path: "/apps", precache: true, siteMap: "app" },
  faq: { ...LISTED, path: "/faq", precache: true, siteMap: "page" },
  contact: { ...LISTED, path: "/contact", siteMap: "page" },
  serial: { ...LISTED, path: "/apps/serial", llms: false, siteMap: "page" },
  generator: {
    ...LISTED,
    path: "/social-media-generator",
    llms: false,
    precache: true,
    siteMap: "page",
  },
  "coming-soon": { ...UNLISTED, path: "/utils/coming-soon", search: true, siteMap: "page" },
  "mail-link": { ...UNLISTED, path: "/utils/mail-link" },
  search: { ...UNLISTED, path: "/search" },
  offline: { ...UNLISTED, path: "/offline" },
} as const satisfies Readonly<Record<string, PageRow>>;

export type PageId = keyof typeof PAGES;

export const PAGE_IDS = Object.keys(PAGES) as PageId[];

/** The pages of which something holds, in the order of the registry. */
export const pagesWhere = (holds: (page: PageRow) => boolean): PageId[] => PAGE_IDS.filter((id) => holds(PAGES[id]));

/** Content names pages by text. */
export function asPageId(name: string): PageId {
  const id = PAGE_IDS.find((known) => known === name);
  if (!id) throw new Error(`there is no page "${name}" in domain/site/pages.ts`);
  return id;
}
