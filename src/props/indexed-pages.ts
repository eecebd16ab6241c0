import { listApps, listPolicies, listPosts, listServices, listStoreItems } from "#src/content/catalogue.ts";
import { paths } from "#src/i18n/paths.ts";
import type { IndexedPage } from "#src/seo/sitemap.ts";
import { site } from "#src/site/site.ts";

/** Every address search engines should know, without its language; a date where content gives one. */
export async function listIndexedPages(): Promise<IndexedPage[]> {
  const locale = site.defaultLocale;
  const fixed = [
    paths.home(),
    paths.about(),
    paths.team(),
    paths.apps(),
    paths.serial(),
    paths.blog(),
    paths.contact(),
    paths.faq(),
    paths.generator(),
  ];
  return [
    ...fixed.map((path) => ({ path })),
    ...(await listServices(locale)).map(({ url }) => ({ path: url })),
    ...(await listApps(locale)).flatMap(({ id, releasedOn }) => [
      { path: paths.app(id), changedOn: releasedOn },
      { path: paths.store(id) },
    ]),
    ...(await listStoreItems(locale)).map(({ app, id, releasedOn }) => ({
      path: paths.storeItem(app, id),
      changedOn: releasedOn,
    })),
    ...(await listPosts(locale)).map(({ id, publishedOn, updatedOn }) => ({
      path: paths.post(id),
      changedOn: updatedOn ?? publishedOn,
    })),
    ...(await listPolicies(locale)).map(({ id, date }) => ({ path: paths.policy(id), changedOn: date })),
  ];
}
