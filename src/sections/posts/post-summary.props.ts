import type { Locale } from "#domain/language/locale.ts";
import { readingMinutes } from "#domain/text/reading-time.ts";
import { POST_MOTIFS, type PostMotifKind } from "#src/art/motifs/post-motif.tsx";
import { listTeam, type Post, taxonomyIn } from "#src/content/catalogue.ts";
import { photoIn } from "#src/content/pictures.ts";
import { wordsIn } from "#src/content/texts.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { directionOf } from "#src/site/site.ts";
import type { ArticleCoverImage } from "./article-cover.tsx";
import type { PostSummary } from "./post-card.tsx";

/** Different backgrounds a category's covers can have: enough to tell them apart, few enough to draw once. */
const WATERS = 24;

function seedOf(id: string): number {
  const sum = [...id].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9973, 7);
  return 71 + (sum % WATERS) * 7;
}

/** The category of an article, with its drawing. */
export function categoryOf(locale: Locale, post: Pick<Post, "category">) {
  const category = taxonomyIn(locale).postCategories.find(({ id }) => id === post.category);
  const motif = POST_MOTIFS.find((known) => known === category?.motif);
  if (!category || !motif) throw new Error(`content/taxonomy.json: the motif of "${post.category}" has no drawing`);
  return { ...category, motif };
}

/** The drawing of an article: the same wherever it appears. */
export function motifOf(locale: Locale, post: Pick<Post, "id" | "category">): { motif: PostMotifKind; seed: number } {
  return { motif: categoryOf(locale, post).motif, seed: seedOf(post.id) };
}

export async function coverOf(locale: Locale, post: Post): Promise<ArticleCoverImage> {
  return {
    ...motifOf(locale, post),
    photo: post.cover ? await photoIn(`blog/${post.id}`, post.cover) : null,
  };
}

export async function authorOf(locale: Locale, post: Post) {
  const author = (await listTeam(locale)).find(({ id }) => id === post.author);
  if (!author)
    throw new Error(`content/blog/${post.id}/post.json: there is no author "${post.author}" in content/team`);
  return { name: author.name, role: author.role, flag: author.flag };
}

export async function readingTimeOf(locale: Locale, post: Post): Promise<string> {
  const minutes = readingMinutes(await wordsIn({ collection: "postTexts", id: post.id, locale }), directionOf(locale));
  return messagesIn(locale)("blog.readingTime", { minutes });
}

export async function postSummary(locale: Locale, post: Post): Promise<PostSummary> {
  return {
    id: post.id,
    href: addressOf(locale, paths.post(post.id)),
    title: post.title,
    summary: post.summary,
    category: categoryOf(locale, post).name,
    cover: await coverOf(locale, post),
    date: { iso: post.publishedOn, shown: formatterIn(locale).date(post.publishedOn) },
    readingTime: await readingTimeOf(locale, post),
  };
}
