import type { APIRoute } from "astro";
import { LANGUAGE_CHOICE_PATH } from "#domain/site/constants.ts";
import { absoluteUrl } from "#src/i18n/paths.ts";
import { site } from "#src/site/site.ts";

export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: ${LANGUAGE_CHOICE_PATH}/\n\nSitemap: ${absoluteUrl(site.url, "/sitemap.xml")}\n`,
    {
      headers: { "content-type": "text/plain; charset=utf-8" },
    },
  );
