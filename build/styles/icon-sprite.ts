import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { optimize, type PluginConfig } from "svgo";
import { APP_SYMBOLS } from "#src/art/app-glyphs.ts";
import { LANGUAGE_FLAGS } from "#src/art/flags/language-flags.ts";
import { LUCIDE_ICONS, OWN_ICONS } from "#src/ui/icons/icon-names.ts";

const require = createRequire(import.meta.url);

type Symbol = { id: string; viewBox: string; drawing: string };

const STROKES = 'fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"';

/** The lines of an icon, which one pen draws, as one path: each place of a page that shows it has fewer elements. */
const ONE_PATH: PluginConfig[] = [
  { name: "convertShapeToPath", params: { convertArcs: true } },
  { name: "mergePaths", params: { force: true } },
  // Of 24 units, each a pixel or two: a two-hundredth of one is not seen.
  { name: "convertPathData", params: { floatPrecision: 2 } },
];

function drawingIn(path: string, plugins: PluginConfig[] = []): string {
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(optimize(readFileSync(path, "utf8"), { plugins }).data)?.[1];
  if (inner === undefined) throw new Error(`${path} is not an SVG`);
  return inner;
}

/** One file with every icon, sign of a product and flag of a language: fetched once, then shared by all pages. */
export function iconSprite(): string {
  const icon = (id: string, path: string): Symbol => ({ id, viewBox: "0 0 24 24", drawing: drawingIn(path, ONE_PATH) });
  const symbols = [
    ...OWN_ICONS.map((name) => icon(name, `src/ui/icons/${name}.svg`)),
    ...LUCIDE_ICONS.map((name) => icon(name, require.resolve(`lucide-static/icons/${name}.svg`))),
    ...[...APP_SYMBOLS].map(([id, d]) => ({
      id,
      viewBox: "0 0 48 48",
      drawing: `<path ${STROKES} d="${d}"/>`,
    })),
    ...LANGUAGE_FLAGS.map((code) => ({
      id: `flag-${code}`,
      viewBox: "0 0 20 14",
      drawing: drawingIn(`src/art/flags/languages/${code}.svg`),
    })),
  ];
  const written = symbols.map(
    ({ id, viewBox, drawing }) => `<symbol id="${id}" viewBox="${viewBox}">${drawing}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${written.join("")}</svg>\n`;
}
