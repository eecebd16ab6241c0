import type { APIRoute } from "astro";
import sharp from "sharp";
import { appIconSvg, ICON_SIZES_PX } from "#src/seo/app-icon.ts";
import { site } from "#src/site/site.ts";

export const getStaticPaths = () => ICON_SIZES_PX.map((size) => ({ params: { size: String(size) }, props: { size } }));

export const GET: APIRoute = async ({ props }) => {
  const size: number = props["size"];
  const picture = await sharp(Buffer.from(appIconSvg(site.colors)), { density: 600 })
    .resize(size, size)
    .png()
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { "content-type": "image/png" } });
};
