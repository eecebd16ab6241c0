import { type Page, pagesOf, pageWindow } from "#domain/blog/paging.ts";
import type { Locale } from "#domain/language/locale.ts";
import { type BlogArchive, listArchives } from "#src/content/blog-archives.ts";
import { listPosts, type Post, pageIn } from "#src/content/catalogue.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { breadcrumb, crumbOf } from "#src/sections/page/page.props.ts";
import { pageKey } from "#src/sections/page/page-key.ts";
import { categoryCard, companyCard, pageCard } from "#src/sections/page/share-cards.props.ts";
import { authorOf, minutesOf, postSummary } from "#src/sections/posts/post-summary.props.ts";
import { pageHead } from "#src/seo/head.ts";
import { blog as blogThing } from "#src/seo/structured/blog.ts";
import { breadcrumbList } from "#src/seo/structured/breadcrumb-list.ts";
import { shareImage } from "#src/share/share-card.ts";
import { directionOf, locales } from "#src/site/site.ts";
import type { PaginationProps } from "#src/ui/navigation/pagination.tsx";
import type { BlogListProps } from "./blog-list.tsx";
import type { BlogLogProps } from "./blog-log.tsx";
import type { BlogTagsProps } from "./blog-tags.tsx";

type ListInput = {
  locale: Locale;
  archive: BlogArchive;
  /** All archives, for the links from one to another. */
  archives: BlogArchive[];
  page: Page<Post>;
  pageCount: number;
};

/** Every page of every archive in every language: the blog, its categories and its tags. */
export async function eachBlogList() {
  const lists = await Promise.all(
    locales.map(async (locale) => {
      const blog = await pageIn(locale, "blog");
      const archives = listArchives(locale, await listPosts(locale), blog.label);
      return archives.flatMap((archive) => {
        const pages = pagesOf(archive.posts);
        return pages.map(async (page) => {
          const props = await blogListPage({ locale, archive, archives, page, pageCount: pages.length });
          const list = archive.path(page.number).slice(`${paths.blog()}/`.length) || undefined;
          return { params: { locale, list }, props, cacheKey: pageKey(props) };
        });
      });
    }),
  );
  return Promise.all(lists.flat());
}

async function blogListPage({ locale, archive, archives, page, pageCount }: ListInput) {
  const t = messagesIn(locale);
  const path = archive.path(page.number);
  const words = await wordsOfPage({ locale, archive, page });
  const blog = await crumbOf(locale, "blog");
  const archiveCrumb = { label: archive.name, href: addressOf(locale, archive.path(1)) };
  const trail = [...(archive.kind === "all" ? [] : [blog]), ...(page.number === 1 ? [] : [archiveCrumb])];
  const current = page.number === 1 ? archive.name : t("blog.page", { page: String(page.number) });
  const crumbs = await breadcrumb(locale, current, trail);
  return {
    document: {
      locale,
      path,
      subject: archive.kind === "all" ? blog.label : `${blog.label}: ${archive.name}`,
      head: pageHead({
        locale,
        path,
        title: words.title,
        description: words.description,
        image: shareImage(await cardOf(locale, archive)),
      }),
      structured: [breadcrumbList(locale, path, crumbs), blogThing(locale, blog.label, page.items)],
    },
    head: {
      t,
      breadcrumb: crumbs,
      ...(words.label !== undefined && { label: words.label }),
      heading: words.heading,
      // Further pages begin with their articles: what the list is was said on the first.
      ...(page.number === 1
        ? { lead: words.lead, ...(await headFacts({ locale, archive, archives })) }
        : { lead: null, facts: null, log: null }),
    },
    list: await listProps({ locale, archive, archives, page, pageCount }),
    tags: tagsProps(locale, archives, archive),
  };
}

async function cardOf(locale: Locale, { kind, id }: BlogArchive) {
  if (kind === "all") return pageCard(locale, "blog", await pageIn(locale, "blog"));
  return kind === "category" ? categoryCard(locale, id) : companyCard(locale);
}

type HeadInput = Pick<ListInput, "locale" | "archive" | "archives">;

async function headFacts({ locale, archive, archives }: HeadInput) {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  const minutes = await Promise.all(archive.posts.map((post) => minutesOf(locale, post)));
  const [changed = ""] = archive.posts
    .map(({ publishedOn, updatedOn }) => updatedOn ?? publishedOn)
    .sort()
    .reverse();
  return {
    facts:
      archive.posts.length < 2
        ? null
        : {
            count: format.number(archive.posts.length),
            reading: t("blog.minutes", { minutes: minutes.reduce((sum, each) => sum + each, 0) }),
            changed: { iso: changed, shown: format.date(changed) },
          },
    log: isShort(archive) ? null : await logProps({ locale, archive, archives }),
  };
}

/** A single article needs no sheet. */
const isShort = ({ posts }: BlogArchive) => posts.length < 2;

