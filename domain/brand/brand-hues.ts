import type { Site } from "#domain/site/site.ts";
import { AA_CONTRAST, contrastOf, oklchToHex } from "./color.ts";

type Colors = Site["colors"];
type Hue = { hue: number; chroma: number };

const RED: Hue = { hue: 25, chroma: 0.2 };
const LEAST_RED_CHROMA = 0.12;

/** Errors are red: the brand's own red where it has one. */
function errorHue({ secondary }: Colors): Hue {
  const isRed = secondary.hue >= 345 || secondary.hue <= 40;
  return isRed && secondary.chroma >= LEAST_RED_CHROMA ? secondary : RED;
}

/** The lightness of the design, or as much less as white text on it needs: greens look lighter than blues. */
const PRIMARY_LIGHTNESS = { day: 0.49, night: 0.565 };
/** In the light theme it is also a text colour, on grounds that are not quite white. */
const PRIMARY_CONTRAST = { day: AA_CONTRAST * 1.1, night: AA_CONTRAST * 1.01 };
const LIGHTNESS_STEP = 0.005;

export function primaryLightness({ primary }: Pick<Colors, "primary">, time: "day" | "night"): number {
  const white = oklchToHex(1, 0, 0);
  let lightness = PRIMARY_LIGHTNESS[time];
  const color = () => oklchToHex(lightness, primary.chroma * 1.08, primary.hue);
  while (lightness > 0.2 && contrastOf(white, color()) < PRIMARY_CONTRAST[time]) lightness -= LIGHTNESS_STEP;
  return Number(lightness.toFixed(3));
}

/** The hues of a brand as custom properties: `--hue-primary`, `--chroma-primary` … */
export function hueTokens(colors: Colors): [name: string, value: number][] {
  const hues = Object.entries({ ...colors, error: errorHue(colors) }).flatMap(([name, values]) =>
    Object.entries(values).map(([kind, value]): [string, number] => [`--${kind}-${name}`, value]),
  );
  return [
    ...hues,
    ["--day-primary", primaryLightness(colors, "day")],
    ["--night-primary", primaryLightness(colors, "night")],
  ];
}
