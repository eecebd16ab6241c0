import type { Locale } from "#domain/language/locale.ts";
import { paths } from "#src/i18n/paths.ts";
import { localeRows, site, siteIn } from "#src/site/site.ts";
import { languageIn, ORGANIZATION_ID, type Thing, urlIn } from "./thing.ts";

const DAYS = {
  sat: "Saturday",
  sun: "Sunday",
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
} as const;

/** The company, as the home page presents it. */
export function organization(locale: Locale): Thing {
  const { brand, contact, hours, social } = siteIn(locale);
  return {
    "@type": "Organization",
    "@id": ORGANIZATION_ID,
    name: brand.name,
    legalName: brand.legalName,
    slogan: brand.tagline,
    url: urlIn(locale, paths.home()),
    logo: `${site.url}/icon-512.png`,
    email: contact.email,
    telephone: contact.phone,
    address: contact.address,
    sameAs: social.filter(({ kind }) => kind === "page" || kind === "network").map(({ url }) => url),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      email: contact.email,
      telephone: contact.phone,
      availableLanguage: localeRows.map(({ iso }) => iso),
      hoursAvailable: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: hours.days.map((day) => DAYS[day]),
        opens: hours.opens,
        closes: hours.closes,
      },
    },
  };
}

/** The site in one language, and how to search it. */
export function webSite(locale: Locale): Thing {
  const { brand } = siteIn(locale);
  return {
    "@type": "WebSite",
    "@id": `${urlIn(locale, paths.home())}#website`,
    name: brand.name,
    description: brand.tagline,
    url: urlIn(locale, paths.home()),
    inLanguage: languageIn(locale),
    publisher: { "@id": ORGANIZATION_ID },
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${urlIn(locale, paths.search())}?q={${QUERY}}`,
      },
      "query-input": `required name=${QUERY}`,
    },
  };
}

/** The placeholder of schema.org for the words searched for. */
const QUERY = "search_term_string";
