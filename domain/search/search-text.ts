/** Longer queries are cut before any work is done with them: normalising grows with the square of marks on a letter. */
export const MAX_QUERY_LENGTH = 200;

/**
 * Arabic as people type it: without marks, with any alef, with ه for ة and ي for ى.
 * Two texts that a reader takes for the same word become the same string.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f\u064b-\u0655\u0670\u0640\u200c-\u200f\u2060\u2066-\u2069]/g, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/[ىی]/g, "ي")
    .replace(/ک/g, "ك")
    .replace(/ة/g, "ه")
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether the text contains every word of the query, in any order, also as part of longer words. */
export function matchesSearch(text: string, query: string): boolean {
  const folded = foldForSearch(text);
  return foldForSearch(query.slice(0, MAX_QUERY_LENGTH))
    .split(" ")
    .every((word) => folded.includes(word));
}
