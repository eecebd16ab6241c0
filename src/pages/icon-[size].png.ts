import type { APIRoute } from "astro";
import { appIconSvg, ICON_SIZES_PX } from "#src/seo/app-icon.ts";
import { pngOf } from "#src/seo/png.ts";
import { logoMark } from "#src/site/logo.ts";
import { site } from "#src/site/site.ts";

export const getStaticPaths = () => ICON_SIZES_PX.map((size) => ({ params: { size: String(size) }, props: { size } }));

export const GET: APIRoute = ({ props }) => pngOf(appIconSvg({ colors: site.colors, mark: logoMark }), props["size"]);
