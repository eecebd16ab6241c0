import { type CollectionEntry, type CollectionKey, getCollection } from "astro:content";
import featuresFile from "#content/features.json";
import homeFile from "#content/home.json";
import plannerFile from "#content/planner.json";
import processFile from "#content/process.json";
import searchFile from "#content/search.json";
import taxonomyFile from "#content/taxonomy.json";
import {
  featuresFileSchema,
  plannerFileSchema,
  processFileSchema,
  searchFileSchema,
  taxonomyFileSchema,
} from "#domain/company/company.ts";
import type { Locale } from "#domain/language/locale.ts";
import type { InLocale } from "#domain/language/localized.ts";
import { wallClock } from "#domain/planner/calendar.ts";
import { homeFileSchema, shownSections } from "#domain/site/home.ts";
import type { HomeSection } from "#domain/site/home-sections.ts";
import type { PageId } from "#domain/site/pages.ts";
import { parseFile } from "#src/site/parse-file.ts";
import { localize, localized, site } from "#src/site/site.ts";
import { memoizeInBuild } from "./memoize-in-build.ts";

/** Reads a collection in one language. Everything a page shows comes through here. */
function lister<C extends CollectionKey>(
  collection: C,
  order: (a: InLocale<CollectionEntry<C>["data"]>, b: InLocale<CollectionEntry<C>["data"]>) => number,
) {
  return memoizeInBuild(async (locale: Locale) => {
    const entries = await getCollection(collection);
    return entries.map(({ data }) => localize<CollectionEntry<C>["data"]>(data, locale)).sort(order);
  });
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

export type App = InLocale<CollectionEntry<"apps">["data"]>;
export type Service = InLocale<CollectionEntry<"services">["data"]>;
export type Post = InLocale<CollectionEntry<"posts">["data"]>;
export type StoreItem = InLocale<CollectionEntry<"storeItems">["data"]> & { app: string };
export type Page = InLocale<CollectionEntry<"pages">["data"]>;
export type Policy = InLocale<CollectionEntry<"policies">["data"]> & { id: string };

export const listApps = lister("apps", byOrder);
const listAllServices = lister("services", byOrder);

/** Those that are not hidden. */
export const listServices = memoizeInBuild(async (locale: Locale) =>
  (await listAllServices(locale)).filter(({ hidden }) => !hidden),
);
export const listCases = lister("portfolio", byOrder);
export const listTeam = lister("team", byOrder);
export const listTestimonials = lister("testimonials", byOrder);
const listAllPosts = lister("posts", (a, b) => b.publishedOn.localeCompare(a.publishedOn));

/** Newest first. Those of a later day wait for it, except where somebody writes: `npm run dev` and the editor show them. */
export const listPosts = memoizeInBuild(async (locale: Locale): Promise<Post[]> => {
  const posts = await listAllPosts(locale);
  const today = wallClock(new Date(), site.hours.timeZone).date;
  return import.meta.env.DEV ? posts : posts.filter(({ publishedOn }) => publishedOn <= today);
});

export const listStoreItems = memoizeInBuild(async (locale: Locale): Promise<StoreItem[]> => {
  const entries = await getCollection("storeItems");
  return entries.map(({ id, data }) => ({ ...localize(data, locale), app: id.split("/")[0] ?? id })).sort(byOrder);
});

export const listPolicies = memoizeInBuild(async (locale: Locale): Promise<Policy[]> => {
  const entries = await getCollection("policies");
  return entries.map(({ id, data }) => ({ ...localize(data, locale), id }));
});

const pagesIn = memoizeInBuild(async (locale: Locale) => {
  const entries = await getCollection("pages");
  return new Map<string, Page>(entries.map(({ id, data }) => [id, localize(data, locale)]));
});

export async function pageIn(locale: Locale, id: PageId): Promise<Page> {
  const page = (await pagesIn(locale)).get(id);
  if (!page) throw new Error(`content/pages/${id}.json is missing`);
  return page;
}

const taxonomy = parseFile("taxonomy.json", taxonomyFile, () => taxonomyFileSchema(localized));
const features = parseFile("features.json", featuresFile, () => featuresFileSchema(localized));
const process = parseFile("process.json", processFile, () => processFileSchema(localized));
const planner = parseFile("planner.json", plannerFile, () => plannerFileSchema(localized));
const search = parseFile("search.json", searchFile, () => searchFileSchema(localized));

const home = parseFile("home.json", homeFile, () => homeFileSchema(localized));

export const homeIn = (locale: Locale) => localize(home, locale);
/** The sections that the home page shows, in its order. */
export const homeSections: readonly HomeSection[] = shownSections(home);
export const taxonomyIn = (locale: Locale) => localize(taxonomy, locale);
export const featuresIn = (locale: Locale) => localize(features, locale).features;
export const processIn = (locale: Locale) => localize(process, locale).steps;
export const plannerIn = (locale: Locale) => localize(planner, locale);
/** Lines of words that visitors use for the same thing. */
export const synonymsIn = (locale: Locale): string[] => localize(search, locale).synonyms;
