import { type Page, pagesOf, pageWindow } from "#domain/blog/paging.ts";
import type { Locale } from "#domain/language/locale.ts";
import { type BlogShelf, listShelves } from "#src/content/blog-shelves.ts";
import { listPosts, type Post, pageIn } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { breadcrumb, crumbOf } from "#src/sections/page/page.props.ts";
import { pageKey } from "#src/sections/page/page-key.ts";
import { categoryCard, companyCard, pageCard } from "#src/sections/page/share-cards.props.ts";
import { authorOf, postSummary } from "#src/sections/posts/post-summary.props.ts";
import { pageHead } from "#src/seo/head.ts";
import { blog as blogThing } from "#src/seo/structured/blog.ts";
import { breadcrumbList } from "#src/seo/structured/breadcrumb-list.ts";
import { shareImage } from "#src/share/share-card.ts";
import { directionOf, locales } from "#src/site/site.ts";
import type { PaginationProps } from "#src/ui/navigation/pagination.tsx";
import type { BlogListProps } from "./blog-list.tsx";
import type { BlogTagsProps, BlogTopicsProps } from "./blog-topics.tsx";

type ListInput = {
  locale: Locale;
  shelf: BlogShelf;
  /** All lists there are, for the ways from one to another. */
  shelves: BlogShelf[];
  page: Page<Post>;
  pageCount: number;
};

/** Every page of every list in every language: the blog, its categories and its tags. */
export async function eachBlogList() {
  const lists = await Promise.all(
    locales.map(async (locale) => {
      const blog = await pageIn(locale, "blog");
      const shelves = listShelves(locale, await listPosts(locale), blog.label);
      return shelves.flatMap((shelf) => {
        const pages = pagesOf(shelf.posts);
        return pages.map(async (page) => {
          const props = await blogListPage({ locale, shelf, shelves, page, pageCount: pages.length });
          const list = shelf.path(page.number).slice(`${paths.blog()}/`.length) || undefined;
          return { params: { locale, list }, props, cacheKey: pageKey(props) };
        });
      });
    }),
  );
  return Promise.all(lists.flat());
}

async function blogListPage({ locale, shelf, shelves, page, pageCount }: ListInput) {
  const t = messagesIn(locale);
  const path = shelf.path(page.number);
  const words = await wordsOfPage({ locale, shelf, page });
  const blog = await crumbOf(locale, "blog");
  const shelfCrumb = { label: shelf.name, href: addressOf(locale, shelf.path(1)) };
  const trail = [...(shelf.kind === "all" ? [] : [blog]), ...(page.number === 1 ? [] : [shelfCrumb])];
  const current = page.number === 1 ? shelf.name : t("blog.page", { page: String(page.number) });
  const crumbs = await breadcrumb(locale, current, trail);
  return {
    document: {
      locale,
      path,
      subject: words.heading,
      head: pageHead({
        locale,
        path,
        title: words.title,
        description: words.description,
        image: shareImage(await cardOf(locale, shelf)),
      }),
      structured: [breadcrumbList(locale, path, crumbs), blogThing(locale, blog.label, page.items)],
    },
    intro: {
      breadcrumb: crumbs,
      ...(words.label !== undefined && { label: words.label }),
      heading: words.heading,
      lead: words.lead,
    },
    topics: topicsProps(locale, shelves, shelf),
    list: await listProps({ locale, shelf, shelves, page, pageCount }),
    tags: tagsProps(locale, shelves, shelf),
  };
}

async function cardOf(locale: Locale, { kind, id }: BlogShelf) {
  if (kind === "all") return pageCard(locale, "blog", await pageIn(locale, "blog"));
  return kind === "category" ? categoryCard(locale, id) : companyCard(locale);
}

