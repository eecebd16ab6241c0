import type { Prices } from "#domain/catalogue/price.ts";
import type { Locale } from "#domain/language/locale.ts";
import { paths } from "#src/i18n/paths.ts";
import { aggregateOffer } from "./offers.ts";
import { idOf, languageIn, ORGANIZATION_ID, type Thing, urlIn } from "./thing.ts";

type AppFacts = {
  id: string;
  name: string;
  kind: string;
  summary: string;
  version: string;
  releasedOn: string;
  fileSizeMb: number;
  rating?: { value: number; count: number } | undefined;
  plans: readonly { prices: Prices }[];
};

/** An app; its rating, where there is one, stands on the same page. */
export function softwareApplication(locale: Locale, app: AppFacts, platforms: readonly string[]): Thing {
  const path = paths.app(app.id);
  return {
    "@type": "SoftwareApplication",
    "@id": idOf(locale, path, "app"),
    name: app.name,
    description: app.summary,
    url: urlIn(locale, path),
    inLanguage: languageIn(locale),
    applicationCategory: "BusinessApplication",
    applicationSubCategory: app.kind,
    operatingSystem: platforms.join(", "),
    softwareVersion: app.version,
    datePublished: app.releasedOn,
    fileSize: `${app.fileSizeMb} MB`,
    publisher: { "@id": ORGANIZATION_ID },
    ...(app.rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: app.rating.value.toFixed(1),
        ratingCount: app.rating.count,
        bestRating: 5,
      },
    }),
    offers: aggregateOffer(urlIn(locale, path), app.plans),
  };
}
