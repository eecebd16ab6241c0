import type { APIRoute } from "astro";
import { listIndexedPages } from "#src/seo/indexed-pages.ts";
import { sitemapIndexXml, sitemapParts, sitemapXml } from "#src/seo/sitemap.ts";

export const GET: APIRoute = async () => {
  const parts = sitemapParts(await listIndexedPages());
  const xml = parts.length > 1 ? sitemapIndexXml(parts) : sitemapXml(parts[0] ?? []);
  return new Response(xml, { headers: { "content-type": "application/xml" } });
};
