/** A script, style or drawing with all it holds, a tag with its attributes, or the text up to the next of them. */
const PIECE = /<(script|style|svg)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;
/** Text that is no prose, or that a script compares with its own. */
const LEFT_ALONE = new Set(["title", "textarea", "option", "pre", "code", "astro-island"]);
const TAG = /^<(\/?)([a-z][a-z0-9-]*)/i;

const NUMBER_BEFORE_WORD = /(?<![\p{L}\d])(\d[\d,.:]{0,7}) (?=\p{L})/gu;
/** Short words that lean on the next one: «ما تطلبه», «لا يحتاج», «أن تصل». */
const LEANING_WORD = /(?<!\p{L})(ما|لا|لم|لن|أن) (?=\p{L})/gu;
const NO_BREAK = "\u00a0";

/** Keeps a number with what it counts, and short Arabic words with what they lean on, on one line. */
export function tieWords(html: string): string {
  const open: string[] = [];
  return html.replace(PIECE, (piece) => {
    const tag = piece.startsWith("<") ? TAG.exec(piece) : null;
    if (tag) {
      const name = tag[2]?.toLowerCase() ?? "";
      if (LEFT_ALONE.has(name) && !piece.endsWith("/>")) {
        if (tag[1] === "") open.push(name);
        else if (open.at(-1) === name) open.pop();
      }
      return piece;
    }
    if (open.length > 0) return piece;
    return piece.replace(NUMBER_BEFORE_WORD, `$1${NO_BREAK}`).replace(LEANING_WORD, `$1${NO_BREAK}`);
  });
}
