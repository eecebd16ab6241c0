import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Letters, marks and signs of Modern Standard Arabic, with the digits that chart drawings use. */
const ARABIC = `${range(0x0621, 0x063a)}${range(0x0640, 0x0652)}\u0670\u060c\u061b\u061f\u066a${range(0x0660, 0x0669)}`;
const LATIN = `${range(0x20, 0x7e)}\u00a0©«»·°±×–—‘’“”•…™−′`;
/** Accented letters are fetched only by pages that use them: `unicode-range` in src/styles/fonts.css. */
const LATIN_ACCENTED = `${range(0xa1, 0xff)}‹›€ŒœŠšŽžŸ`;

type Face = {
  file: string;
  source: string;
  characters: string;
  axes?: Record<string, number | { min: number; max: number }>;
};

const facesFor = (stretchedWord: string): Face[] => [
  {
    file: "latin.woff2",
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    characters: LATIN,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    file: "latin-accented.woff2",
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    characters: LATIN_ACCENTED,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    file: "arabic-text-400.woff2",
    source: "@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2",
    characters: ARABIC,
  },
  {
    file: "arabic-text-600.woff2",
    source: "@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2",
    characters: ARABIC,
  },
  {
    file: "arabic-display.woff2",
    source: "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2",
    characters: ARABIC,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    // The axis that lengthens letters is used for one word a page: the last line of the headline.
    file: "arabic-stretch.woff2",
    source: "@fontsource-variable/readex-pro/files/readex-pro-arabic-full-normal.woff2",
    characters: `${stretchedWord}ـ`,
    axes: { wght: 680 },
  },
  {
    file: "mono.woff2",
    source: "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
    characters: range(0x20, 0x7e),
    axes: { wght: 400 },
  },
];

/** Subsets the faces of npm packages to what the site writes. Cached by source, characters and axes. */
export async function makeFonts(target: string, { stretchedWord }: { stretchedWord: string }) {
  await mkdir(target, { recursive: true });
  await Promise.all(facesFor(stretchedWord).map((face) => makeFace(face, target)));
}

async function makeFace({ file, source, characters, axes }: Face, target: string) {
  const original = await readFile(require.resolve(source));
  const key = createHash("sha256")
    .update(original)
    .update(JSON.stringify([characters, axes]))
    .digest("hex");
  const stamp = join(target, `${file}.key`);
  const output = join(target, file);
  if (existsSync(output) && existsSync(stamp) && (await readFile(stamp, "utf8")) === key) return;
  const subset = await subsetFont(original, characters, {
    targetFormat: "woff2",
    ...(axes && { variationAxes: axes }),
  });
  await writeFile(output, subset);
  await writeFile(stamp, key);
}
