/** An OKLCH colour as #rrggbb, for places that know no modern colour syntax: icons, theme-color, pictures. */
export function oklchToHex(lightness: number, chroma: number, hueDegrees: number): string {
  const hue = (hueDegrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((linear) => toByte(linear).toString(16).padStart(2, "0")).join("")}`;
}

function toByte(linear: number): number {
  const gamma = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, gamma)) * 255);
}

export type Oklch = { lightness: number; chroma: number; hue: number };

/** Three channels from 0 to 255, or null where the text is no #rrggbb. */
function channelsOf(hex: string): [number, number, number] | null {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return null;
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export const isHexColor = (text: string) => channelsOf(text) !== null;

function linearChannels(hex: string): [number, number, number] {
  const channels = channelsOf(hex);
  if (!channels) throw new Error(`"${hex}" is not a colour as #rrggbb`);
  const linear = (byte: number) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [linear(channels[0]), linear(channels[1]), linear(channels[2])];
}

export function hexToOklch(hex: string): Oklch {
  const [red, green, blue] = linearChannels(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** By WCAG: from 1 (the same) to 21 (black on white). */
export function contrastOf(first: string, second: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = linearChannels(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast of text by WCAG, level AA. */
export const AA_CONTRAST = 4.5;

const LIGHTNESS_STEP = 0.01;

/**
 * The colour itself where it can be read on the ground; otherwise the nearest lighter or darker one of the same hue
 * that can. On every ground black or white can be read, so there always is one.
 */
export function readableOn(ground: string, color: string, least = AA_CONTRAST): string {
  if (contrastOf(ground, color) >= least) return color;
  const { lightness, chroma, hue } = hexToOklch(color);
  for (let step = LIGHTNESS_STEP; step <= 1 + LIGHTNESS_STEP; step += LIGHTNESS_STEP)
    for (const moved of [lightness + step, lightness - step]) {
      if (moved < -LIGHTNESS_STEP || moved > 1 + LIGHTNESS_STEP) continue;
      const within = Math.min(1, Math.max(0, moved));
      // Near black and white there is little colour to be had.
      const candidate = oklchToHex(within, Math.min(chroma, 0.37 * Math.sin(Math.PI * within)), hue);
      if (contrastOf(ground, candidate) >= least) return candidate;
    }
  return contrastOf(ground, BLACK) > contrastOf(ground, WHITE) ? BLACK : WHITE;
}

const BLACK = "#000000";
const WHITE = "#ffffff";

/** A colour between two others, as paint would mix: 0 is the first, 1 the second. */
export function mixColors(from: string, to: string, share: number): string {
  const [start, end] = [channelsOf(from), channelsOf(to)];
  if (!start || !end) throw new Error(`"${from}" and "${to}" cannot be mixed`);
  const channel = (index: 0 | 1 | 2) => Math.round(start[index] + (end[index] - start[index]) * share);
  return `#${[channel(0), channel(1), channel(2)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
