import { listApps, listPolicies, listPosts, listServices, listStoreItems } from "#src/content/catalogue.ts";
import { paths } from "#src/i18n/paths.ts";
import { site } from "#src/site/site.ts";

/** One address of each kind, without its language: together they show every section of the site. */
export async function listGalleryPages(): Promise<string[]> {
  const locale = site.defaultLocale;
  const [[app], [item], [post], [service], [policy]] = await Promise.all([
    listApps(locale),
    listStoreItems(locale),
    listPosts(locale),
    listServices(locale),
    listPolicies(locale),
  ]);
  return [
    paths.home(),
    paths.about(),
    paths.team(),
    ...(service ? [service.url] : []),
    paths.apps(),
    ...(app ? [paths.app(app.id), paths.store(app.id)] : []),
    ...(item ? [paths.storeItem(item.app, item.id)] : []),
    paths.serial(),
    paths.blog(),
    ...(post ? [paths.post(post.id)] : []),
    paths.faq(),
    paths.contact(),
    paths.generator(),
    paths["coming-soon"](),
    ...(policy ? [paths.policy(policy.id)] : []),
  ];
}
