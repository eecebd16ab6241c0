import type { Locale } from "#domain/language/locale.ts";
import { listPosts, pageIn } from "#src/content/catalogue.ts";
import { textOf } from "#src/content/texts.ts";
import { paths } from "#src/i18n/paths.ts";
import { authorOf, categoryOf } from "#src/sections/posts/post-summary.props.ts";
import type { Feed } from "#src/seo/feed.ts";
import { languageIn, urlIn } from "#src/seo/structured/thing.ts";
import { painted, paintOf } from "#src/share/paint.ts";
import { siteIn } from "#src/site/site.ts";

/** So many articles are in the feed; readers of a feed have seen the older ones. */
const LATEST = 30;

const day = paintOf("light");

/** Drawings take their colours from the page around them; in a reader there is none. */
const paintedDrawings = (html: string) => html.replace(/<svg\b[\s\S]*?<\/svg>/g, (drawing) => painted(drawing, day));

export async function feedProps(locale: Locale): Promise<Feed> {
  const blog = await pageIn(locale, "blog");
  const posts = (await listPosts(locale)).slice(0, LATEST);
  return {
    title: `${blog.label} · ${siteIn(locale).brand.name}`,
    description: blog.seo.description,
    language: languageIn(locale),
    home: urlIn(locale, paths.blog()),
    self: urlIn(locale, paths.feed()),
    entries: await Promise.all(
      posts.map(async (post) => ({
        title: post.title,
        url: urlIn(locale, paths.post(post.id)),
        summary: post.summary,
        category: categoryOf(locale, post).name,
        author: (await authorOf(locale, post)).name,
        publishedOn: post.publishedOn,
        html: paintedDrawings((await textOf("blog", post.id, locale)).html),
      })),
    ),
  };
}
