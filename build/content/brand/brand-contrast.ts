import { AA_CONTRAST, contrastOf } from "#domain/brand/color.ts";
import type { Site } from "#domain/site/site.ts";
import { brandPaint, type Theme } from "#src/share/brand-paint.ts";

/** Least contrast of field borders and focus rings, by WCAG. */
const LINE_CONTRAST = 3;

type Pairs = { texts: readonly string[]; grounds: readonly string[]; least?: number; onBand?: boolean };

/** Which colour tokens of src/styles/tokens.css are used as text on which. */
const PAIRS: readonly Pairs[] = [
  {
    texts: ["ink", "copy", "muted", "primary-ink", "accent-ink", "error-ink"],
    grounds: ["page", "page-alt", "surface", "raised"],
  },
  { texts: ["ink", "copy"], grounds: ["sunken", "sand"] },
  { texts: ["on-primary"], grounds: ["primary", "primary-hover"] },
  { texts: ["primary-ink", "ink", "copy"], grounds: ["primary-soft"] },
  { texts: ["accent-ink"], grounds: ["accent-soft"] },
  { texts: ["error-ink"], grounds: ["error-soft"] },
  { texts: ["ink", "copy", "muted", "primary-ink"], grounds: ["band", "surface"], onBand: true },
  { texts: ["line-control"], grounds: ["page", "surface"], least: LINE_CONTRAST },
  { texts: ["accent"], grounds: ["page", "surface"], least: LINE_CONTRAST },
];

export type Contrast = {
  theme: Theme;
  /** Names of tokens, and their colours. */
  text: string;
  ground: string;
  colors: { text: string; ground: string };
  onBand: boolean;
  contrast: number;
  least: number;
};

/** Every pair of text and ground that the site uses, by day and by night, in the hues of a brand. */
export function brandContrasts(hues: Site["colors"]): Contrast[] {
  return (["light", "dark"] as const).flatMap((theme) => {
    const paints = {
      band: brandPaint({ colors: hues, theme, onBand: true }),
      page: brandPaint({ colors: hues, theme }),
    };
    return PAIRS.flatMap(({ texts, grounds, least = AA_CONTRAST, onBand = false }) => {
      const paint = paints[onBand ? "band" : "page"];
      return texts.flatMap((text) =>
        grounds.map((ground) => {
          const colors = { text: paint(`--color-${text}`), ground: paint(`--color-${ground}`) };
          return { theme, text, ground, colors, onBand, contrast: contrastOf(colors.text, colors.ground), least };
        }),
      );
    });
  });
}
