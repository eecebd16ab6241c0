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
} from "#domain/company.ts";
import { homeFileSchema } from "#domain/home.ts";
import type { Locale } from "#domain/locale.ts";
import type { InLocale } from "#domain/localized.ts";
import type { PageId } from "#domain/page.ts";
import { parseFile } from "#src/site/parse-file.ts";
import { localize, localized } from "#src/site/site.ts";

/** Reads a collection in one language. Everything a page shows comes through here. */
async function listIn<C extends CollectionKey>(
  collection: C,
  locale: Locale,
): Promise<InLocale<CollectionEntry<C>["data"]>[]> {
  const entries = await getCollection(collection);
  return entries.map(({ data }) => localize<CollectionEntry<C>["data"]>(data, locale));
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

export type App = InLocale<CollectionEntry<"apps">["data"]>;
export type Service = InLocale<CollectionEntry<"services">["data"]>;
export type Post = InLocale<CollectionEntry<"posts">["data"]>;
export type StoreItem = InLocale<CollectionEntry<"storeItems">["data"]> & { app: string };
export type Page = InLocale<CollectionEntry<"pages">["data"]>;
export type Policy = InLocale<CollectionEntry<"policies">["data"]> & { id: string };

export const listApps = async (locale: Locale) => (await listIn("apps", locale)).sort(byOrder);
export const listServices = async (locale: Locale) => (await listIn("services", locale)).sort(byOrder);
export const listCases = async (locale: Locale) => (await listIn("portfolio", locale)).sort(byOrder);
export const listTeam = async (locale: Locale) => (await listIn("team", locale)).sort(byOrder);
export const listTestimonials = async (locale: Locale) => (await listIn("testimonials", locale)).sort(byOrder);

/** Newest first. */
export async function listPosts(locale: Locale): Promise<Post[]> {
  return (await listIn("posts", locale)).sort((a, b) => b.publishedOn.localeCompare(a.publishedOn));
}

export async function listStoreItems(locale: Locale): Promise<StoreItem[]> {
  const entries = await getCollection("storeItems");
  return entries.map(({ id, data }) => ({ ...localize(data, locale), app: id.split("/")[0] ?? id })).sort(byOrder);
}

export async function listPolicies(locale: Locale): Promise<Policy[]> {
  const entries = await getCollection("policies");
  return entries.map(({ id, data }) => ({ ...localize(data, locale), id }));
}

export async function pageIn(locale: Locale, id: PageId): Promise<Page> {
  const page = (await getCollection("pages")).find((entry) => entry.id === id);
  if (!page) throw new Error(`content/pages/${id}.json is missing`);
  return localize(page.data, locale);
}

const taxonomy = parseFile("taxonomy.json", taxonomyFile, () => taxonomyFileSchema(localized));
const features = parseFile("features.json", featuresFile, () => featuresFileSchema(localized));
const process = parseFile("process.json", processFile, () => processFileSchema(localized));
const planner = parseFile("planner.json", plannerFile, () => plannerFileSchema(localized));
const search = parseFile("search.json", searchFile, () => searchFileSchema(localized));

const home = parseFile("home.json", homeFile, () => homeFileSchema(localized));

export const homeIn = (locale: Locale) => localize(home, locale);
export const taxonomyIn = (locale: Locale) => localize(taxonomy, locale);
export const featuresIn = (locale: Locale) => localize(features, locale).features;
export const processIn = (locale: Locale) => localize(process, locale).steps;
export const plannerIn = (locale: Locale) => localize(planner, locale);
/** Groups of words that visitors use for the same thing. */
export const wordsAlikeIn = (locale: Locale): string[] => localize(search, locale).alike;
