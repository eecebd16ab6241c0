import type { Direction } from "./locale.ts";

/** Silent reading of prose on a screen; Arabic words carry more, so fewer are read in a minute. */
const WORDS_A_MINUTE: Record<Direction, number> = { rtl: 150, ltr: 220 };

export function readingMinutes(words: number, direction: Direction): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE[direction]));
}
