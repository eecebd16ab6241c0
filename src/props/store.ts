import type { Locale } from "#domain/locale.ts";
import { STORE_ITEM_KINDS } from "#domain/store-item.ts";
import { type App, listStoreItems, type StoreItem } from "#src/content/catalogue.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import type { AppContactProps } from "#src/sections/app-contact.tsx";
import type { StoreIntroProps } from "#src/sections/store-intro.tsx";
import type { StoreShelfProps } from "#src/sections/store-shelf.tsx";
import type { StoreTicketsProps } from "#src/sections/store-tickets.tsx";
import { pageHead } from "#src/seo/head.ts";
import { breadcrumbList } from "#src/seo/structured/breadcrumb-list.ts";
import { shareImage } from "#src/share/share-card.ts";
import { directionOf } from "#src/site/site.ts";
import type { Crumb } from "#src/ui/breadcrumb.tsx";
import { priceFrom } from "./app-list.ts";
import { breadcrumb, crumbOf } from "./page.ts";
import { keyRequestHref } from "./plans.ts";
import { appCard } from "./share-cards.ts";

/** From the list of apps down to one of them. */
export async function trailTo(locale: Locale, app: App): Promise<Crumb[]> {
  return [await crumbOf(locale, "apps"), { label: app.name, href: addressOf(locale, paths.app(app.id)) }];
}

export async function itemsOf(locale: Locale, app: App): Promise<StoreItem[]> {
  return (await listStoreItems(locale)).filter((item) => item.app === app.id);
}

export function ticketsProps(locale: Locale, app: App, items: readonly StoreItem[]): StoreTicketsProps {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  return {
    app: app.id,
    labels: { view: t("apps.view"), free: t("plans.free") },
    tickets: items.map((item) => ({
      id: item.id,
      href: addressOf(locale, paths.storeItem(app.id, item.id)),
      kind: item.kind,
      kindName: t(`apps.kinds.${item.kind}`),
      name: item.name,
      summary: item.summary,
      meta: [item.version, t("apps.megabytes", { size: format.number(item.fileSizeMb) })],
      price: priceFrom(locale, item.plans),
    })),
  };
}

/** Everything the page of an app's shelf shows. */
export async function storeProps(locale: Locale, app: App) {
  const t = messagesIn(locale);
  const path = paths.store(app.id);
  const heading = t("apps.store", { name: app.name });
  const items = await itemsOf(locale, app);
  const kinds = STORE_ITEM_KINDS.filter((kind) => items.some((item) => item.kind === kind));

  const crumbs = await breadcrumb(locale, heading, await trailTo(locale, app));
  const intro: StoreIntroProps = {
    breadcrumb: crumbs,
    direction: directionOf(locale),
    apps: [app.id],
    heading,
    lead: t("apps.storeLead", { name: app.name }),
  };

  const shelf: StoreShelfProps = {
    ...ticketsProps(locale, app, items),
    heading: t("apps.items", { count: items.length }),
    filter: {
      label: t("apps.kindFilter"),
      options: [
        { value: "all", label: t("apps.filter.all"), count: items.length },
        ...kinds.map((kind) => ({
          value: kind,
          label: t(`apps.kindsMany.${kind}`),
          count: items.filter((item) => item.kind === kind).length,
        })),
      ],
    },
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
    shelf,
    key,
  };
}
