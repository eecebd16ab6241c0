import type { Locale } from "#domain/language/locale.ts";
import type { App } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { directionOf, site } from "#src/site/site.ts";

type Figure = { value: string; label: string };

/** Of all apps that people have rated, each counted once; nothing before anybody has. */
export function averageRating(locale: Locale, apps: readonly App[]): Figure[] {
  const ratings = apps.flatMap(({ rating }) => rating?.value ?? []);
  if (ratings.length === 0) return [];
  const sum = ratings.reduce((total, value) => total + value, 0);
  return [{ value: (sum / ratings.length).toFixed(1), label: messagesIn(locale)("home.rating") }];
}

/** What the company says of itself in numbers, as the home page shows it. */
export function companyFigures(locale: Locale, apps: readonly App[]): Figure[] {
  const t = messagesIn(locale);
  const { projects, clients } = site.claims;
  const atLeast = (value: number) => (directionOf(locale) === "rtl" ? `+${value}` : `${value}+`);
  return [
    { value: atLeast(projects.atLeast), label: t("home.projects", { count: projects.atLeast }) },
    { value: atLeast(clients.atLeast), label: t("home.clients", { count: clients.atLeast }) },
    ...averageRating(locale, apps),
  ];
}
