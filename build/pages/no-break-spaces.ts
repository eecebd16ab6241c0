import { COMPOUND_HYPHEN, RANGE_DASH, UNBROKEN_DASH, UNBROKEN_HYPHEN } from "#domain/text/compounds.ts";

/** Not changed: tags, and elements whose text is not prose or is compared by a script. As many as stand together. */
const SKIPPED =
  /(?:<(?:(script|style|svg|title|textarea|option|pre|code|astro-island)\b[\s\S]*?<\/\1>|[^'">]*(?:(?:"[^"]*"|'[^']*')[^'">]*)*>))+/;
/** A number before a word, and short Arabic words that belong to the next one: «ما تطلبه», «لا يحتاج», «أن تصل». */
const NOT_LAST_IN_LINE = /(?=[\dملأ])(?<![\p{L}\d])(?:\d[\d,.:]{0,7}|ما|لا|لم|لن|أن) (?=\p{L})/u;
/** Times of day with a dash between them: "9:00 AM – 6:00 PM". */
const TIMES = / – (?=\d)/u;
/** Within a longer text: labels and names stay as they are written. */
const COMPOUND = new RegExp(`${COMPOUND_HYPHEN.source}(?<=[^<>]{24})`, "u");
/** The end of a long paragraph: the spaces before its last words. In a short one they would leave a ragged line. */
const LAST_WORDS =
  / (?=(?:[^\s<>]{1,3} )?[^\s<>]{1,9}<\/(?:p|li|dd|blockquote)>)(?<=[^<>]{90} )(?:[^\s<>]{1,3} )?[^\s<>]{1,9}/u;
/** One expression, so that each page is searched once. What is rare in a page comes first in each of its parts. */
const SKIPPED_OR_MATCH = new RegExp(
  [SKIPPED, LAST_WORDS, NOT_LAST_IN_LINE, TIMES, RANGE_DASH, COMPOUND].map(({ source }) => source).join("|"),
  "gu",
);
const NO_BREAK_SPACE = "\u00a0";

/**
 * Keeps words on one line: a number or a short Arabic word and the next one, both ends of a range, the parts of a short
 * compound, and the last words of a paragraph.
 */
export function keepWordsTogether(html: string): string {
  return html.replace(SKIPPED_OR_MATCH, (found) => {
    if (found.startsWith("<")) return found;
    if (found === "–") return UNBROKEN_DASH;
    return found === "-" ? UNBROKEN_HYPHEN : found.replaceAll(" ", NO_BREAK_SPACE);
  });
}
