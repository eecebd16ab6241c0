import type { Locale } from "#domain/language/locale.ts";
import { SEARCH_FIELD_ID } from "#domain/site/constants.ts";
import { type PageRow, pagesWhere } from "#domain/site/pages.ts";
import { listApps, listPolicies, listPosts, listServices, listStoreItems, pageIn } from "#src/content/catalogue.ts";
import { faqIn } from "#src/content/faq.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { crumbOf, simplePage } from "#src/sections/page/page.props.ts";
import { postSummary } from "#src/sections/posts/post-summary.props.ts";
import { directionOf } from "#src/site/site.ts";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import type { SearchData } from "./data/search-data.ts";
import { searchIndexAddress } from "./data/search-files.props.ts";
import { searchTexts } from "./data/search-texts.props.ts";
import { KIND_ICONS } from "./kind-icons.ts";
import type { SearchPageProps } from "./search-page.tsx";
import type { SearchStartProps } from "./search-start.tsx";
import type { SiteMapProps } from "./site-map.tsx";

/** So many articles are in the site map; the blog's own pages list the others. */
const MOST_POSTS = 12;

/** Stands for the words that are searched for, which only the browser knows. */
const QUERY = "{query}";

/** Everything the search page shows, in one language. */
export async function searchProps(locale: Locale) {
  const { document, intro, t } = await simplePage(locale, "search");
  const [before = "", after = ""] = t("search.resultsOf", { query: QUERY }).split(QUERY);
  const panel: SearchPageProps = {
    ...(await searchData(locale)),
    fieldId: SEARCH_FIELD_ID,
    heading: intro.heading,
    lead: intro.lead,
    resultsOf: [before, after],
    noScript: t("search.noScript"),
    siteMap: t("search.siteMap"),
  };
  return {
    document,
    breadcrumb: intro.breadcrumb,
    panel,
    start: await startProps(locale),
    map: await siteMapProps(locale),
  };
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

/** So many articles are shown before a search. */
const START_POSTS = 4;

const SERVICE_ICONS: Readonly<Partial<Record<string, IconName>>> = {
  mobile: "smartphone",
  desktop: "monitor",
  website: "globe",
  plugin: "plug",
};

/** The first question of a group is the one that is asked most. */
async function startProps(locale: Locale): Promise<SearchStartProps> {
  const t = messagesIn(locale);
  const to = (path: string) => addressOf(locale, path);
  const [apps, services, posts] = await Promise.all([listApps(locale), listServices(locale), listPosts(locale)]);
  return {
    direction: directionOf(locale),
    apps: {
      title: t("search.start.apps"),
      apps: apps.map(({ id, name, kind }) => ({ id, href: to(paths.app(id)), name, kind })),
    },
    questions: {
      title: t("search.start.questions"),
      links: faqIn(locale).groups.flatMap(({ questions }) =>
        questions.slice(0, 1).map(({ id, question }) => ({ href: `${to(paths.faq())}#${id}`, label: question })),
      ),
      all: { href: to(paths.faq()), label: t("search.start.allQuestions") },
    },
    posts: {
      title: t("search.start.posts"),
      posts: await Promise.all(posts.slice(0, START_POSTS).map((post) => postSummary(locale, post))),
      all: { href: to(paths.blog()), label: t("search.start.allPosts") },
    },
    places: {
      title: t("search.start.places"),
      links: [
        ...services.map(({ id, url, title }) => ({
          href: to(url),
          label: title,
          icon: SERVICE_ICONS[id] ?? KIND_ICONS.service,
        })),
        { ...(await crumbOf(locale, "serial")), icon: "key-round" },
        { ...(await crumbOf(locale, "generator")), icon: "image" },
        { ...(await crumbOf(locale, "contact")), icon: "mail" },
      ],
    },
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
