import type { Locale } from "#domain/locale.ts";
import { type App, listApps, listStoreItems, type StoreItem } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { pageHead } from "#src/seo/head.ts";
import { locales } from "#src/site/site.ts";
import type { Crumb } from "#src/ui/breadcrumb.tsx";
import { breadcrumb, crumbOf } from "./page.ts";

async function trailTo(locale: Locale, app: App): Promise<Crumb[]> {
  return [await crumbOf(locale, "apps", paths.apps()), { label: app.name, href: addressOf(locale, paths.app(app.id)) }];
}

export async function storePage(locale: Locale, app: App) {
  const t = messagesIn(locale);
  const path = paths.store(app.id);
  const heading = t("apps.store", { name: app.name });
  return {
    document: {
      locale,
      path,
      subject: heading,
      head: pageHead({
        locale,
        path,
        title: `${heading}: ${app.kind}`,
        description: t("apps.storeDescription", { name: app.name }),
      }),
    },
    intro: {
      breadcrumb: await breadcrumb(locale, heading, await trailTo(locale, app)),
      heading,
      lead: t("apps.storeLead", { name: app.name }),
    },
    t,
  };
}

/** Every store item of every app, in every language. */
export async function eachStoreItem() {
  const pages = await Promise.all(
    locales.map(async (locale) => {
      const apps = new Map((await listApps(locale)).map((app) => [app.id, app]));
      return (await listStoreItems(locale)).map((item) => {
        const app = apps.get(item.app);
        if (!app) throw new Error(`content/apps/${item.app}/app.json is missing, but it has a store`);
        return { params: { locale, app: app.id, item: item.id }, props: { locale, app, item } };
      });
    }),
  );
  return pages.flat();
}

export async function storeItemPage(locale: Locale, app: App, item: StoreItem) {
  const t = messagesIn(locale);
  const path = paths.storeItem(app.id, item.id);
  const store = { label: t("apps.store", { name: app.name }), href: addressOf(locale, paths.store(app.id)) };
  return {
    document: { locale, path, subject: item.name, head: pageHead({ locale, path, ...item.seo }) },
    intro: {
      breadcrumb: await breadcrumb(locale, item.name, [...(await trailTo(locale, app)), store]),
      label: t(`apps.kinds.${item.kind}`),
      heading: item.name,
      lead: item.summary,
    },
    t,
    to: (target: string) => addressOf(locale, target),
  };
}