/** Heading, title and description: each page of each list has its own. */
async function wordsOfPage({ locale, shelf, page }: Pick<ListInput, "locale" | "shelf" | "page">) {
  const t = messagesIn(locale);
  const { name } = shelf;
  const range = { ...rangeOf(shelf, page), page: String(page.number), name };
  const first = page.number === 1;
  if (shelf.kind === "category")
    return {
      label: t("blog.category"),
      heading: name,
      lead: shelf.lead,
      title: first ? t("blog.categoryTitle", { name }) : t("blog.categoryPageTitle", range),
      description: first ? shelf.lead : t("blog.categoryPageDescription", range),
    };
  if (shelf.kind === "tag")
    return {
      label: t("blog.tag"),
      heading: name,
      lead: t("blog.tagLead", { count: shelf.posts.length }),
      title: first ? t("blog.tagTitle", { name }) : t("blog.tagPageTitle", range),
      description: first ? t("blog.tagDescription", { name }) : t("blog.tagPageDescription", range),
    };
  const blog = await pageIn(locale, "blog");
  return {
    label: undefined,
    heading: blog.heading,
    lead: blog.lead,
    title: first ? blog.seo.title : t("blog.pageTitle", range),
    description: first ? blog.seo.description : t("blog.pageDescription", range),
  };
}

function rangeOf(shelf: BlogShelf, page: Page<Post>) {
  const first = page.items[0];
  const from = (first ? shelf.posts.indexOf(first) : 0) + 1;
  return { from: String(from), to: String(from + page.items.length - 1), total: String(shelf.posts.length) };
}

async function listProps({ locale, shelf, page, pageCount }: ListInput): Promise<BlogListProps> {
  const t = messagesIn(locale);
  const leads = page.number === 1;
  const [first, ...others] = page.items;
  const posts = await Promise.all((leads ? others : page.items).map((post) => postSummary(locale, post)));
  return {
    t,
    heading: leads ? t("blog.latest") : t("blog.range", rangeOf(shelf, page)),
    direction: directionOf(locale),
    lead: leads && first ? { ...(await postSummary(locale, first)), author: await authorOf(locale, first) } : null,
    posts,
    pagination: pageCount > 1 ? paginationProps(locale, { shelf, current: page.number, pageCount }) : null,
  };
}

type PaginationInput = { shelf: BlogShelf; current: number; pageCount: number };

function paginationProps(locale: Locale, { shelf, current, pageCount }: PaginationInput): PaginationProps {
  const t = messagesIn(locale);
  const hrefOf = (page: number) => addressOf(locale, shelf.path(page));
  return {
    label: t("blog.pages"),
    current,
    pages: pageWindow(current, pageCount).map((page) =>
      page === null ? null : { number: page, href: hrefOf(page), label: t("blog.page", { page: String(page) }) },
    ),
    previous: current > 1 ? { href: hrefOf(current - 1), label: t("blog.previousPage") } : null,
    next: current < pageCount ? { href: hrefOf(current + 1), label: t("blog.nextPage") } : null,
  };
}

const topicOf = (locale: Locale, shelf: BlogShelf, current: BlogShelf) => ({
  id: `${shelf.kind}-${shelf.id}`,
  href: addressOf(locale, shelf.path(1)),
  name: shelf.name,
  count: String(shelf.posts.length),
  current: shelf === current,
});

function topicsProps(locale: Locale, shelves: BlogShelf[], current: BlogShelf): BlogTopicsProps {
  const t = messagesIn(locale);
  return {
    t,
    topics: shelves
      .filter(({ kind }) => kind !== "tag")
      .map((shelf) => ({
        ...topicOf(locale, shelf, current),
        ...(shelf.kind === "all" && { name: t("blog.all") }),
      })),
  };
}

function tagsProps(locale: Locale, shelves: BlogShelf[], current: BlogShelf): BlogTagsProps {
  return {
    t: messagesIn(locale),
    tags: shelves.filter(({ kind }) => kind === "tag").map((shelf) => topicOf(locale, shelf, current)),
  };
}
