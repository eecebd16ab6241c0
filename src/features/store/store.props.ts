import { STORE_ITEM_KINDS } from "#domain/catalogue/store-item.ts";
import type { Locale } from "#domain/language/locale.ts";
import type { App } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import type { AppContactProps } from "#src/sections/catalogue/app-contact.tsx";
import { keyRequestHref } from "#src/sections/catalogue/plans.props.ts";
import type { StoreIntroProps } from "#src/sections/catalogue/store-intro.tsx";
import { itemsOf, ticketsProps } from "#src/sections/catalogue/store-tickets.props.ts";
import { breadcrumb, crumbOf } from "#src/sections/page/page.props.ts";
import { appCard } from "#src/sections/page/share-cards.props.ts";
import { pageHead } from "#src/seo/head.ts";
import { breadcrumbList } from "#src/seo/structured/breadcrumb-list.ts";
import { shareImage } from "#src/share/share-card.ts";
import { directionOf } from "#src/site/site.ts";
import type { Crumb } from "#src/ui/navigation/breadcrumb.tsx";
import type { StoreItemListProps } from "./store-item-list.tsx";

/** From the list of apps down to one of them. */
export async function trailTo(locale: Locale, app: App): Promise<Crumb[]> {
  return [await crumbOf(locale, "apps"), { label: app.name, href: addressOf(locale, paths.app(app.id)) }];
}

/** Everything the page of an app's store shows. */
export async function storeProps(locale: Locale, app: App) {
  const t = messagesIn(locale);
  const path = paths.store(app.id);
  const heading = t("apps.store", { name: app.name });
  const items = await itemsOf(locale, app);

  const crumbs = await breadcrumb(locale, heading, await trailTo(locale, app));
  const intro: StoreIntroProps = {
    breadcrumb: crumbs,
    direction: directionOf(locale),
    shown: { app: app.id },
    heading,
    lead: t("apps.storeLead", { name: app.name }),
  };

  const list: StoreItemListProps = {
    ...ticketsProps(locale, app, items),
    t,
    kinds: STORE_ITEM_KINDS.map((kind) => ({
      kind,
      count: items.filter((item) => item.kind === kind).length,
    })).filter(({ count }) => count > 0),
  };

  const key: AppContactProps = {
    title: t("item.key.title"),
    text: t("item.key.text"),
    actions: [
      { href: keyRequestHref(locale, { app: app.id }), label: t("apps.requestKey") },
      { href: addressOf(locale, paths.app(app.id)), label: t("apps.backToApp", { name: app.name }) },
    ],
  };

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
        image: shareImage(appCard(locale, app)),
      }),
      structured: [breadcrumbList(locale, path, crumbs)],
    },
    intro,
    list,
    key,
  };
}
