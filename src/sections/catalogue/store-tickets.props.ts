import type { Locale } from "#domain/language/locale.ts";
import { type App, listStoreItems, type StoreItem } from "#src/content/catalogue.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { namedScreen } from "#src/screens/screen-picture.ts";
import { priceFrom } from "./plans.props.ts";
import type { StoreTeaserProps } from "./store-teaser.tsx";

export async function itemsOf(locale: Locale, app: App): Promise<StoreItem[]> {
  return (await listStoreItems(locale)).filter((item) => item.app === app.id);
}

export function ticketsProps(
  locale: Locale,
  app: App,
  items: readonly StoreItem[],
): Omit<StoreTeaserProps, "head" | "all"> {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  return {
    t,
    app: app.id,
    tickets: items.map((item) => ({
      id: item.id,
      href: addressOf(locale, paths.storeItem(app.id, item.id)),
      kind: item.kind,
      name: item.name,
      summary: item.summary,
      meta: [item.version, t("apps.megabytes", { size: format.number(item.fileSizeMb) })],
      price: priceFrom(locale, item.plans),
      picture: item.picture === undefined ? null : namedScreen(item.picture, locale),
    })),
  };
}
