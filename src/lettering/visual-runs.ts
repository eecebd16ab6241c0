import bidiFactory from "bidi-js";
import type { Direction } from "#domain/language/locale.ts";
import type { Script } from "./faces.ts";

/** A run of text with one script and one direction. */
export type Run = { text: string; script: Script; level: number };

const ARABIC_LETTER = /[\p{Script=Arabic}\p{Mn}ـ]/u;
const ARABIC_SIGN = /[،؛؟]/;
const bidi = bidiFactory();

/**
 * Splits a line into runs, in visual order from left to right. Digits, signs and spaces use the Latin font in every
 * language, as on the site.
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
    // Signs between Arabic words are runs of their own: the Latin font sets them, and it runs from the left.
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
