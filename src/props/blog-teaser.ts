import type { Locale } from "#domain/locale.ts";
import { readingMinutes } from "#domain/reading-time.ts";
import { POST_MOTIFS } from "#src/art/post-motif.tsx";
import { type Post, taxonomyIn } from "#src/content/catalogue.ts";
import { textOf } from "#src/content/texts.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import type { BlogTeaserProps, TeaserPost } from "#src/sections/blog-teaser.tsx";
import { directionOf } from "#src/site/site.ts";

export async function teaserPost(locale: Locale, post: Post): Promise<TeaserPost> {
  const category = taxonomyIn(locale).postCategories.find(({ id }) => id === post.category);
  const motif = POST_MOTIFS.find((known) => known === category?.motif);
  if (!category || !motif) throw new Error(`content/taxonomy.json: the motif of "${post.category}" has no drawing`);
  const text = await textOf("postTexts", post.id, locale);
  return {
    id: post.id,
    href: addressOf(locale, paths.post(post.id)),
    title: post.title,
    summary: post.summary,
    category: category.name,
    motif,
    date: { iso: post.publishedOn, shown: formatterIn(locale).date(post.publishedOn) },
    readingTime: messagesIn(locale)("blog.readingTime", {
      minutes: readingMinutes(text.words, directionOf(locale)),
    }),
  };
}

type BlogTeaserInput = Pick<BlogTeaserProps, "head"> & { posts: Post[] };

export async function blogTeaserProps(locale: Locale, { head, posts }: BlogTeaserInput): Promise<BlogTeaserProps> {
  return {
    head,
    direction: directionOf(locale),
    posts: await Promise.all(posts.map((post) => teaserPost(locale, post))),
    all: { href: addressOf(locale, paths.blog()), label: messagesIn(locale)("home.allPosts") },
  };
}
