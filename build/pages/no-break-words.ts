/** What must not be tied: an element whose text is no prose, or is compared with a script's own; a tag. */
const LEFT_ALONE =
  /<(script|style|svg|title|textarea|option|pre|code|astro-island)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^'">])*>/;
/** A number before a word, and short words that lean on the next one: «ما تطلبه», «لا يحتاج», «أن تصل». */
const TIED = /(?<![\p{L}\d])(?:\d[\d,.:]{0,7}|ما|لا|لم|لن|أن) (?=\p{L})/u;
/** In one walk over the page: it is done for every page of every build. */
const PIECE = new RegExp(`${LEFT_ALONE.source}|${TIED.source}`, "gu");
const NO_BREAK = "\u00a0";

/** Keeps a number with what it counts, and short Arabic words with what they lean on, on one line. */
export function tieWords(html: string): string {
  return html.replace(PIECE, (piece) => (piece.startsWith("<") ? piece : `${piece.slice(0, -1)}${NO_BREAK}`));
}
