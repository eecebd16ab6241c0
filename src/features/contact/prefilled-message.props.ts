import type { Locale } from "#domain/language/locale.ts";
import { listApps, listServices, listStoreItems, taxonomyIn } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { absoluteUrl, addressOf } from "#src/i18n/paths.ts";
import { plannedService, planWords } from "#src/sections/services/planner.props.ts";
import { site } from "#src/site/site.ts";
import type { PrefillFacts } from "./prefilled-message.ts";

/** What the contact form needs to prefill its message: everything the query of a link can name, and the words for it. */
export async function prefillFacts(locale: Locale): Promise<PrefillFacts> {
  const t = messagesIn(locale);
  const [services, apps, items] = await Promise.all([listServices(locale), listApps(locale), listStoreItems(locale)]);
  const planned = services.map((service) => ({
    ...plannedService(locale, service),
    url: absoluteUrl(site.url, addressOf(locale, service.url)),
  }));
  return {
    timeZone: site.hours.timeZone,
    services: planned,
    words: planWords(locale, planned),
    apps: Object.fromEntries(apps.map(({ id, name }) => [id, name])),
    items: Object.fromEntries(items.map(({ id, name, app }) => [id, { name, app }])),
    platforms: Object.fromEntries(taxonomyIn(locale).platforms.map(({ id, name }) => [id, name])),
    openings: {
      app: t("contact.opening.app", { app: "{app}" }),
      item: t("contact.opening.item", { item: "{item}", app: "{app}" }),
      platform: t("contact.opening.platform", { app: "{app}", platform: "{platform}" }),
    },
  };
}
