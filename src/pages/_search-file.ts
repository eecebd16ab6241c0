import type { APIRoute } from "astro";
import { listSearchFiles } from "#src/features/search/data/search-files.props.ts";

/** The files of the search index. Their address lies below /_assets, where no page can stand: build/search-files.ts adds it. */
export const getStaticPaths = async () =>
  (await listSearchFiles()).map(({ name, text }) => ({ params: { file: name }, props: { text } }));

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { "content-type": "text/plain; charset=utf-8" } });
