import type { Locale } from "#domain/locale.ts";
import { readingMinutes } from "#domain/reading-time.ts";
import { listPosts, listTeam, type Post, taxonomyIn } from "#src/content/catalogue.ts";
import type { Text } from "#src/content/texts.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { paths } from "#src/i18n/paths.ts";
import { pageHead } from "#src/seo/head.ts";
import { directionOf, locales } from "#src/site/site.ts";
import { breadcrumb, crumbOf } from "./page.ts";

/** Every article in every language. */
export async function eachPost() {
  const pages = await Promise.all(
    locales.map(async (locale) =>
      (await listPosts(locale)).map((post) => ({ params: { locale, post: post.id }, props: { locale, post } })),
    ),
  );
  return pages.flat();
}

export async function postPage(locale: Locale, post: Post, text: Pick<Text, "words">) {
  const t = messagesIn(locale);
  const path = paths.post(post.id);
  const category = taxonomyIn(locale).postCategories.find(({ id }) => id === post.category);
  const author = (await listTeam(locale)).find(({ id }) => id === post.author);
  if (!category || !author) throw new Error(`content/blog/${post.id}/post.json: category or author is unknown`);
  const minutes = readingMinutes(text.words, directionOf(locale));
  return {
    document: {
      locale,
      path,
      subject: post.title,
      head: pageHead({ locale, path, title: post.seoTitle, description: post.summary }),
    },
    intro: {
      breadcrumb: await breadcrumb(locale, post.title, [await crumbOf(locale, "blog", paths.blog())]),
      label: category.name,
      heading: post.title,
      lead: post.summary,
    },
    note: [
      t("blog.by", { name: author.name }),
      t("blog.publishedOn", { date: formatterIn(locale).date(post.publishedOn) }),
      t("blog.readingTime", { minutes }),
    ].join(" · "),
    t,
  };
}
