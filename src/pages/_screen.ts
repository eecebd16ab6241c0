import type { APIRoute } from "astro";
import { listScreenPictures } from "#src/screens/screen-picture.ts";

/** Pictures of product screens. Their address lies below /_assets, where no page can stand: build/screen-pictures.ts adds it. */
export const getStaticPaths = () => listScreenPictures().map(({ file, svg }) => ({ params: { file }, props: { svg } }));

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { "content-type": "image/svg+xml" } });
