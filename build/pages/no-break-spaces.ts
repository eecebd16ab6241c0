/** Not changed: tags, and elements whose text is not prose or is compared by a script. */
const SKIPPED =
  /<(script|style|svg|title|textarea|option|pre|code|astro-island)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^'">])*>/;
/** A number before a word, and short Arabic words that belong to the next one: «ما تطلبه», «لا يحتاج», «أن تصل». */
const NOT_LAST_IN_LINE = /(?<![\p{L}\d])(?:\d[\d,.:]{0,7}|ما|لا|لم|لن|أن) (?=\p{L})/u;
/** One expression, so that each page is searched once. */
const SKIPPED_OR_MATCH = new RegExp(`${SKIPPED.source}|${NOT_LAST_IN_LINE.source}`, "gu");
const NO_BREAK_SPACE = "\u00a0";

/** Puts a non-breaking space after numbers and short Arabic words, so that the next word stays on their line. */
export function addNoBreakSpaces(html: string): string {
  return html.replace(SKIPPED_OR_MATCH, (found) =>
    found.startsWith("<") ? found : `${found.slice(0, -1)}${NO_BREAK_SPACE}`,
  );
}
