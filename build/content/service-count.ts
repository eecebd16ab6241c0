import { NUMBER_WORDS, SERVICES_WORDS } from "./language-tables.ts";

const COUNTED = new RegExp(
  `(?<!\\p{L})(${Object.keys(NUMBER_WORDS).join("|")}|\\d+) (?:${SERVICES_WORDS.join("|")})(?!\\p{L})`,
  "iu",
);

/** The words with which a text counts the services, where their number is another one. */
export function miscountedServices(text: string, count: number): string | null {
  const [words, number = ""] = COUNTED.exec(text) ?? [];
  if (words === undefined) return null;
  return (NUMBER_WORDS[number.toLowerCase()] ?? Number(number)) === count ? null : words;
}
