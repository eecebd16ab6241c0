/** The hyphen of a short compound: "follow-up", "e-mail". */
export const COMPOUND_HYPHEN = /-(?<=(?<![\p{L}-])\p{L}{1,9}-)(?=\p{L}{1,7}(?![\p{L}-]))/gu;
const WORD_JOINER = "\u2060";
export const UNBROKEN_HYPHEN = `-${WORD_JOINER}`;

/** A text whose short compounds are not broken at the end of a line. */
export function keepCompounds(text: string): string {
  return text.replace(COMPOUND_HYPHEN, UNBROKEN_HYPHEN);
}
