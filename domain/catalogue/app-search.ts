import { matchesSearch } from "#domain/search/search-text.ts";

/*
 * Runs in the visitor's browser as part of the list of apps, so it does not import the schema library:
 * the query string is read by comparing it with what may be chosen.
 */

/** The data of an app that the list filters and sorts by. */
export type AppFacts = {
  id: string;
  /** Everything a visitor may type to find it. */
  words: string;
  category: string;
  platforms: readonly string[];
  service: string;
  hasFreePlan: boolean;
  /** In minor units; null where everything is free. */
  monthlyFrom: number | null;
  rating: number;
  downloads: number;
  releasedOn: string;
};

export const APP_CHOICES = ["category", "platform", "service", "price", "sort"] as const;
export type AppChoice = (typeof APP_CHOICES)[number];

export const APP_PRICES = ["free", "paid"] as const;

/** The first one is the order of the list as it was sent. */
export const APP_SORTS = ["recommended", "downloads", "rating", "newest", "price"] as const;

/** The filter of a visitor. An empty text is "any"; no sort is the list's own order. */
export type AppFilter = { q: string } & Record<AppChoice, string>;

export const NO_FILTER: AppFilter = { q: "", category: "", platform: "", service: "", price: "", sort: "" };

const MAX_QUERY_LENGTH = 80;

/** Reads a query string. A value that cannot be chosen counts as none. */
export function filterFrom(
  params: URLSearchParams,
  allowed: Readonly<Record<AppChoice, readonly string[]>>,
): AppFilter {
  const filter = { ...NO_FILTER, q: (params.get("q") ?? "").slice(0, MAX_QUERY_LENGTH) };
  for (const choice of APP_CHOICES) {
    const asked = params.get(choice) ?? "";
    if (allowed[choice].includes(asked)) filter[choice] = asked;
  }
  return filter;
}

/** The query string of a filter; parameters of others stay in it. */
export function withFilter(params: URLSearchParams, filter: AppFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ ...filter, q: filter.q.trim() }))
    if (value === "") next.delete(name);
    else next.set(name, value);
  return next;
}

export function isFiltered({ sort: _, ...filters }: AppFilter): boolean {
  return Object.values(filters).some((value) => value.trim() !== "");
}

/** The apps that match, sorted. Equal ones keep the order of the list. */
export function findApps(apps: readonly AppFacts[], filter: AppFilter): AppFacts[] {
  const found = apps.filter(
    (app) =>
      (filter.category === "" || app.category === filter.category) &&
      (filter.platform === "" || app.platforms.includes(filter.platform)) &&
      (filter.service === "" || app.service === filter.service) &&
      (filter.price === "" || app.hasFreePlan === (filter.price === "free")) &&
      matchesSearch(app.words, filter.q),
  );
  switch (filter.sort) {
    case "downloads":
      return found.sort((a, b) => b.downloads - a.downloads);
    case "rating":
      return found.sort((a, b) => b.rating - a.rating);
    case "newest":
      return found.sort((a, b) => b.releasedOn.localeCompare(a.releasedOn));
    case "price":
      return found.sort((a, b) => (a.monthlyFrom ?? 0) - (b.monthlyFrom ?? 0));
    default:
      return found;
  }
}
