import type { Locale } from "#domain/language/locale.ts";
import type { Post } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { postSummary } from "#src/sections/posts/post-summary.props.ts";
import { directionOf } from "#src/site/site.ts";
import type { BlogTeaserProps } from "./blog-teaser.tsx";

type BlogTeaserInput = Pick<BlogTeaserProps, "head" | "tight"> & { posts: Post[] };

export async function blogTeaserProps(
  locale: Locale,
  { head, tight, posts }: BlogTeaserInput,
): Promise<BlogTeaserProps> {
  return {
    t: messagesIn(locale),
    head,
    tight,
    direction: directionOf(locale),
    posts: await Promise.all(posts.map((post) => postSummary(locale, post))),
    blogHref: addressOf(locale, paths.blog()),
  };
}
