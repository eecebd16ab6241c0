import { resolve } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import bidiFactory from "bidi-js";
import { renderToStaticMarkup } from "react-dom/server";
import type { Direction } from "#domain/language/locale.ts";

type Script = "arabic" | "latin";

/** A way of setting text: one face for each script, cut to one weight and named by build/styles/fonts.ts. */
export type Face = Readonly<Record<Script, string>>;

export const DISPLAY: Face = { arabic: "picture-arabic-display", latin: "picture-latin-600" };
export const TEXT: Face = { arabic: "picture-arabic-text", latin: "picture-latin-400" };
export const MONO: Face = { arabic: "picture-arabic-text", latin: "picture-mono" };

/** Only these: a picture must not depend on what is installed where it is made. */
export const FONTS = {
  loadSystemFonts: false,
  fontFiles: [...new Set([DISPLAY, TEXT, MONO].flatMap((face) => Object.values(face)))].map((name) =>
    resolve(`src/.generated/fonts/${name}.ttf`),
  ),
};

/** Letters run on through a piece; it has one script and one direction. */
type Piece = { text: string; script: Script; level: number };

const ARABIC_LETTER = /[\p{Script=Arabic}\p{Mn}ـ]/u;
const ARABIC_SIGN = /[،؛؟]/;
const bidi = bidiFactory();

/**
 * A line cut into pieces, in the order they stand from left to right. The renderer sets a piece well, Arabic included,
 * but loses lines that need several fonts. Figures, signs and spaces are Latin in every language, as on the site.
 */
export function visualPieces(line: string, direction: Direction): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const pieces: Piece[] = [];
  let at = 0;
  for (const letter of line) {
    const level = levels[at] ?? 0;
    const isLetter = ARABIC_LETTER.test(letter);
    const script = isLetter || ARABIC_SIGN.test(letter) ? "arabic" : "latin";
    const last = pieces.at(-1);
    // Signs between Arabic words stand for themselves: in a piece they would run from the left.
    const joins = level % 2 === 0 ? last?.script === script : isLetter && ARABIC_LETTER.test(last?.text.at(-1) ?? "");
    if (last?.level === level && joins) last.text += letter;
    else pieces.push({ text: level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter, script, level });
    at += letter.length;
  }
  return reordered(pieces);
}

/** Rule L2 of the Unicode bidirectional algorithm, over pieces instead of letters. */
function reordered(pieces: readonly Piece[]): Piece[] {
  const result = [...pieces];
  const highest = Math.max(0, ...result.map(({ level }) => level));
  for (let level = highest; level > 0; level--)
    for (let start = 0; start < result.length; start++) {
      let end = start;
      while ((result[end]?.level ?? -1) >= level) end++;
      if (end > start) result.splice(start, end - start, ...result.slice(start, end).reverse());
      start = end;
    }
  return result;
}

export type Setting = { face: Face; size: number; tracking: number };

const MEASURED_AT = 100;
const advances = new Map<string, number>();

/** In each face; neither joins its neighbours. */
const BARS: Readonly<Record<Script, string>> = { arabic: "ء", latin: "|" };

/** How far a piece advances at a size of 1. Bars on both sides make spaces and bearings count. */
function advanceOf({ text, script }: Piece, face: Face): number {
  const [family, bar] = [face[script], BARS[script]];
  const key = `${family} ${text}`;
  const known = advances.get(key);
  if (known !== undefined) return known;
  const width = inkWidth(`${bar}${text}${bar}`, family) - inkWidth(`${bar}${bar}`, family);
  const advance = width / MEASURED_AT;
  advances.set(key, advance);
  return advance;
}

function inkWidth(text: string, family: string): number {
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200" aria-hidden="true">
      <text y={MEASURED_AT} fontSize={MEASURED_AT} fontFamily={family} xmlSpace="preserve">
        {text}
      </text>
    </svg>,
  );
  return new Resvg(svg, { font: FONTS }).getBBox()?.width ?? 0;
}

function pieceWidth(piece: Piece, { face, size, tracking }: Setting): number {
  return (advanceOf(piece, face) + tracking * [...piece.text].length) * size;
}

export function widthOf(text: string, setting: Setting): number {
  return visualPieces(text, "ltr").reduce((sum, piece) => sum + pieceWidth(piece, setting), 0);
}

export type LineProps = {
  text: string;
  setting: Setting;
  direction: Direction;
  /** Where the line begins, continues to both sides of, or ends, from left to right. */
  x: number;
  y: number;
  anchor: "left" | "middle" | "right";
  fill: string;
};

const BEFORE = { left: 0, middle: 0.5, right: 1 };

/** One line of text, piece by piece. */
export function Line({ text, setting, direction, x, y, anchor, fill }: LineProps) {
  const { face, size, tracking } = setting;
  const pieces = visualPieces(text, direction);
  let left = x - BEFORE[anchor] * widthOf(text, setting);
  return pieces.map((piece) => {
    const start = left;
    left += pieceWidth(piece, setting);
    if (piece.text.trim() === "") return null;
    return (
      <text
        key={start}
        x={start.toFixed(2)}
        y={y.toFixed(2)}
        fill={fill}
        fontSize={size}
        fontFamily={face[piece.script]}
        {...(tracking !== 0 && { letterSpacing: (tracking * size).toFixed(2) })}
        xmlSpace="preserve"
      >
        {piece.text}
      </text>
    );
  });
}
