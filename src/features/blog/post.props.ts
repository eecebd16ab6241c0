import { relatedAmong } from "#domain/blog/related-posts.ts";
import type { Locale } from "#domain/language/locale.ts";
import { listApps, listPosts, type Post, taxonomyIn } from "#src/content/catalogue.ts";
import { sourcesOf, textOf, wordsIn } from "#src/content/texts.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { absoluteUrl, addressOf, paths } from "#src/i18n/paths.ts";
import { breadcrumb, crumbOf } from "#src/sections/page/page.props.ts";
import { pageKey } from "#src/sections/page/page-key.ts";
import { postCard } from "#src/sections/page/share-cards.props.ts";
import { authorOf, categoryOf, coverOf, postSummary, readingTimeOf } from "#src/sections/posts/post-summary.props.ts";
import { type HeadImage, pageHead } from "#src/seo/head.ts";
import { blogPosting } from "#src/seo/structured/blog.ts";
import { breadcrumbList } from "#src/seo/structured/breadcrumb-list.ts";
import { shareImage } from "#src/share/share-card.ts";
import { directionOf, locales, site } from "#src/site/site.ts";
import type { PostBodyProps } from "./post-body.tsx";
import type { PostFootProps } from "./post-foot.tsx";
import type { PostHeadProps } from "./post-head.tsx";
import type { PostNextProps } from "./post-next.tsx";

const RELATED_COUNT = 3;

/** All a page shows of articles besides its own text: what is not in here would be missing in the key of the page. */
type PostInput = { locale: Locale; post: Post; image: HeadImage; next: PostNextProps };

/** Every article in every language, with its neighbours and related articles. */
export async function eachPost() {
  const pages = await Promise.all(
    locales.map(async (locale) => {
      const posts = await listPosts(locale);
      const relatedTo = relatedAmong(posts, RELATED_COUNT);
      return Promise.all(
        posts.map(async (post, index) => {
          const props: PostInput = {
            locale,
            post,
            image: shareImage(await postCard(locale, post)),
            next: await nextProps(locale, {
              newer: posts[index - 1] ?? null,
              older: posts[index + 1] ?? null,
              related: relatedTo(post),
            }),
          };
          const cacheKey = pageKey(props, await sourcesOf("blog", post.id));
          return { params: { locale, post: post.id }, props, cacheKey };
        }),
      );
    }),
  );
  return pages.flat();
}

export async function postPage({ locale, post, image, next }: PostInput) {
  const path = paths.post(post.id);
  const head = await headProps(locale, post);
  const body = await bodyProps(locale, post);
  const article = {
    author: head.author.name,
    category: head.category.name,
    tags: body.foot.tags.map(({ name }) => name),
    words: await wordsIn({ folder: "blog", id: post.id, locale }),
  };
  const seo = pageHead({
    locale,
    path,
    title: post.seoTitle,
    description: post.summary,
    image,
    article: {
      publishedOn: post.publishedOn,
      updatedOn: post.updatedOn,
      section: article.category,
      tags: article.tags,
    },
  });
  return {
    document: {
      locale,
      path,
      subject: post.title,
      head: seo,
      structured: [breadcrumbList(locale, path, head.breadcrumb), blogPosting(locale, post, article)],
    },
    head,
    body: { ...body, address: seo.canonical ?? undefined },
    next,
  };
}

async function headProps(locale: Locale, post: Post): Promise<PostHeadProps> {
  const { date } = formatterIn(locale);
  const category = categoryOf(locale, post);
  const categoryLink = { name: category.name, href: addressOf(locale, paths.blogCategory(category.id)) };
  const { updatedOn } = post;
  return {
    t: messagesIn(locale),
    breadcrumb: await breadcrumb(locale, post.title, [
      await crumbOf(locale, "blog"),
      { label: categoryLink.name, href: categoryLink.href },
    ]),
    title: post.title,
    direction: directionOf(locale),
    cover: await coverOf(locale, post),
    category: categoryLink,
    author: { ...(await authorOf(locale, post)), href: addressOf(locale, paths.team()) },
    published: { iso: post.publishedOn, shown: date(post.publishedOn) },
    updated: updatedOn ? { iso: updatedOn, shown: date(updatedOn) } : null,
    readingTime: await readingTimeOf(locale, post),
  };
}

async function bodyProps(locale: Locale, post: Post): Promise<Omit<PostBodyProps, "address">> {
  const text = await textOf("blog", post.id, locale);
  return {
    t: messagesIn(locale),
    html: text.html,
    headings: text.headings,
    foot: await footProps(locale, post),
  };
}

async function footProps(locale: Locale, post: Post): Promise<PostBodyProps["foot"]> {
  const tags = taxonomyIn(locale).tags;
  const app = (await listApps(locale)).find(({ id }) => id === post.app);
  return {
    tags: post.tags.map((id) => ({
      id,
      href: addressOf(locale, paths.blogTag(id)),
      name: tags.find((tag) => tag.id === id)?.name ?? id,
    })),
    app: app ? { href: addressOf(locale, paths.app(app.id)), name: app.name, tagline: app.tagline } : null,
    share: shareProps(locale, post),
  };
}

/** Plain links: nothing of these services is loaded before one of them is followed. */
function shareProps(locale: Locale, post: Post): PostFootProps["share"] {
  const url = absoluteUrl(site.url, addressOf(locale, paths.post(post.id)));
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString().replaceAll("+", "%20");
  const whatsapp = `https://api.whatsapp.com/send?${query({ text: `${post.title}\n${url}` })}`;
  const x = `https://x.com/intent/post?${query({ text: post.title, url })}`;
  const linkedin = `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`;
  return {
    url,
    services: [
      { id: "whatsapp", icon: "whatsapp", href: whatsapp },
      { id: "x", icon: "x-social", href: x },
      { id: "linkedin", icon: "linkedin", href: linkedin },
    ],
  };
}

type Beside = { older: Post | null; newer: Post | null; related: Post[] };

async function nextProps(locale: Locale, { older, newer, related }: Beside): Promise<PostNextProps> {
  const neighbour = (post: Post | null) => post && { href: addressOf(locale, paths.post(post.id)), title: post.title };
  return {
    t: messagesIn(locale),
    direction: directionOf(locale),
    previous: neighbour(older),
    next: neighbour(newer),
    related: await Promise.all(related.map((other) => postSummary(locale, other))),
  };
}
