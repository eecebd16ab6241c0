import type { APIRoute } from "astro";
import { listIndexedPages } from "#src/seo/indexed-pages.ts";
import { type IndexedPage, sitemapParts, sitemapXml } from "#src/seo/sitemap.ts";

/** None, as long as one file holds all addresses. */
export async function getStaticPaths() {
  const parts = sitemapParts(await listIndexedPages());
  return parts.length > 1
    ? parts.map((pages, index) => ({ params: { part: String(index + 1) }, props: { pages } }))
    : [];
}

export const GET: APIRoute<{ pages: IndexedPage[] }> = ({ props }) =>
  new Response(sitemapXml(props.pages), { headers: { "content-type": "application/xml" } });
