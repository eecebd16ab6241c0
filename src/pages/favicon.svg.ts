import type { APIRoute } from "astro";
import { appIconSvg } from "#src/seo/app-icon.ts";
import { site } from "#src/site/site.ts";

export const GET: APIRoute = () =>
  new Response(appIconSvg(site.colors), { headers: { "content-type": "image/svg+xml" } });
