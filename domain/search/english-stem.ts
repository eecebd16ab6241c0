const VOWEL = /[aeiouy]/;

/** Removes one of two equal consonants at the end: `plann` of `planned` becomes `plan`. */
function withoutDouble(stem: string): string {
  if (/([bdfgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return stem;
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

const SUFFIXES: readonly (readonly [ending: string, instead: string, shortest: number])[] = [
  ["ization", "ize", 3],
  ["isation", "ize", 3],
  ["ational", "ate", 3],
  ["fulness", "ful", 3],
  ["iveness", "ive", 3],
  ["ation", "ate", 3],
  ["ement", "", 4],
  ["ment", "", 4],
  ["ness", "", 3],
  ["tion", "t", 4],
  ["ing", "", 3],
  ["ise", "ize", 3],
  ["our", "or", 3],
  ["ed", "", 3],
  ["ly", "", 3],
];

/** Words that only look inflected. */
const NOT_INFLECTED: ReadonlySet<string> = new Set(["business", "news", "address", "process"]);

/** An English word without its inflection. Not a dictionary form: words with the same stem are the same to a search. */
export function englishStem(folded: string): string {
  const word = folded.replace(/['’]s?$/, "");
  if (word.length <= 3 || NOT_INFLECTED.has(word)) return word;
  let stem = withoutPlural(word);
  if (NOT_INFLECTED.has(stem)) return stem;
  for (const [ending, instead, shortest] of SUFFIXES) {
    const rest = stem.slice(0, -ending.length);
    if (!stem.endsWith(ending) || rest.length < shortest || !VOWEL.test(rest)) continue;
    stem = withoutDouble(rest + instead);
    break;
  }
  if (stem.length > 4 && stem.endsWith("e")) stem = stem.slice(0, -1);
  // British and American spelling: licence, license.
  stem = stem.replace(/enc$/, "ens");
  return stem.length > 3 && /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}i` : stem;
}
