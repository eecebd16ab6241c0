import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import subsetFont, { type SubsetOptions } from "subset-font";
import type { Site } from "#domain/site/site.ts";
import { withFontName } from "./font-name.ts";

const require = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Letters, marks and signs of Modern Standard Arabic. */
const ARABIC = `${range(0x0621, 0x063a)}${range(0x0640, 0x0652)}\u0670\u060c\u061b\u061f\u066a`;

/**
 * Kerning between letters and all signs weighs more than the glyphs themselves. Letters and digits therefore stand in
 * one file, with the marks that touch them, and signs in another: what is lost is kerning between the two.
 * The full stop is a sign: the family kerns it so near to figures that "2.3.0" would read as 230.
 * The unit `ch` is the zero of the file that holds the space, so these two stay together.
 */
const LATIN_LETTERS = ` ${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0x30, 0x39)},'’-é`;
const LATIN_SIGNS = "!%&()*+./:;?@_\u00a0©«»°·×–—‘“”•…−";
/** Fetched only by pages that use one of them: `unicode-range` in src/styles/fonts.css. */
const LATIN_RARE = `"#$<=>[\\]^\`{|}~${range(0xa1, 0xff)}‹›€™Œœ`;

/** Characters of codes and numbers; other signs are used in blocks of code only. */
const MONO_USUAL = ` #+-./:>_${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)}`;
const MONO_RARE = [...range(0x21, 0x7e)].filter((sign) => !MONO_USUAL.includes(sign)).join("");

/** OpenType features kept for each script; others only add glyphs that are never used. */
const LATIN_FEATURES = ["kern"];
const ARABIC_FEATURES = ["init", "medi", "fina", "rlig", "calt", "ccmp", "mark", "kern"];

type Face = {
  file: string;
  source: string;
  characters: string;
  features: string[];
  axes?: Record<string, number | { min: number; max: number }>;
  /** Browsers read woff2; the renderer of the share cards reads plain TrueType. */
  format?: "woff2" | "sfnt";
};

/** One weight for headings and strong words: all of them in one file would be two thirds larger. */
const ARABIC_DISPLAY_WEIGHT = 640;
const ALL_WEIGHTS = { wght: { min: 400, max: 700 } };
const GEIST_MONO = "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2";

type Cut = Pick<Face, "source" | "axes">;
type ArabicFamily = Site["fonts"]["arabicText" | "arabicDisplay"];

const variable = (family: string, subset: string) =>
  `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`;

/** An Arabic family at one weight; of those without an axis, the nearest weight they have. */
function arabicAt(family: ArabicFamily, weight: number): Cut {
  if (family === "readex-pro") return { source: variable(family, "arabic"), axes: { wght: weight } };
  return { source: `@fontsource/${family}/files/${family}-arabic-${weight < 500 ? 400 : 600}-normal.woff2` };
}

/** With its letters as long as its axis for that makes them, where it has one. */
const arabicStretched = (family: ArabicFamily): Cut =>
  family === "readex-pro"
    ? {
        source: `@fontsource-variable/${family}/files/${family}-arabic-full-normal.woff2`,
        axes: { wght: 680, HEXP: 100 },
      }
    : arabicAt(family, 600);

/** For pictures (src/lettering): one file a weight, each with its own name, since the renderer ignores variable axes. */
const pictureFaces = (fonts: Site["fonts"]): Face[] =>
  [
    {
      file: "picture-arabic-display",
      ...arabicAt(fonts.arabicDisplay, ARABIC_DISPLAY_WEIGHT),
      characters: ARABIC,
      features: ARABIC_FEATURES,
    },
    ...([400, 600] as const).map((weight) => ({
      file: `picture-arabic-${weight === 400 ? "text" : "strong"}`,
      ...arabicAt(fonts.arabicText, weight),
      characters: ARABIC,
      features: ARABIC_FEATURES,
    })),
    ...[400, 600].map((wght) => ({
      file: `picture-latin-${wght}`,
      source: variable(fonts.latin, "latin"),
      characters: `${LATIN_LETTERS}${LATIN_SIGNS}${LATIN_RARE}`,
      features: LATIN_FEATURES,
      axes: { wght },
    })),
    {
      file: "picture-mono",
      source: GEIST_MONO,
      characters: `${MONO_USUAL}${MONO_RARE}°′`,
      features: [],
      axes: { wght: 400 },
    },
  ].map((face) => ({ ...face, file: `${face.file}.ttf`, format: "sfnt" as const }));

