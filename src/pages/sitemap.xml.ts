import type { APIRoute } from "astro";
import { listIndexedPages } from "#src/props/indexed-pages.ts";
import { sitemapXml } from "#src/seo/sitemap.ts";

export const GET: APIRoute = async () =>
  new Response(sitemapXml(await listIndexedPages()), { headers: { "content-type": "application/xml" } });