/** So many articles fit on the sheet at the top of a list. */
const MOST_MARKS = 12;

async function logProps({ locale, archive, archives }: HeadInput): Promise<BlogLogProps> {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  const blog = archives.find(({ kind }) => kind === "all") ?? archive;
  const own = new Set(archive.posts);
  // A list that nothing was added to for long is shown alone.
  const newest = blog.posts.slice(0, MOST_MARKS);
  const shown = (newest.some((post) => own.has(post)) ? newest : archive.posts.slice(0, MOST_MARKS)).toReversed();
  const authors = await Promise.all(shown.filter((post) => own.has(post)).map((post) => authorOf(locale, post)));
  const flagOf = async (post: Post) => (own.has(post) ? (await authorOf(locale, post)).flag : null);
  const rows = archives
    .filter(({ kind }) => kind === "category")
    .map(async (category) => ({
      ...topicOf(locale, category, archive),
      marks: await Promise.all(
        category.posts
          .filter((post) => shown.includes(post))
          .map(async (post) => ({ id: post.id, flag: await flagOf(post) })),
      ),
    }));
  const dateOf = (post: Post | undefined) => (post ? format.date(post.publishedOn) : "");
  return {
    t,
    caption: archive.kind === "all" ? t("blog.log") : t("blog.logPart", { name: archive.name }),
    all: {
      ...topicOf(locale, blog, archive),
      name: t("blog.all"),
      from: dateOf(shown[0]),
      to: dateOf(shown.at(-1)),
    },
    rows: await Promise.all(rows),
    columns: shown.map(({ id }) => id),
    authors: [...new Map(authors.map(({ name, flag }) => [name, { name, flag }])).values()],
  };
}

/** Heading, title and description: each page of each list has its own. */
async function wordsOfPage({ locale, archive, page }: Pick<ListInput, "locale" | "archive" | "page">) {
  const t = messagesIn(locale);
  const { name } = archive;
  const range = { ...rangeOf(archive, page), page: String(page.number), name };
  const first = page.number === 1;
  if (archive.kind === "category")
    return {
      label: t("blog.category"),
      heading: name,
      lead: archive.lead,
      title: first ? t("blog.categoryTitle", { name }) : t("blog.categoryPageTitle", range),
      description: first ? archive.lead : t("blog.categoryPageDescription", range),
    };
  if (archive.kind === "tag")
    return {
      label: t("blog.tag"),
      heading: name,
      lead: archive.lead,
      title: first ? t("blog.tagTitle", { name }) : t("blog.tagPageTitle", range),
      description: first ? archive.lead : t("blog.tagPageDescription", range),
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

function rangeOf(archive: BlogArchive, page: Page<Post>) {
  const first = page.items[0];
  const from = (first ? archive.posts.indexOf(first) : 0) + 1;
  return { from: String(from), to: String(from + page.items.length - 1), total: String(archive.posts.length) };
}

async function listProps({ locale, archive, page, pageCount }: ListInput): Promise<BlogListProps> {
  const t = messagesIn(locale);
  const leads = page.number === 1 && archive.posts.length !== 2;
  const [first, ...others] = page.items;
  const posts = await Promise.all((leads ? others : page.items).map((post) => postSummary(locale, post)));
  return {
    t,
    heading: leads ? t("blog.latest") : t("blog.range", rangeOf(archive, page)),
    direction: directionOf(locale),
    lead: leads && first ? { ...(await postSummary(locale, first)), author: await authorOf(locale, first) } : null,
    posts,
    pagination: pageCount > 1 ? paginationProps(locale, { archive, current: page.number, pageCount }) : null,
  };
}

type PaginationInput = { archive: BlogArchive; current: number; pageCount: number };

function paginationProps(locale: Locale, { archive, current, pageCount }: PaginationInput): PaginationProps {
  const t = messagesIn(locale);
  const hrefOf = (page: number) => addressOf(locale, archive.path(page));
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

const topicOf = (locale: Locale, archive: BlogArchive, current: BlogArchive) => ({
  id: `${archive.kind}-${archive.id}`,
  href: addressOf(locale, archive.path(1)),
  name: archive.name,
  count: String(archive.posts.length),
  current: archive === current,
});

/** A topic of one article leads nowhere else; the article itself links to it. */
const FEWEST_POSTS = 2;

function tagsProps(locale: Locale, archives: BlogArchive[], current: BlogArchive): BlogTagsProps {
  const topicsWhere = (isWanted: (archive: BlogArchive) => boolean) =>
    archives.filter(isWanted).map((archive) => topicOf(locale, archive, current));
  return {
    t: messagesIn(locale),
    sections: isShort(current) ? topicsWhere(({ kind }) => kind !== "tag") : [],
    tags: topicsWhere((each) => each.kind === "tag" && (each === current || each.posts.length >= FEWEST_POSTS)),
  };
}
