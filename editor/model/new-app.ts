import { type ContentFolder, listIds } from "#build/entries/content-folder.ts";
import { readIfParsable } from "#build/entries/entries.ts";
import type { KindSource } from "#build/entries/kinds.ts";
import { isRecord } from "#build/entries/records.ts";
import { seoSchema } from "#domain/site/page.ts";

const FIRST_VERSION = "1.0.0";

type NewApp = { name: string; summary: string; locale: string; today: string };

/**
 * What a new app begins with, where it can be known: its first version, the languages of the site, the service
 * where all apps have the same, the flagship beside it, and for search engines the words that were given.
 */
export function newAppValues(contentFolder: ContentFolder, kind: KindSource, { name, summary, locale, today }: NewApp) {
  const { locales } = contentFolder;
  const inOneLanguage = (words: string) =>
    Object.fromEntries(locales.map((code) => [code, code === locale ? words : ""]));
  const apps = listIds(contentFolder, kind).flatMap((id) => {
    const data = readIfParsable(contentFolder, kind, id)?.data;
    return isRecord(data) ? [{ id, order: Number(data["order"]), service: String(data["service"]) }] : [];
  });
  const services = [...new Set(apps.map(({ service }) => service))];
  const [flagship] = apps.toSorted((a, b) => a.order - b.order);
  const { shape } = seoSchema(contentFolder.localized);
  const fits = (field: "title" | "description", words: string) =>
    shape[field].safeParse(Object.fromEntries(locales.map((code) => [code, words]))).success ? words : "";
  const notes = inOneLanguage("");
  return {
    version: FIRST_VERSION,
    changelog: [{ version: FIRST_VERSION, date: today, notes: [notes] }],
    languages: locales.filter((code) => code.length === 2),
    // Where they differ, a guess would look like a decision.
    service: services.length === 1 ? services[0] : "",
    related: [flagship?.id ?? ""],
    seo: { title: inOneLanguage(fits("title", name)), description: inOneLanguage(fits("description", summary)) },
  };
}
