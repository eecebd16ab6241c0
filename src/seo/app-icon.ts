import { oklchToHex } from "#domain/brand/color.ts";
import type { Logo } from "#domain/brand/logo.ts";
import type { Site } from "#domain/site/site.ts";

export const ICON_SIZES_PX = [180, 192, 512] as const;

export const iconAddress = (size: number) => `/icon-${size}.png`;

/** For devices that cut icons to a shape of their own. */
export const MASKABLE_ICON_SIZES_PX = [192, 512] as const;

export const maskableIconAddress = (size: number) => `/icon-maskable-${size}.png`;

type IconParts = { colors: Site["colors"]; mark: Logo };

/** The logo's mark on a deep tile with round corners. */
export function appIconSvg({ colors, mark }: IconParts): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 56 56"><rect x="-6" y="-6" width="56" height="56" rx="14" fill="${groundOf(colors)}"/>${placed(mark, colors)}</svg>`;
}

/** The same on ground to the very edge; the mark stays in the middle, where no shape cuts. */
export function maskableIconSvg({ colors, mark }: IconParts): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-15 -15 74 74"><rect x="-15" y="-15" width="74" height="74" fill="${groundOf(colors)}"/>${placed(mark, colors)}</svg>`;
}

/** Hex colours, since icons are also read by old software. */
const groundOf = ({ deep }: Site["colors"]) => oklchToHex(0.215, deep.chroma * 1.08, deep.hue);

/** In a square of 44, in colours that can be seen on the tile. */
function placed({ viewBox, markup }: Logo, { primary, secondary }: Site["colors"]): string {
  const box = `${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`;
  const shapes = markup
    .replaceAll("currentColor", "#fff")
    .replaceAll("var(--color-accent)", oklchToHex(0.6, secondary.chroma, secondary.hue))
    .replaceAll("var(--color-primary)", oklchToHex(0.7, primary.chroma * 0.8, primary.hue));
  return `<svg width="44" height="44" viewBox="${box}">${shapes}</svg>`;
}
