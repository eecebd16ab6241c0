import { hueTokens } from "#domain/brand/brand-hues.ts";
import {
  ANCHOR_OFFSET_PX,
  BREAKPOINTS_PX,
  CHAT_BUTTON_BOTTOM_PX,
  CHAT_BUTTON_BOTTOM_SMALL_PX,
  CHAT_BUTTON_SMALL_UP_TO_PX,
  CONTAINER_MAX_PX,
  DRAWER_WIDTH_PX,
  LANGUAGE_MENU_WIDTH_PX,
  PROGRESS_HEIGHT_PX,
} from "#domain/site/constants.ts";
import type { Site } from "#domain/site/site.ts";

const rem = (px: number) => `${px / 16}rem`;

/**
 * The numbers of the specification and the brand's hues as CSS.
 * Everything else about the look is written by hand in src/styles, where `theme(--name)` writes a number in its place.
 */
export function designTokensCss({ colors, fonts }: Pick<Site, "colors" | "fonts">): string {
  const breakpoints = Object.entries(BREAKPOINTS_PX)
    .map(([name, px]) => `  --breakpoint-${name}: ${rem(px)};`)
    .join("\n");
  const widths = Object.entries(relativeWidths(fonts))
    .map(([name, value]) => `  --wide-${name}: ${value};`)
    .join("\n");
  const hues = hueTokens(colors)
    .map(([name, value]) => `  ${name}: ${value};`)
    .join("\n");
  return `/* Written by build/styles/design-tokens.ts from domain/site/constants.ts and content/site.json. */
@theme {
  --breakpoint-*: initial;
${breakpoints}
  --breakpoint-above-chat: ${(CHAT_BUTTON_SMALL_UP_TO_PX + 0.02) / 16}rem;
  --page-width: ${CONTAINER_MAX_PX}px;
  --anchor-offset: ${ANCHOR_OFFSET_PX}px;
  --drawer-width: ${DRAWER_WIDTH_PX}px;
  --language-menu-width: ${LANGUAGE_MENU_WIDTH_PX}px;
  --chat-bottom: ${CHAT_BUTTON_BOTTOM_PX}px;
  --chat-bottom-small: ${CHAT_BUTTON_BOTTOM_SMALL_PX}px;
  --progress-height: ${PROGRESS_HEIGHT_PX}px;
${hues}
${widths}
  --stretch-margin: ${fonts.arabicDisplay === "readex-pro" ? "-0.11em" : "0"};
}
`;
}

/**
 * Widths of words in the chosen families, relative to the families that the fallback fonts of src/styles/fonts.css were
 * adjusted to. Measured over all articles.
 */
function relativeWidths({ latin, arabicText, arabicDisplay }: Site["fonts"]): Record<string, number> {
  const isReadex = latin === "readex-pro";
  return {
    latin: isReadex ? 1.037 : 1,
    space: isReadex ? 1.4 : 1,
    zero: isReadex ? 0.91 : 1,
    "arabic-text": arabicText === "readex-pro" ? 1.18 : 1,
    "arabic-display": arabicDisplay === "ibm-plex-sans-arabic" ? 0.851 : 1,
  };
}
