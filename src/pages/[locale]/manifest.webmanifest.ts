import type { APIRoute } from "astro";
import { oklchToHex } from "#domain/brand/color.ts";
import { pageIn } from "#src/content/catalogue.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { eachLocale } from "#src/sections/page/page.props.ts";
import { ICON_SIZES_PX, iconAddress, MASKABLE_ICON_SIZES_PX, maskableIconAddress } from "#src/seo/app-icon.ts";
import { localeRow, siteIn } from "#src/site/site.ts";

export const getStaticPaths = eachLocale;

/** Where people who have the site on their device go most. */
const SHORTCUTS = [
  ["apps", paths.apps()],
  ["generator", paths.generator()],
  ["contact", paths.contact()],
] as const;

const pngIcon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: "image/png" });

export const GET: APIRoute = async ({ props }) => {
  const locale: string = props["locale"];
  const { brand, colors } = siteIn(locale);
  const { iso, dir } = localeRow(locale);
  const home = addressOf(locale, paths.home());
  const background = oklchToHex(0.174, 0.05, colors.deep.hue);
  return Response.json({
    id: home,
    name: brand.legalName,
    short_name: brand.name,
    description: brand.promise,
    lang: iso,
    dir,
    start_url: home,
    scope: "/",
    display: "minimal-ui",
    background_color: background,
    theme_color: background,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      ...ICON_SIZES_PX.map((size) => pngIcon(iconAddress(size), size)),
      ...MASKABLE_ICON_SIZES_PX.map((size) => ({ ...pngIcon(maskableIconAddress(size), size), purpose: "maskable" })),
    ],
    shortcuts: await Promise.all(
      SHORTCUTS.map(async ([id, path]) => ({
        name: (await pageIn(locale, id)).label,
        url: addressOf(locale, path),
        icons: [pngIcon(iconAddress(192), 192)],
      })),
    ),
  });
};
