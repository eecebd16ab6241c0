import { majorUnits } from "#domain/catalogue/price.ts";
import type { Locale } from "#domain/language/locale.ts";
import { absoluteUrl, addressOf } from "#src/i18n/paths.ts";
import { localeRow, site } from "#src/site/site.ts";

/** One node of a page's JSON-LD, after schema.org. */
export type Thing = { "@type": string } & Readonly<Record<string, unknown>>;

/** The JSON-LD of a page as the text of one script element. `<` is escaped, since it could end the element. */
export function structuredText(things: readonly Thing[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
}

export const urlIn = (locale: Locale, path: string) => absoluteUrl(site.url, addressOf(locale, path));
export const languageIn = (locale: Locale) => localeRow(locale).iso;

/** Ids of things that appear on many pages. */
export const ORGANIZATION_ID = `${site.url}/#organization`;
export const idOf = (locale: Locale, path: string, name: string) => `${urlIn(locale, path)}#${name}`;

/** Machines read 29.50, whatever the page's language. */
export const plainPrice = (minor: number) => majorUnits(minor).toFixed(2);
