import type { Locale } from "#domain/language/locale.ts";
import { paths } from "#src/i18n/paths.ts";
import { languageIn, ORGANIZATION_ID, type Thing, urlIn } from "./thing.ts";

type PageFacts = { path: string; name: string; description: string };

/** What every page of a kind of its own says of itself. */
function page(type: string, locale: Locale, { path, name, description }: PageFacts): Thing {
  return {
    "@type": type,
    name,
    description,
    url: urlIn(locale, path),
    inLanguage: languageIn(locale),
    publisher: { "@id": ORGANIZATION_ID },
  };
}

export const contactPage = (locale: Locale, facts: PageFacts): Thing => ({
  ...page("ContactPage", locale, facts),
  mainEntity: { "@id": ORGANIZATION_ID },
});

export const aboutPage = (locale: Locale, facts: PageFacts): Thing => ({
  ...page("AboutPage", locale, facts),
  mainEntity: { "@id": ORGANIZATION_ID },
});

export function person(locale: Locale, { name, role }: { name: string; role: string }): Thing {
  return {
    "@type": "Person",
    name,
    jobTitle: role,
    worksFor: { "@id": ORGANIZATION_ID },
    url: urlIn(locale, paths.team()),
  };
}

export const faqPage = (
  locale: Locale,
  path: string,
  questions: readonly { question: string; answer: string }[],
): Thing => ({
  "@type": "FAQPage",
  url: urlIn(locale, path),
  inLanguage: languageIn(locale),
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

export const service = (locale: Locale, facts: PageFacts): Thing => ({
  "@type": "Service",
  name: facts.name,
  description: facts.description,
  serviceType: facts.name,
  url: urlIn(locale, facts.path),
  provider: { "@id": ORGANIZATION_ID },
});

/** The tool runs in the browser and costs nothing. */
export const webApplication = (locale: Locale, facts: PageFacts): Thing => ({
  ...page("WebApplication", locale, facts),
  applicationCategory: "DesignApplication",
  operatingSystem: "Any",
  browserRequirements: "JavaScript",
  isAccessibleForFree: true,
});