const facesFor = (fonts: Site["fonts"], stretchedWord: string): Face[] => [
  {
    file: "latin.woff2",
    source: variable(fonts.latin, "latin"),
    characters: LATIN_LETTERS,
    features: LATIN_FEATURES,
    axes: ALL_WEIGHTS,
  },
  {
    file: "latin-signs.woff2",
    source: variable(fonts.latin, "latin"),
    characters: LATIN_SIGNS,
    features: [],
    axes: ALL_WEIGHTS,
  },
  {
    file: "latin-rare.woff2",
    source: variable(fonts.latin, "latin"),
    characters: LATIN_RARE,
    features: LATIN_FEATURES,
    axes: ALL_WEIGHTS,
  },
  {
    file: "latin-plain.woff2",
    source: variable(fonts.latin, "latin"),
    characters: `${LATIN_LETTERS}${LATIN_SIGNS}`,
    features: [],
    axes: ALL_WEIGHTS,
  },
  {
    file: "arabic-text.woff2",
    ...arabicAt(fonts.arabicText, 400),
    characters: ARABIC,
    features: ARABIC_FEATURES,
  },
  {
    file: "arabic-display.woff2",
    ...arabicAt(fonts.arabicDisplay, ARABIC_DISPLAY_WEIGHT),
    characters: ARABIC,
    features: ARABIC_FEATURES,
  },
  {
    // Lengthened letters are used for one word a page: the last line of the headline.
    file: "arabic-stretch.woff2",
    ...arabicStretched(fonts.arabicDisplay),
    characters: `${stretchedWord}ـ`,
    features: ARABIC_FEATURES,
  },
  {
    file: "mono.woff2",
    source: GEIST_MONO,
    characters: MONO_USUAL,
    features: [],
    axes: { wght: 400 },
  },
  {
    file: "mono-rare.woff2",
    source: GEIST_MONO,
    characters: MONO_RARE,
    features: [],
    axes: { wght: 400 },
  },
];

/** Complete alphabets, for texts that visitors write themselves: src/features/generator/state/faces.ts. */
const wholeFaces = (fonts: Site["fonts"]) => ({
  "whole-latin.woff2": variable(fonts.latin, "latin"),
  "whole-latin-more.woff2": variable(fonts.latin, "latin-ext"),
  "whole-arabic.woff2": arabicAt(fonts.arabicDisplay, ARABIC_DISPLAY_WEIGHT).source,
});

/** Reduces the fonts of npm packages to the characters the site uses. Cached by source file and options. */
export async function makeFonts(
  target: string,
  { fonts, stretchedWord }: { fonts: Site["fonts"]; stretchedWord: string },
) {
  await makeFaces(facesFor(fonts, stretchedWord), target);
  await makePictureFonts(target, fonts);
  for (const [file, source] of Object.entries(wholeFaces(fonts)))
    await copyFile(require.resolve(source), join(target, file));
}

/** Makes only the fonts of pictures. */
export const makePictureFonts = (target: string, fonts: Site["fonts"]) => makeFaces(pictureFaces(fonts), target);

async function makeFaces(faces: readonly Face[], target: string) {
  await mkdir(target, { recursive: true });
  await Promise.all(faces.map((face) => makeFace(face, target)));
}

/** Options of every face. */
const COMMON_OPTIONS = {
  // Hinting helps only on low-resolution screens and is a quarter of a file.
  noHinting: true,
  // HVAR and MVAR repeat widths that the outlines contain.
  dropTables: ["STAT", "HVAR", "MVAR"],
} satisfies SubsetOptions;

async function makeFace({ file, source, characters, features, axes, format = "woff2" }: Face, target: string) {
  const original = await readFile(require.resolve(source));
  const key = createHash("sha256")
    .update(original)
    .update(JSON.stringify([file, characters, features, axes, format, COMMON_OPTIONS]))
    .digest("hex");
  const stamp = join(target, `${file}.key`);
  const output = join(target, file);
  if (existsSync(output) && existsSync(stamp) && (await readFile(stamp, "utf8")) === key) return;
  const subset = await subsetFont(original, characters, {
    ...COMMON_OPTIONS,
    targetFormat: format,
    keepFeatures: features,
    ...(axes && { variationAxes: axes }),
  });
  await writeFile(output, format === "sfnt" ? withFontName(subset, basename(file, ".ttf")) : subset);
  await writeFile(stamp, key);
}
