import { arabicStems, isArabic } from "./arabic-search.ts";
import { englishStem } from "./english-stem.ts";
import { foldForSearch } from "./search-text.ts";

/** A word of a text, its position, and the terms it may be found by, the likeliest first. */
export type Token = { start: number; end: number; folded: string; terms: string[] };

/** Consecutive letters of one script: «وAndroid» is two words. */
const WORD = /(?:\p{Script=Arabic}|\p{M}|\u0640)+|(?:(?!\p{Script=Arabic})[\p{L}\p{N}\p{M}])+/gu;

/** Words too common to search for, as `foldForSearch` writes them. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `من في علي الي عن ان او ثم ما لا هل كيف متي اين ماذا لماذا هذا هذه ذلك تلك التي الذي كل مع قد لم لن اذا حين عند بعد قبل
  هو هي انا نحن انت كان يكون هنا هناك ايضا كما لكن بل غير اي وهو وهي ومن وما ولا وفي فلا فما مما لو وان فان اما كم
  بلا منذ حتي بين به له فيه منه عنه عليه اليه لها بها فيها منها عنها عليها اليها لك لي لنا لكم عندي عندكم ابي ابغي اريد وين ليش ايش شو
  a an the of to in on at by for from with and or but not no is are was be been it its this that these those as if then
  than so do does did how what when where which who why can could i you we they my your our me us he she will would
  s t re ve ll have has had there their them about into want need`.split(/\s+/),
);

export function termsOfWord(folded: string): string[] {
  return isArabic(folded) ? arabicStems(folded) : [englishStem(folded)];
}

export type Word = Pick<Token, "folded" | "terms">;

/** Texts repeat their words: each is folded and stemmed once. The cache is emptied when it is full. */
const cache = new Map<string, Word | null>();
const MAX_CACHED = 50_000;

function wordOf(written: string): Word | null {
  const cached = cache.get(written);
  if (cached !== undefined) return cached;
  const folded = foldForSearch(written);
  const word = folded === "" || STOP_WORDS.has(folded) ? null : { folded, terms: termsOfWord(folded) };
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(written, word);
  return word;
}

/** The words of a text that can be searched for. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = wordOf(match[0]);
    if (word) tokens.push({ start: match.index, end: match.index + match[0].length, ...word });
  }
  return tokens;
}

/** The same without positions: the millions of words of a large index then share a few thousand objects. */
export const searchWordsOf = (text: string): Word[] =>
  (text.match(WORD) ?? []).map(wordOf).filter((word) => word !== null);
