import { assignMotifs, hashOf, type PostMotifKind } from "#domain/blog/post-motif.ts";
import type { Locale } from "#domain/language/locale.ts";
import { readingMinutes } from "#domain/text/reading-time.ts";
import { listPosts, listTeam, type Post, taxonomyIn } from "#src/content/catalogue.ts";
import { memoizeInBuild } from "#src/content/memoize-in-build.ts";
import { photoIn } from "#src/content/pictures.ts";
import { wordsIn } from "#src/content/texts.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { coverPictureFiles } from "#src/pictures/cover-picture.tsx";
import type { PicturePair } from "#src/pictures/picture-file.ts";
import { directionOf } from "#src/site/site.ts";
import type { ArticleCoverImage } from "./article-cover.tsx";
import type { PostSummary } from "./post-card.tsx";

/** Different grounds a motif can stand on: enough to tell covers apart, few enough to draw once. */
const GROUNDS = 24;

/** Where a motif stands: the same for an id wherever it appears. */
const seedOf = (id: string) => 71 + (hashOf(id) % GROUNDS) * 7;

export function categoryOf(locale: Locale, post: Pick<Post, "category">) {
  const category = taxonomyIn(locale).postCategories.find(({ id }) => id === post.category);
  if (!category) throw new Error(`content/taxonomy.json: there is no category "${post.category}"`);
  return category;
}

type CoverDrawing = { motif: PostMotifKind; seed: number };

export function categoryDrawing(locale: Locale, id: string): CoverDrawing {
  return { motif: categoryOf(locale, { category: id }).motif, seed: seedOf(id) };
}

const motifsIn = memoizeInBuild(async (locale: Locale) => assignMotifs(await listPosts(locale)));

export async function postDrawing(locale: Locale, { id, category }: Post): Promise<CoverDrawing> {
  const motif = (await motifsIn(locale)).get(id);
  return motif ? { motif, seed: seedOf(id) } : categoryDrawing(locale, category);
}

export async function coverOf(locale: Locale, post: Post): Promise<ArticleCoverImage> {
  return {
    ...(await postDrawing(locale, post)),
    photo: post.cover ? await photoIn(locale, post.cover) : null,
  };
}

/** The drawing of a small cover, by day and by night. */
export async function coverFiles(locale: Locale, post: Post): Promise<PicturePair> {
  return coverPictureFiles({ ...(await postDrawing(locale, post)), direction: directionOf(locale), quiet: true });
}

export async function authorOf(locale: Locale, post: Post) {
  const author = (await listTeam(locale)).find(({ id }) => id === post.author);
  if (!author)
    throw new Error(`content/blog/${post.id}/post.json: there is no author "${post.author}" in content/team`);
  return { name: author.name, role: author.role, flag: author.flag };
}

export async function minutesOf(locale: Locale, post: Post): Promise<number> {
  return readingMinutes(await wordsIn({ folder: "blog", id: post.id, locale }), directionOf(locale));
}

export async function readingTimeOf(locale: Locale, post: Post): Promise<string> {
  return messagesIn(locale)("blog.readingTime", { minutes: await minutesOf(locale, post) });
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
