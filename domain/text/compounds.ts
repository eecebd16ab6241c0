/** The hyphen of a short compound: "follow-up", "e-mail". */
export const COMPOUND_HYPHEN = /-(?<=(?<![\p{L}-])\p{L}{1,9}-)(?=\p{L}{1,7}(?![\p{L}-]))/gu;
const WORD_JOINER = "\u2060";
/** The dash of a range of numbers: "7–15". */
export const RANGE_DASH = /–(?<=\d–)(?=\d)/gu;
export const UNBROKEN_DASH = `–${WORD_JOINER}`;
export const UNBROKEN_HYPHEN = `-${WORD_JOINER}`;

/** A text whose short compounds are not broken at the end of a line. */
export function keepCompounds(text: string): string {
  return text.replace(COMPOUND_HYPHEN, UNBROKEN_HYPHEN);
}

/** A text whose ranges of numbers are not broken after the dash. */
export function keepRanges(text: string): string {
  return text.replace(RANGE_DASH, UNBROKEN_DASH);
}
