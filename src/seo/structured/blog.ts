import type { Locale } from "#domain/language/locale.ts";
import { paths } from "#src/i18n/paths.ts";
import { idOf, languageIn, ORGANIZATION_ID, type Thing, urlIn } from "./thing.ts";

type PostFacts = { id: string; title: string; summary: string; publishedOn: string; updatedOn?: string | undefined };

export function blog(locale: Locale, name: string, posts: readonly PostFacts[]): Thing {
  return {
    "@type": "Blog",
    "@id": idOf(locale, paths.blog(), "blog"),
    name,
    url: urlIn(locale, paths.blog()),
    inLanguage: languageIn(locale),
    publisher: { "@id": ORGANIZATION_ID },
    blogPost: posts.map((post) => ({
      "@type": "BlogPosting",
      "@id": idOf(locale, paths.post(post.id), "article"),
      headline: post.title,
      url: urlIn(locale, paths.post(post.id)),
      datePublished: post.publishedOn,
    })),
  };
}

type Article = { author: string; category: string; tags: readonly string[]; words: number };

export function blogPosting(locale: Locale, post: PostFacts, { author, category, tags, words }: Article): Thing {
  const path = paths.post(post.id);
  return {
    "@type": "BlogPosting",
    "@id": idOf(locale, path, "article"),
    headline: post.title,
    description: post.summary,
    url: urlIn(locale, path),
    mainEntityOfPage: urlIn(locale, path),
    inLanguage: languageIn(locale),
    datePublished: post.publishedOn,
    dateModified: post.updatedOn ?? post.publishedOn,
    author: { "@type": "Person", name: author, url: urlIn(locale, paths.team()) },
    publisher: { "@id": ORGANIZATION_ID },
    isPartOf: { "@id": idOf(locale, paths.blog(), "blog") },
    articleSection: category,
    keywords: tags.join(", "),
    wordCount: words,
  };
}
