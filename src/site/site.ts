import file from "#content/site.json";
import { activeLocales, type Direction, type Locale, type LocaleRow } from "#domain/language/locale.ts";
import { type InLocale, inLocale, localizerOf } from "#domain/language/localized.ts";
import { type Site, siteSchemaOf } from "#domain/site/site.ts";
import { parseFile } from "./parse-file.ts";

/** The company, as content/site.json tells it, with what the environment overrides at build. */
export const site: Site = readSite();

function readSite(): Site {
  const parsed = parseFile("site.json", file, siteSchemaOf);
  const { SITE_URL, API_BASE_URL, LOGIN_URL } = import.meta.env;
  return {
    ...parsed,
    url: (SITE_URL ?? parsed.url).replace(/\/$/, ""),
    api: { baseUrl: API_BASE_URL ?? parsed.api.baseUrl },
    login: { url: LOGIN_URL ?? parsed.login.url },
  };
}

export const localeRows: readonly LocaleRow[] = activeLocales(site.locales);
export const locales: readonly Locale[] = localeRows.map((row) => row.code);
export const localized = localizerOf(locales);

export function localeRow(locale: Locale): LocaleRow {
  const row = localeRows.find(({ code }) => code === locale);
  if (!row) throw new Error(`content/site.json: "${locale}" is not an active locale`);
  return row;
}

export function directionOf(locale: Locale): Direction {
  return localeRow(locale).dir;
}

/** A cache: pages use the same entries many times. */
const inLocales = new Map<Locale, WeakMap<object, unknown>>(locales.map((locale) => [locale, new WeakMap()]));

/** An entry of content in one language, with the brand written in. */
export function localize<Entry extends object>(entry: Entry, locale: Locale): InLocale<Entry> {
  const known = inLocales.get(locale);
  const brand = site.brand.name[locale];
  if (!known || brand === undefined) throw new Error(`content/site.json: "${locale}" is not an active locale`);
  const before = known.get(entry);
  // The cache holds under an entry only what this function made of it.
  if (before !== undefined) return before as InLocale<Entry>;
  const made = inLocale(entry, { locale, locales, brand, theme: site.theme });
  known.set(entry, made);
  return made;
}

export function siteIn(locale: Locale): InLocale<Site> {
  return localize(site, locale);
}
