import { absoluteUrl } from "#src/i18n/paths.ts";
import { locales, site } from "#src/site/site.ts";
import { versionsOf } from "./head.ts";

export type IndexedPage = { path: string; changedOn?: string | undefined };

/** The protocol allows 50,000 addresses a file. */
const MOST_ADDRESSES = 45_000;

/** Pages cut into files of the size the protocol allows; each page counts once a language. */
export function sitemapParts(pages: readonly IndexedPage[], mostAddresses = MOST_ADDRESSES): IndexedPage[][] {
  const size = Math.max(1, Math.floor(mostAddresses / locales.length));
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, part) =>
    pages.slice(part * size, (part + 1) * size),
  );
}

export const partAddress = (part: number) => `/sitemap-${part}.xml`;

/** One <url> for each page and language, each naming all versions of itself. Addresses hold no characters to escape. */
export function sitemapXml(pages: readonly IndexedPage[]): string {
  const urls = pages.flatMap(({ path, changedOn }) =>
    locales.map((locale) => {
      const { canonical, alternates } = versionsOf(locale, path);
      const links = alternates.map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      );
      const date = changedOn === undefined ? "" : `<lastmod>${changedOn}</lastmod>`;
      return `<url><loc>${canonical}</loc>${date}${links.join("")}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

/** Where one file is not enough: the list of the files, each as new as its newest page. */
export function sitemapIndexXml(parts: readonly (readonly IndexedPage[])[]): string {
  const entries = parts.map((pages, index) => {
    const newest = pages
      .map(({ changedOn }) => changedOn ?? "")
      .sort()
      .at(-1);
    const date = newest ? `<lastmod>${newest}</lastmod>` : "";
    return `<sitemap><loc>${absoluteUrl(site.url, partAddress(index + 1))}</loc>${date}</sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</sitemapindex>
`;
}
