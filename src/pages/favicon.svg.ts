import type { APIRoute } from "astro";
import { appIconSvg } from "#src/seo/app-icon.ts";
import { logoMark } from "#src/site/logo.ts";
import { site } from "#src/site/site.ts";

export const GET: APIRoute = () =>
  new Response(appIconSvg({ colors: site.colors, mark: logoMark }), { headers: { "content-type": "image/svg+xml" } });
