import { hexToOklch, isHexColor, oklchToHex } from "#domain/brand/color.ts";
import { fieldOf } from "#editor/app/content/path.ts";

/** About as light as the site shows it; hue and chroma alone are no colour. */
const SHOWN_LIGHTNESS: Readonly<Record<string, number>> = { deep: 0.28, primary: 0.49, secondary: 0.58, land: 0.88 };
const LAND_CHROMA = 0.05;
/** Below it a colour is grey, and its hue says nothing. */
const LEAST_CHROMA = 0.005;
const MOST_CHROMA = 0.4;

const numberAt = (value: unknown, name: string) => {
  const found = fieldOf(value, name);
  return typeof found === "number" ? found : undefined;
};

/** A colour of the brand as #rrggbb. */
export function hexOf(name: string, value: unknown): string {
  const chroma = numberAt(value, "chroma") ?? LAND_CHROMA;
  return oklchToHex(SHOWN_LIGHTNESS[name] ?? 0.5, chroma, numberAt(value, "hue") ?? 0);
}

/** What is stored of a colour that was chosen; null where the text is no colour. */
export function hueOf(hex: string, former: unknown): { hue: number; chroma?: number } | null {
  if (!isHexColor(hex)) return null;
  const { hue, chroma } = hexToOklch(hex);
  const stored = chroma < LEAST_CHROMA ? (numberAt(former, "hue") ?? 0) : Number(hue.toFixed(1));
  if (numberAt(former, "chroma") === undefined) return { hue: stored };
  return { hue: stored, chroma: Math.min(MOST_CHROMA, Number(chroma.toFixed(3))) };
}
