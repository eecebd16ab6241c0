import type { APIRoute } from "astro";
import { feedProps } from "#src/features/blog/feed.props.ts";
import { eachLocale } from "#src/sections/page/page.props.ts";
import { feedXml } from "#src/seo/feed.ts";

export const getStaticPaths = eachLocale;

export const GET: APIRoute = async ({ props }) =>
  new Response(feedXml(await feedProps(props["locale"])), { headers: { "content-type": "application/xml" } });
