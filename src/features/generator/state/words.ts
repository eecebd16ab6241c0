import { type LineStyle, PLAIN_LINE, type Words } from "./post.ts";

/** The number of the line a place in the text belongs to. */
export const lineAt = (text: string, place: number) => text.slice(0, place).split("\n").length - 1;

/** A new text whose lines are set as before: lines above and below the change keep their style. */
export function retyped(words: Words, text: string): Words {
  if (words.lines.length === 0) return { text, lines: [] };
  const before = words.text.split("\n");
  const after = text.split("\n");
  let same = 0;
  while (same < before.length && same < after.length && before[same] === after[same]) same++;
  let sameBelow = 0;
  while (
    sameBelow < before.length - same &&
    sameBelow < after.length - same &&
    before[before.length - 1 - sameBelow] === after[after.length - 1 - sameBelow]
  )
    sameBelow++;
  const styleOf = (index: number) => words.lines[index] ?? PLAIN_LINE;
  const lines = after.map((_, index) => {
    const fromEnd = after.length - index;
    if (index < same) return styleOf(index);
    return fromEnd <= sameBelow
      ? styleOf(before.length - fromEnd)
      : styleOf(Math.min(index, before.length - sameBelow - 1));
  });
  return { text, lines };
}

/** The same words with one line set differently. */
export function restyled(words: Words, line: number, change: Partial<LineStyle>): Words {
  const count = words.text.split("\n").length;
  const lines = Array.from({ length: count }, (_, index) => {
    const style = words.lines[index] ?? PLAIN_LINE;
    return index === line ? { ...style, ...change } : style;
  });
  return { ...words, lines };
}
