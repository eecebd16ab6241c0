import type { Locale } from "#domain/language/locale.ts";
import { SEARCH_FIELD_ID } from "#domain/site/constants.ts";
import { type PageRow, pagesWhere } from "#domain/site/pages.ts";
import { listApps, listPolicies, listPosts, listServices, listStoreItems, pageIn } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { crumbOf, simplePage } from "#src/sections/page/page.props.ts";
import { KIND_ICONS } from "./kind-icons.ts";
import type { SearchData } from "./search-data.ts";
import { searchIndexAddress } from "./search-files.props.ts";
import type { SearchPageProps } from "./search-page.tsx";
import { searchTexts } from "./search-texts.props.ts";
import type { SiteMapProps } from "./site-map.tsx";

/** So many articles are in the site map; the blog's own pages list the others. */
const MOST_POSTS = 12;

/** Everything the search page shows, in one language. */
export async function searchProps(locale: Locale) {
  const { document, intro, t } = await simplePage(locale, "search");
  const panel: SearchPageProps = {
    ...(await searchData(locale)),
    fieldId: SEARCH_FIELD_ID,
    siteMap: t("search.siteMap"),
  };
  return { document, intro, panel, noScript: t("search.noScript"), map: await siteMapProps(locale) };
}

/** What the search shows and reads, on its page and in the dialog. */
export async function searchData(locale: Locale): Promise<SearchData> {
  const to = (path: string) => addressOf(locale, path);
  const [page, apps, services, contact] = await Promise.all([
    pageIn(locale, "search"),
    listApps(locale),
    listServices(locale),
    pageIn(locale, "contact"),
  ]);
  return {
    page: to(paths.search()),
    index: await searchIndexAddress(locale),
    title: page.label,
    ...searchTexts(locale),
    suggestions: [
      ...apps.slice(0, 3).map(({ id, name }) => ({ href: to(paths.app(id)), label: name })),
      ...services.slice(0, 2).map(({ url, title }) => ({ href: to(url), label: title })),
      { href: to(paths.contact()), label: contact.label },
    ],
  };
}

async function siteMapProps(locale: Locale): Promise<SiteMapProps> {
  const t = messagesIn(locale);
  const to = (path: string) => addressOf(locale, path);
  const [apps, items, services, posts, policies] = await Promise.all([
    listApps(locale),
    listStoreItems(locale),
    listServices(locale),
    listPosts(locale),
    listPolicies(locale),
  ]);
  const listed = (group: PageRow["siteMap"]) =>
    Promise.all(pagesWhere(({ siteMap }) => siteMap === group).map((id) => crumbOf(locale, id)));
  return {
    groups: [
      {
        icon: KIND_ICONS.page,
        title: t("search.kinds.page"),
        links: [
          ...(await listed("page")),
          ...policies.map(({ id, heading }) => ({ href: to(paths.policy(id)), label: heading })),
        ],
      },
      {
        icon: KIND_ICONS.service,
        title: t("search.kinds.service"),
        links: services.map(({ url, title }) => ({ href: to(url), label: title })),
      },
      {
        icon: KIND_ICONS.app,
        title: t("search.kinds.app"),
        links: [
          ...(await listed("app")),
          ...apps.map(({ id, name, kind }) => ({ href: to(paths.app(id)), label: `${name}: ${kind}` })),
        ],
      },
      {
        icon: KIND_ICONS.item,
        title: t("search.kinds.item"),
        links: items.map(({ app, id, name }) => ({ href: to(paths.storeItem(app, id)), label: name })),
      },
      {
        icon: KIND_ICONS.post,
        title: t("search.kinds.post"),
        links: [
          ...(await listed("post")),
          ...posts.slice(0, MOST_POSTS).map(({ id, title }) => ({ href: to(paths.post(id)), label: title })),
        ],
      },
    ],
  };
}
