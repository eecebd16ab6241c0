import { pagesOf } from "#domain/blog/paging.ts";
import { PAGES, type PageId, pagesWhere } from "#domain/site/pages.ts";
import { listArchives } from "#src/content/blog-archives.ts";
import {
  listApps,
  listPolicies,
  listPosts,
  listServices,
  listStoreItems,
  type Post,
  pageIn,
} from "#src/content/catalogue.ts";
import { paths } from "#src/i18n/paths.ts";
import { site } from "#src/site/site.ts";
import type { IndexedPage } from "./sitemap.ts";

/** The last of days; none where there are none. */
const newest = (days: readonly string[]): string | undefined => [...days].sort().at(-1);
const changedOn = ({ publishedOn, updatedOn }: Post) => updatedOn ?? publishedOn;

/** Those of the blog are listed with the articles they list. */
const FIXED = pagesWhere(({ sitemap }) => sitemap).filter((id) => id !== "blog");

/** Every address search engines should know, without its language; a date where content gives one. */
export async function listIndexedPages(): Promise<IndexedPage[]> {
  const locale = site.defaultLocale;
  const posts = await listPosts(locale);
  const blog = await pageIn(locale, "blog");
  const apps = await listApps(locale);
  const items = await listStoreItems(locale);
  const released = (list: readonly { releasedOn: string }[]) => newest(list.map(({ releasedOn }) => releasedOn));
  /** Lists among the fixed pages: as new as what they show. */
  const lists: Partial<Record<PageId, string | undefined>> = {
    home: newest([released(apps) ?? "", ...posts.map(changedOn)]),
    apps: released(apps),
  };
  return [
    ...(await Promise.all(
      FIXED.map(async (id) => {
        const { updatedOn = "" } = await pageIn(locale, id);
        return { path: PAGES[id].path, changedOn: newest([updatedOn, lists[id] ?? ""]) || undefined };
      }),
    )),
    ...(await listServices(locale)).map(({ url, updatedOn }) => ({ path: url, changedOn: updatedOn })),
    ...apps.flatMap(({ id, releasedOn }) => [
      { path: paths.app(id), changedOn: releasedOn },
      { path: paths.store(id), changedOn: released(items.filter(({ app }) => app === id)) },
    ]),
    ...items.map(({ app, id, releasedOn }) => ({
      path: paths.storeItem(app, id),
      changedOn: releasedOn,
    })),
    ...posts.map((post) => ({ path: paths.post(post.id), changedOn: changedOn(post) })),
    // A page of a list changes with the newest change of what it lists.
    ...listArchives(locale, posts, blog.label).flatMap((archive) =>
      pagesOf(archive.posts).map((page) => ({
        path: archive.path(page.number),
        changedOn: newest(page.items.map(changedOn)),
      })),
    ),
    ...(await listPolicies(locale)).map(({ id, date }) => ({ path: paths.policy(id), changedOn: date })),
  ];
}
