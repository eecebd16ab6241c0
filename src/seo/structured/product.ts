import type { Prices } from "#domain/catalogue/price.ts";
import type { Locale } from "#domain/language/locale.ts";
import { paths } from "#src/i18n/paths.ts";
import { siteIn } from "#src/site/site.ts";
import { aggregateOffer } from "./offers.ts";
import { idOf, type Thing, urlIn } from "./thing.ts";

type ItemFacts = { id: string; app: string; name: string; summary: string; plans: readonly { prices: Prices }[] };

/** An item of an app's store. */
export function product(locale: Locale, item: ItemFacts): Thing {
  const path = paths.storeItem(item.app, item.id);
  return {
    "@type": "Product",
    "@id": idOf(locale, path, "product"),
    name: item.name,
    description: item.summary,
    url: urlIn(locale, path),
    sku: item.id,
    brand: { "@type": "Brand", name: siteIn(locale).brand.name },
    isRelatedTo: { "@id": idOf(locale, paths.app(item.app), "app") },
    offers: aggregateOffer(urlIn(locale, path), item.plans),
  };
}
