import { oklchToHex } from "#domain/brand/color.ts";
import type { PostTemplateId } from "#domain/generator/post-template.ts";
import type { Palette } from "./palette.ts";

type Hue = { hue: number; chroma: number };
type BrandHues = { deep: Hue; primary: Hue; secondary: Hue; land: { hue: number } };

export const PALETTE_IDS = ["night", "paper", "indigo", "day", "pale", "vivid"] as const;

/** What each design comes in, until the visitor chooses. */
export const DESIGN_PALETTES: Readonly<Record<PostTemplateId, (typeof PALETTE_IDS)[number]>> = {
  announcement: "night",
  offer: "paper",
  product: "day",
  event: "indigo",
  quote: "vivid",
  tips: "pale",
  testimonial: "night",
  "before-after": "paper",
  greeting: "indigo",
};

/** Steps of the brand's own hues, as in the design tokens: another brand has other palettes by itself. */
export function brandPalettes({
  deep,
  primary,
  secondary,
  land,
}: BrandHues): (Palette & { id: (typeof PALETTE_IDS)[number] })[] {
  const white = oklchToHex(1, 0, 0);
  const ink = oklchToHex(0.215, deep.chroma, deep.hue);
  const sand = oklchToHex(0.88, 0.08, land.hue);
  const colors = {
    night: {
      ground: oklchToHex(0.215, deep.chroma * 1.08, deep.hue),
      ink: oklchToHex(0.985, 0.006, deep.hue),
      accent: oklchToHex(0.66, secondary.chroma, secondary.hue),
    },
    paper: {
      ground: oklchToHex(0.955, 0.026, land.hue),
      ink,
      accent: oklchToHex(0.53, secondary.chroma, secondary.hue),
    },
    indigo: { ground: oklchToHex(0.44, primary.chroma, primary.hue), ink: white, accent: sand },
    day: {
      ground: oklchToHex(0.988, 0.003, deep.hue),
      ink,
      accent: oklchToHex(0.49, primary.chroma * 1.02, primary.hue),
    },
    pale: {
      ground: oklchToHex(0.905, 0.042, deep.hue - 16),
      ink,
      accent: oklchToHex(0.5, secondary.chroma * 0.94, secondary.hue),
    },
    vivid: {
      ground: oklchToHex(0.5, secondary.chroma * 0.94, secondary.hue),
      ink: white,
      accent: oklchToHex(0.92, 0.06, land.hue),
    },
  };
  return PALETTE_IDS.map((id) => ({ id, colors: colors[id] }));
}
