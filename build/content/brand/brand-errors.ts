import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentError, ContentRule } from "#build/content/content-errors.ts";
import { type LogoKind, readLogo } from "#domain/brand/logo.ts";
import type { Site } from "#domain/site/site.ts";
import { brandContrasts, type Contrast } from "./brand-contrast.ts";

/** Errors of a brand that a schema cannot find: an unusable logo, or colours with too little contrast. */
export function brandErrors(site: Pick<Site, "brand" | "colors">, contentDir: string): ContentError[] {
  return [...logoErrors(site.brand.logo, contentDir), ...colorErrors(site.colors)];
}

function logoErrors({ mark, wordmark }: Site["brand"]["logo"], contentDir: string): ContentError[] {
  const files = new Map<string, LogoKind>([
    [mark, "mark"],
    ...Object.values(wordmark).map((file): [string, LogoKind] => [file, "wordmark"]),
  ]);
  return [...files].flatMap(([file, kind]) => {
    const path = join(contentDir, "logo", file);
    const found = (rule: ContentRule, values = {}): ContentError => ({ file: `logo/${file}`, field: "", rule, values });
    if (!existsSync(path)) return [found("logoMissing")];
    return readLogo(readFileSync(path, "utf8"), kind).errors.map((message) => found("logoForm", { message }));
  });
}

type ColorName = "deep" | "primary" | "secondary";
const COLOR_NAMES: readonly ColorName[] = ["deep", "primary", "secondary"];

/** The brand colour to change for a pair: that of the text, or that of its ground. */
function inputOf({ text }: Contrast): ColorName {
  if (/primary/.test(text)) return "primary";
  return /accent|error/.test(text) ? "secondary" : "deep";
}

/** The weakest pair that each colour makes, in the order of the colours. */
export const weakestContrasts = (colors: Site["colors"]): (Contrast & { color: ColorName })[] =>
  COLOR_NAMES.flatMap((color) => {
    const pairs = brandContrasts(colors).filter((pair) => inputOf(pair) === color);
    const [weakest] = pairs.sort((a, b) => a.contrast / a.least - b.contrast / b.least);
    return weakest ? [{ ...weakest, color }] : [];
  });

const unreadable = (colors: Site["colors"]) => brandContrasts(colors).filter(({ contrast, least }) => contrast < least);

function colorErrors(colors: Site["colors"]): ContentError[] {
  const pairs = unreadable(colors);
  return COLOR_NAMES.flatMap((name) => {
    const [worst] = pairs
      .filter((pair) => inputOf(pair) === name)
      .sort((a, b) => a.contrast / a.least - b.contrast / b.least);
    if (!worst) return [];
    const time = worst.theme === "light" ? "day" : "night";
    const found = `--color-${worst.text} on --color-${worst.ground} has ${worst.contrast.toFixed(2)}:1 by ${time}, ${worst.least}:1 is needed`;
    const message = `${found}; ${advice(colors, name)}`;
    return [{ file: "site.json", field: `colors.${name}`, rule: "unreadableColor", values: { message } }];
  });
}

const CHROMA_STEP = 0.005;

/** Less chroma gives more contrast: the highest chroma of this hue that can be read. */
function advice(colors: Site["colors"], name: ColorName): string {
  const { hue, chroma } = colors[name];
  for (let less = chroma - CHROMA_STEP; less > 0; less -= CHROMA_STEP) {
    const tried = { ...colors, [name]: { hue, chroma: less } };
    if (!unreadable(tried).some((pair) => inputOf(pair) === name))
      return `a chroma of ${less.toFixed(3)} can be read, or choose another hue`;
  }
  return "choose another hue";
}
