import { type Setting, widthOf } from "./lettering.tsx";

/** Among Arabic words, a name in Latin letters and its number stay together: React Native, Windows 11. */
const BETWEEN_WORDS = /(?<![a-z\d]) | (?![a-z\d])/i;

/**
 * Breaks a text at its spaces into as few lines as the width allows, with lengths as equal as
 * possible. Null where a single word is wider.
 */
export function wrapText(text: string, width: number, setting: Setting): string[] | null {
  const words = text.split(/\p{Script=Arabic}/u.test(text) ? BETWEEN_WORDS : " ");
  const space = widthOf(" ", setting);
  const lengths = words.map((word) => widthOf(word, setting));
  const lineWidth = (from: number, to: number) =>
    lengths.slice(from, to).reduce((sum, length) => sum + length, 0) + space * (to - from - 1);

  type Way = { lines: number; cost: number; breaks: number[] };
  /** The best way to set the words from each one on. */
  const ways: (Way | null)[] = Array.from({ length: words.length + 1 }, () => null);
  ways[words.length] = { lines: 0, cost: 0, breaks: [] };
  for (let from = words.length - 1; from >= 0; from--)
    for (let to = from + 1; to <= words.length; to++) {
      const rest = ways[to];
      const slack = width - lineWidth(from, to);
      if (!rest || slack < 0) continue;
      const way = { lines: rest.lines + 1, cost: rest.cost + slack ** 2, breaks: [to, ...rest.breaks] };
      const best = ways[from];
      if (!best || way.lines < best.lines || (way.lines === best.lines && way.cost < best.cost)) ways[from] = way;
    }
  const breaks = ways[0]?.breaks;
  return breaks?.map((to, index) => words.slice(breaks[index - 1] ?? 0, to).join(" ")) ?? null;
}
