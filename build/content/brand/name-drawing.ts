import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { makePictureFonts } from "#build/styles/fonts.ts";
import type { Site } from "#domain/site/site.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";

const SIZE = 100;
const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /[\p{Script=Latin}\d]/u;
/** So high at least, as parts of the type size: names without tails stand as large as those with them. */
const LEAST_HEIGHT = { arabic: 1.5, latin: 0.9 };

type Box = { x: number; y: number; width: number; height: number };
type Outline = { path: string; box: Box; script: keyof typeof LEAST_HEIGHT };

/** A name that the type cannot draw. */
export class NameDrawingError extends Error {
  override name = "NameDrawingError";
}

export type NameDrawings = { wordmark: (name: string) => string; mark: (name: string) => string };

/** Draws names with the outlines of the display type: a logo until there is one. */
export async function withNameDrawings(fonts: Site["fonts"], draw: (drawings: NameDrawings) => void) {
  const folder = mkdtempSync(join(tmpdir(), "brand-fonts-"));
  const outlineOf = (name: string): Outline => {
    const script = ARABIC.test(name) ? "arabic" : "latin";
    if (script === "arabic" && LATIN.test(name)) throw new NameDrawingError(`"${name}" mixes two scripts`);
    const family = script === "arabic" ? "picture-arabic-display" : "picture-latin-600";
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="300"><text y="${SIZE}" font-size="${SIZE}" font-family="${family}">${escapeHtml(name)}</text></svg>`;
    const drawn = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [join(folder, `${family}.ttf`)] } });
    const path = [...drawn.toString().matchAll(/ d="([^"]*)"/g)].map(([, d = ""]) => shortened(d)).join("");
    const box = drawn.getBBox();
    if (!box || path === "") throw new NameDrawingError(`the type has no letters for "${name}"`);
    return { path, box: { x: box.x, y: box.y, width: box.width, height: box.height }, script };
  };
  try {
    await makePictureFonts(folder, fonts);
    draw({
      wordmark: (name) => wordmarkOf(outlineOf(name)),
      mark: (name) => markOf(outlineOf([...name.trim()][0]?.toUpperCase() ?? "")),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const shortened = (path: string) =>
  path.replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1)))).replace(/\s*([A-Z])\s*/g, "$1");

function wordmarkOf({ path, box, script }: Outline): string {
  const height = Math.max(box.height, SIZE * LEAST_HEIGHT[script]);
  const frame = [box.x, box.y - (height - box.height) / 2, box.width, height].map((length) => length.toFixed(1));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(" ")}">\n  <path d="${path}"/>\n</svg>\n`;
}

const MARK = 44;
const LETTER = 30;
const DOT_RADIUS = 4.6;

/** The first letter, and the dot that the site marks with. */
function markOf({ path, box }: Outline): string {
  const scale = Math.min(LETTER / box.height, (MARK - 4 * DOT_RADIUS) / box.width);
  const left = (MARK - box.width * scale - 3 * DOT_RADIUS) / 2;
  const top = (MARK - box.height * scale) / 2;
  const [x, y] = [left - box.x * scale, top - box.y * scale].map((length) => length.toFixed(2));
  const dot = { x: left + box.width * scale + 2 * DOT_RADIUS, y: top + box.height * scale - DOT_RADIUS };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK} ${MARK}">
  <path transform="translate(${x} ${y}) scale(${scale.toFixed(4)})" d="${path}"/>
  <circle cx="${dot.x.toFixed(2)}" cy="${dot.y.toFixed(2)}" r="${DOT_RADIUS}" fill="var(--color-accent)"/>
</svg>
`;
}
