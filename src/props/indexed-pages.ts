import type { PageId } from "#domain/page.ts";
import { pagesOf } from "#domain/paging.ts";
import {
  listApps,
  listPolicies,
  listPosts,
  listServices,
  listStoreItems,
  type Post,
  pageIn,
} from "#src/content/catalogue.ts";
import { pagePaths, paths } from "#src/i18n/paths.ts";
import type { IndexedPage } from "#src/seo/sitemap.ts";
import { site } from "#src/site/site.ts";
import { listShelves } from "./blog-shelves.ts";

const changedOn = ({ publishedOn, updatedOn }: Post) => updatedOn ?? publishedOn;

/** Pages of one address each; those of the blog are listed with the articles they list. */
const FIXED = ["home", "about", "team", "apps", "serial", "contact", "faq", "generator"] as const satisfies PageId[];

/** Every address search engines should know, without its language; a date where content gives one. */
export async function listIndexedPages(): Promise<IndexedPage[]> {
  const locale = site.defaultLocale;
  const posts = await listPosts(locale);
  const blog = await pageIn(locale, "blog");
  return [
    ...FIXED.map((id) => ({ path: pagePaths[id] })),
    ...(await listServices(locale)).map(({ url }) => ({ path: url })),
    ...(await listApps(locale)).flatMap(({ id, releasedOn }) => [
      { path: paths.app(id), changedOn: releasedOn },
      { path: paths.store(id) },
    ]),
    ...(await listStoreItems(locale)).map(({ app, id, releasedOn }) => ({
      path: paths.storeItem(app, id),
      changedOn: releasedOn,
    })),
    ...posts.map((post) => ({ path: paths.post(post.id), changedOn: changedOn(post) })),
    // A page of a list changes with the newest change of what it lists.
    ...listShelves(locale, posts, blog.label).flatMap((shelf) =>
      pagesOf(shelf.posts).map((page) => ({
        path: shelf.path(page.number),
        ...(page.items.length > 0 && { changedOn: page.items.map(changedOn).sort().at(-1) }),
      })),
    ),
    ...(await listPolicies(locale)).map(({ id, date }) => ({ path: paths.policy(id), changedOn: date })),
  ];
}
