import { PERIODS } from "#domain/catalogue/periods-and-tiers.ts";
import type { Prices } from "#domain/catalogue/price.ts";
import { site } from "#src/site/site.ts";
import { plainPrice, type Thing } from "./thing.ts";

/** From the cheapest plan to the dearest; what is sold is not delivered, so there is nothing to be out of stock. */
export function aggregateOffer(url: string, plans: readonly { prices: Prices }[]): Thing {
  const prices = plans.flatMap((plan) => PERIODS.map((period) => plan.prices[period]));
  return {
    "@type": "AggregateOffer",
    url,
    priceCurrency: site.currency,
    lowPrice: plainPrice(Math.min(...prices)),
    highPrice: plainPrice(Math.max(...prices)),
    offerCount: prices.length,
    availability: "https://schema.org/InStock",
  };
}
