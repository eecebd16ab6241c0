import type { Locale } from "#domain/language/locale.ts";
import { paths } from "#src/i18n/paths.ts";
import { type Post, taxonomyIn } from "./catalogue.ts";

type ArchiveBase = {
  id: string;
  name: string;
  /** Newest first. */
  posts: Post[];
  /** Address of one of its pages, without the language. */
  path: (page: number) => string;
};

/** A list of articles with an address of its own. */
export type BlogArchive = ArchiveBase & ({ kind: "all" } | { kind: "category" | "tag"; lead: string });

/** The blog, then each category and each tag that has articles. */
export function listArchives(locale: Locale, posts: Post[], blogName: string): BlogArchive[] {
  const { postCategories, tags } = taxonomyIn(locale);
  const archives: BlogArchive[] = [
    { kind: "all", id: "all", name: blogName, posts, path: (page) => paths.blog(page) },
    ...postCategories.map(
      ({ id, name, lead }): BlogArchive => ({
        kind: "category",
        id,
        name,
        lead,
        posts: posts.filter(({ category }) => category === id),
        path: (page) => paths.blogCategory(id, page),
      }),
    ),
    ...tags.map(
      ({ id, name, lead }): BlogArchive => ({
        kind: "tag",
        id,
        name,
        lead,
        posts: posts.filter((post) => post.tags.includes(id)),
        path: (page) => paths.blogTag(id, page),
      }),
    ),
  ];
  return archives.filter(({ kind, posts: found }) => kind === "all" || found.length > 0);
}
