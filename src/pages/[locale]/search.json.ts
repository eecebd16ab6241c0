import type { APIRoute } from "astro";
import { searchData } from "#src/features/search/search.props.ts";
import { eachLocale } from "#src/sections/page/page.props.ts";

export const getStaticPaths = eachLocale;

/**
 * The texts of the search dialog, and which index it reads. Its name has no hash: every page links to it, and a new
 * article, which changes the index, must not change every page.
 */
export const GET: APIRoute<{ locale: string }> = async ({ props }) => Response.json(await searchData(props.locale));
