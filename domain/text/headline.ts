/** How the headline of the home page is set: with the last word stretched, as it is, or smaller. */
export type HeadlineLook = "stretched" | "plain" | "long";

/** A longer word would leave its column when its strokes are lengthened. */
const MOST_STRETCHED_LETTERS = 5;
/** Arabic letters are set larger. */
const MOST_LETTERS_A_LINE = { arabic: 10, other: 15 };

const lettersIn = (text: string) => [...text.replace(/\p{Mn}/gu, "")].length;

export function headlineLook(lines: readonly string[]): HeadlineLook {
  const isLong = (line: string) =>
    lettersIn(line) > MOST_LETTERS_A_LINE[/\p{Script=Arabic}/u.test(line) ? "arabic" : "other"];
  if (lines.some(isLong)) return "long";
  const last = lines.at(-1) ?? "";
  return lettersIn(last) <= MOST_STRETCHED_LETTERS && !/\s/.test(last) ? "stretched" : "plain";
}
