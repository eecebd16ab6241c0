import type { Locale } from "#domain/locale.ts";
import { absoluteUrl, addressOf } from "#src/i18n/paths.ts";
import { localeRow, localeRows, site, siteIn } from "#src/site/site.ts";

export type Alternate = { hreflang: string; href: string };

export type Head = {
  title: string;
  description: string;
  /** Pages that search engines should not list have no canonical address and no alternates. */
  indexed: { canonical: string; alternates: Alternate[] } | null;
};

/** Canonical address and language versions of a page: the one source for head and sitemap. */
export function versionsOf(locale: Locale, path: string): { canonical: string; alternates: Alternate[] } {
  const urlIn = (code: Locale) => absoluteUrl(site.url, addressOf(code, path));
  return {
    canonical: urlIn(locale),
    alternates: [
      ...localeRows.map((row) => ({ hreflang: row.iso, href: urlIn(row.code) })),
      { hreflang: "x-default", href: urlIn(site.defaultLocale) },
    ],
  };
}

export function pageHead(page: { locale: Locale; path: string; title: string; description: string }): Head {
  const brand = siteIn(page.locale).brand.name;
  return {
    title: `${page.title} · ${brand}`,
    description: page.description,
    indexed: versionsOf(page.locale, page.path),
  };
}

export function openGraphLocales(locale: Locale): { own: string; others: string[] } {
  return {
    own: localeRow(locale).openGraph,
    others: localeRows.filter(({ code }) => code !== locale).map((row) => row.openGraph),
  };
}
