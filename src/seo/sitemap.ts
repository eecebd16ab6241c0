import { locales } from "#src/site/site.ts";
import { versionsOf } from "./head.ts";

export type IndexedPage = { path: string; changedOn?: string | undefined };

/** One <url> for each page and language, each naming all versions of itself. Addresses hold no characters to escape. */
export function sitemapXml(pages: IndexedPage[]): string {
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
