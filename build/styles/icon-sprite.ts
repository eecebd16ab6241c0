import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { LUCIDE_ICONS, OWN_ICONS } from "#src/ui/icons/icon-names.ts";

const require = createRequire(import.meta.url);

function drawingOf(svg: string, name: string): string {
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (inner === undefined) throw new Error(`the icon ${name} is not an SVG`);
  return inner.replace(/\s*\n\s*/g, "");
}

/** One file with every icon as a symbol: fetched once, then shared by all pages. */
export function iconSprite(): string {
  const sources: [name: string, path: string][] = [
    ...OWN_ICONS.map((name): [string, string] => [name, `src/ui/icons/${name}.svg`]),
    ...LUCIDE_ICONS.map((name): [string, string] => [name, require.resolve(`lucide-static/icons/${name}.svg`)]),
  ];
  const symbols = sources.map(
    ([name, path]) =>
      `<symbol id="${name}" viewBox="0 0 24 24">${drawingOf(readFileSync(path, "utf8"), name)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}
