import type { APIRoute } from "astro";
import { MASKABLE_ICON_SIZES_PX, maskableIconSvg } from "#src/seo/app-icon.ts";
import { pngOf } from "#src/seo/png.ts";
import { logoMark } from "#src/site/logo.ts";
import { site } from "#src/site/site.ts";

export const getStaticPaths = () =>
  MASKABLE_ICON_SIZES_PX.map((size) => ({ params: { size: String(size) }, props: { size } }));

export const GET: APIRoute = ({ props }) =>
  pngOf(maskableIconSvg({ colors: site.colors, mark: logoMark }), props["size"]);
