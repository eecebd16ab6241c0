import { wordsOf } from "#domain/text/reading-time.ts";

export type WordCounts = Record<string, number>;

/** Number of words of each language in an entry, counted in its localized texts. */
export function wordsIn(entry: unknown, locales: readonly string[]): WordCounts {
  const counts: WordCounts = Object.fromEntries(locales.map((locale) => [locale, 0]));
  const add = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value))
      if (typeof inner === "string" && locales.includes(key)) counts[key] = (counts[key] ?? 0) + wordsOf(inner);
      else add(inner);
  };
  add(entry);
  return counts;
}
