import { PERIODS, TIERS } from "#domain/catalogue/periods-and-tiers.ts";
import type { Locale } from "#domain/language/locale.ts";
import { listApps, listServices, listStoreItems, taxonomyIn } from "#src/content/catalogue.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { absoluteUrl, addressOf } from "#src/i18n/paths.ts";
import { textsByKey } from "#src/i18n/texts-by-key.ts";
import { plannedService, planWords } from "#src/sections/services/planner.props.ts";
import { site } from "#src/site/site.ts";
import type { PrefillFacts, Prices } from "./prefilled-message.ts";

/** Filled in the browser. */
const ordered = { app: "{app}", plan: "{plan}", period: "{period}", price: "{price}" };

/** What the contact form needs to prefill its message: everything the query of a link can name, and the words for it. */
export async function prefillFacts(locale: Locale): Promise<PrefillFacts> {
  const t = messagesIn(locale);
  const [services, apps, items] = await Promise.all([listServices(locale), listApps(locale), listStoreItems(locale)]);
  const format = formatterIn(locale);
  const pricesOf = (plans: (typeof apps)[number]["plans"]): Prices =>
    Object.fromEntries(
      plans
        .filter(({ tier }) => tier !== "free")
        .map(({ tier, prices }) => [tier, textsByKey(PERIODS, (period) => format.price(prices[period]))]),
    );
  const planned = services.map((service) => ({
    ...plannedService(locale, service),
    url: absoluteUrl(site.url, addressOf(locale, service.url)),
  }));
  return {
    timeZone: site.hours.timeZone,
    services: planned,
    words: planWords(locale, planned),
    apps: Object.fromEntries(apps.map(({ id, name, plans }) => [id, { name, prices: pricesOf(plans) }])),
    items: Object.fromEntries(items.map(({ id, name, app, plans }) => [id, { name, app, prices: pricesOf(plans) }])),
    plans: textsByKey(TIERS, (tier) => t(`plans.${tier}`)),
    periods: textsByKey(PERIODS, (period) => t(`plans.${period}`)),
    platforms: Object.fromEntries(taxonomyIn(locale).platforms.map(({ id, name }) => [id, name])),
    openings: {
      app: t("contact.opening.app", { app: "{app}" }),
      item: t("contact.opening.item", { item: "{item}", app: "{app}" }),
      platform: t("contact.opening.platform", { app: "{app}", platform: "{platform}" }),
      order: t("contact.opening.order", ordered),
      orderItem: t("contact.opening.orderItem", { ...ordered, item: "{item}" }),
    },
  };
}
