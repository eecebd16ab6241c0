import type { Direction } from "#domain/language/locale.ts";

/** Silent reading of prose on a screen; Arabic words carry more, so fewer are read in a minute. */
const WORDS_A_MINUTE: Record<Direction, number> = { rtl: 150, ltr: 220 };

export function readingMinutes(words: number, direction: Direction): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE[direction]));
}

/** Words of a Markdown text that are read: not its code blocks, nor the lines and marks it is set with. */
export function wordsOf(markdown: string): number {
  const prose = markdown.replace(/^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1/gm, "");
  return prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
