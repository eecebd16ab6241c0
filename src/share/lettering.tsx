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

/** Only these fonts: a picture must not depend on the fonts installed on the machine. */
export const FONTS = {
  loadSystemFonts: false,
  fontFiles: [...new Set([DISPLAY, TEXT, MONO].flatMap((face) => Object.values(face)))].map((name) =>
    resolve(`src/.generated/fonts/${name}.ttf`),
  ),
};

/** A run of text with one script and one direction. */
type Run = { text: string; script: Script; level: number };

const ARABIC_LETTER = /[\p{Script=Arabic}\p{Mn}ـ]/u;
const ARABIC_SIGN = /[،؛؟]/;
const bidi = bidiFactory();

/**
 * Splits a line into runs, in visual order from left to right. The renderer shapes a run correctly, Arabic included, but
 * drops lines that need several fonts. Digits, signs and spaces use the Latin font in every language, as on the site.
 */
export function visualRuns(line: string, direction: Direction): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: Run[] = [];
  let at = 0;
  for (const letter of line) {
    const level = levels[at] ?? 0;
    const isLetter = ARABIC_LETTER.test(letter);
    const script = isLetter || ARABIC_SIGN.test(letter) ? "arabic" : "latin";
    const last = runs.at(-1);
    // Signs between Arabic words are runs of their own: inside a run the renderer would order them from the left.
    const joins = level % 2 === 0 ? last?.script === script : isLetter && ARABIC_LETTER.test(last?.text.at(-1) ?? "");
    if (last?.level === level && joins) last.text += letter;
    else runs.push({ text: level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter, script, level });
    at += letter.length;
  }
  return reordered(runs);
}

/** Rule L2 of the Unicode bidirectional algorithm, for runs instead of letters. */
function reordered(runs: readonly Run[]): Run[] {
  const result = [...runs];
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

/** A character of each font that does not join its neighbours. */
const BARS: Readonly<Record<Script, string>> = { arabic: "ء", latin: "|" };

/** The advance width of a run at size 1. Measured between two bars, so that spaces and side bearings count. */
function advanceOf({ text, script }: Run, face: Face): number {
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

function runWidth(run: Run, { face, size, tracking }: Setting): number {
  return (advanceOf(run, face) + tracking * [...run.text].length) * size;
}

export function widthOf(text: string, setting: Setting): number {
  return visualRuns(text, "ltr").reduce((sum, run) => sum + runWidth(run, setting), 0);
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

/** One line of text, run by run. */
export function Line({ text, setting, direction, x, y, anchor, fill }: LineProps) {
  const { face, size, tracking } = setting;
  const runs = visualRuns(text, direction);
  let left = x - BEFORE[anchor] * widthOf(text, setting);
  return runs.map((run) => {
    const start = left;
    left += runWidth(run, setting);
    if (run.text.trim() === "") return null;
    return (
      <text
        key={start}
        x={start.toFixed(2)}
        y={y.toFixed(2)}
        fill={fill}
        fontSize={size}
        fontFamily={face[run.script]}
        {...(tracking !== 0 && { letterSpacing: (tracking * size).toFixed(2) })}
        xmlSpace="preserve"
      >
        {run.text}
      </text>
    );
  });
}
