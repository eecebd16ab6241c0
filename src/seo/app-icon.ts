import { oklchToHex } from "#domain/color.ts";
import type { Site } from "#domain/site.ts";

export const ICON_SIZES_PX = [180, 192, 512] as const;

export const iconAddress = (size: number) => `/icon-${size}.png`;

/** For devices that cut icons to a shape of their own. */
export const MASKABLE_ICON_SIZES_PX = [192, 512] as const;

export const maskableIconAddress = (size: number) => `/icon-maskable-${size}.png`;

/** The logo's mark on a deep-blue tile with round corners. */
export function appIconSvg(colors: Site["colors"]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 56 56"><rect x="-6" y="-6" width="56" height="56" rx="14" fill="${groundOf(colors)}"/>${markOf(colors)}</svg>`;
}

/** The same on ground to the very edge; the mark stays in the middle, where no shape cuts. */
export function maskableIconSvg(colors: Site["colors"]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-15 -15 74 74"><rect x="-15" y="-15" width="74" height="74" fill="${groundOf(colors)}"/>${markOf(colors)}</svg>`;
}

/** Hex colours, since icons are also read by old software. */
const groundOf = ({ deep }: Site["colors"]) => oklchToHex(0.215, deep.chroma * 1.08, deep.hue);

function markOf({ secondary }: Site["colors"]): string {
  const vessel = oklchToHex(0.6, secondary.chroma, secondary.hue);
  return `<g fill="none" stroke="#fff" stroke-width="5.4"><circle cx="29" cy="16" r="11"/><path d="M29 27H11a5.2 5.2 0 0 0 0 10.4h31.700"/></g><circle cx="29" cy="16" r="4.200" fill="${vessel}"/>`;
}
