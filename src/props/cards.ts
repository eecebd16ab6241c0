import type { Locale } from "#domain/locale.ts";
import type { App, Service, StoreItem } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import type { CardListProps } from "#src/sections/card-list.tsx";

type Card = CardListProps["cards"][number];

/** Entries as cards that lead to their own pages. */
export const appCard = (locale: Locale, app: App): Card => ({
  href: addressOf(locale, paths.app(app.id)),
  title: app.name,
  meta: app.kind,
  text: app.tagline,
});

export const serviceCard = (locale: Locale, service: Service): Card => ({
  href: addressOf(locale, service.url),
  title: service.title,
  text: service.body,
});

export const storeItemCard = (locale: Locale, item: StoreItem): Card => ({
  href: addressOf(locale, paths.storeItem(item.app, item.id)),
  title: item.name,
  meta: messagesIn(locale)(`apps.kinds.${item.kind}`),
  text: item.summary,
});
