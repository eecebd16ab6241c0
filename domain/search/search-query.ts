import { isOneEditAway } from "./one-edit.ts";
import {
  IMPACT_LEVELS,
  readPostings,
  SEARCH_KINDS,
  type SearchKind,
  SHORTEST_CORRECTED,
  spellingKeys,
  TEXT_PARTS,
  type TermPostings,
} from "./search-index.ts";
import { type Token, termsOfWord, tokensOf } from "./search-terms.ts";
import { MAX_QUERY_LENGTH } from "./search-text.ts";

/** Reads one file of the index by its name. */
export type ReadSearchFile = (name: string) => Promise<string>;

export type Passage = { text: string; marked: boolean };
export type SearchResult = {
  kind: SearchKind;
  address: string;
  title: Passage[];
  excerpt: Passage[];
  picture: { day: string; night: string } | null;
};
export type SearchFound = { results: SearchResult[]; total: number };
export type SearchOptions = { kind?: SearchKind | undefined; limit: number };

/** The weight of a match by how it was found. */
const MATCH_WEIGHT = {
  exact: 1,
  withoutParticle: 0.9,
  prefix: 0.7,
  prefixBesideExact: 0.35,
  misspelt: 0.55,
  misspeltStart: 0.4,
} as const;
/** Of documents that match equally well, visitors mostly want the product. */
const KIND_WEIGHT: Readonly<Record<SearchKind, number>> = {
  app: 1.35,
  item: 1.15,
  service: 1.25,
  post: 1,
  question: 1.1,
  person: 1.05,
  policy: 1,
  page: 1.1,
};
/** Results with a smaller share of the best score are left out. */
const LEAST_SHARE_OF_BEST = 0.1;
const MAX_WORDS = 8;
const MAX_PREFIX_TERMS = 24;
const MAX_SPELLINGS = 4;
const SHORTEST_PREFIX = 2;
/** Files read for a word that is typed in part. */
const MAX_PREFIX_FILES = 2;

type Index = {
  kindEnds: number[];
  words: string[];
  spelling: string[];
  pages: number[];
  synonyms: string[][];
  /** Names of products. */
  names: ReadonlySet<string>;
};
type Match = { term: string; weight: number; found: TermPostings };

export type SiteSearch = (query: string, options: SearchOptions) => Promise<SearchFound>;

export function siteSearch(readFile: ReadSearchFile): SiteSearch {
  const cache = new Map<string, Promise<unknown>>();
  /** Each file is read and parsed once; one that failed is read again. */
  function readOnce<T>(name: string, parse: (text: string) => T): Promise<T> {
    const known = cache.get(name);
    // Each name is always read with the same parser.
    if (known) return known as Promise<T>;
    const reading = readFile(name).then(parse);
    cache.set(name, reading);
    reading.catch(() => cache.delete(name));
    return reading;
  }
  const readIndex = () => readOnce("index.txt", parseIndex);
  const readWords = (at: number) => readOnce(`words-${at}.txt`, parseWords);
  const readSpelling = (at: number) => readOnce(`spelling-${at}.txt`, parseSpelling);
  const readPages = (at: number) => readOnce(`pages-${at}.txt`, (text) => text.split("\n"));

  async function findExact(index: Index, terms: readonly string[]): Promise<Match | null> {
    for (const term of terms) {
      const found = (await readWords(placeOf(index.words, term))).get(term);
      if (found) return { term, weight: term === terms[0] ? MATCH_WEIGHT.exact : MATCH_WEIGHT.withoutParticle, found };
    }
    return null;
  }

  async function findByPrefix(index: Index, prefix: string, weight: number): Promise<Match[]> {
    if (prefix.length < SHORTEST_PREFIX) return [];
    const first = placeOf(index.words, prefix);
    const places = [first];
    while (places.length < MAX_PREFIX_FILES && index.words[first + places.length]?.startsWith(prefix))
      places.push(first + places.length);
    const files = await Promise.all(places.map(readWords));
    return files
      .flatMap((words) => [...words])
      .filter(([term]) => term.startsWith(prefix) && term !== prefix)
      .map(([term, found]) => ({ term, weight: weight * (0.5 + (0.5 * prefix.length) / term.length), found }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MAX_PREFIX_TERMS);
  }

  async function findMisspelt(index: Index, forms: readonly string[]): Promise<Match[]> {
    const typed = forms.filter((form) => form.length >= SHORTEST_CORRECTED - 1);
    const keys = new Set(typed.flatMap(keysToTry));
    const lists = await Promise.all(
      [...keys].map(async (key) => (await readSpelling(placeOf(index.spelling, key))).get(key) ?? []),
    );
    const near = new Set(lists.flat().filter((term) => typed.some((form) => isOneEditAway(form, term))));
    const matches: Match[] = [];
    for (const term of [...near].slice(0, MAX_SPELLINGS)) {
      const match = await findExact(index, [term]);
      const isLikely = typed.some((form) => form[0] === term[0]);
      if (match) matches.push({ ...match, weight: isLikely ? MATCH_WEIGHT.misspelt : MATCH_WEIGHT.misspeltStart });
    }
    return matches;
  }

  async function findWord(index: Index, { folded, terms }: Token, isTypedInPart: boolean): Promise<Match[]> {
    const exact = await findExact(index, terms);
    if (exact) {
      const byPrefix = isTypedInPart ? await findByPrefix(index, exact.term, MATCH_WEIGHT.prefixBesideExact) : [];
      return [exact, ...byPrefix];
    }
    for (const term of terms) {
      const byPrefix =
        isTypedInPart || term.length > SHORTEST_PREFIX ? await findByPrefix(index, term, MATCH_WEIGHT.prefix) : [];
      if (byPrefix.length > 0) return byPrefix;
    }
    return folded.length >= SHORTEST_CORRECTED ? findMisspelt(index, [...new Set([...terms, folded])]) : [];
  }

  /** Two words of the query that the texts write as one: «وورد بريس», "woo commerce". */
  async function findJoined(index: Index, left: Token, right: Token): Promise<Match | null> {
    return findExact(index, termsOfWord(left.folded + right.folded));
  }

  async function findWords(index: Index, tokens: readonly Token[], isLastTypedInPart: boolean): Promise<Match[][]> {
    const byWord = await Promise.all(
      tokens.map((token, at) => findWord(index, token, isLastTypedInPart && at === tokens.length - 1)),
    );
    const pairs = await Promise.all(tokens.slice(1).map((right, at) => findJoined(index, tokens[at] ?? right, right)));
    return byWord.map((matches, at) => [
      ...matches,
      ...[pairs[at - 1], pairs[at]].filter((joined) => joined !== null && joined !== undefined),
    ]);
  }

  async function readResult(index: Index, document: number, isMatch: (token: Token) => boolean): Promise<SearchResult> {
    const place = index.pages.findLastIndex((first) => first <= document);
    const lines = await readPages(place);
    const line = lines[document - (index.pages[place] ?? 0)] ?? "";
    const [title = "", address = "", summary = "", text = "", picture = ""] = line.split("\t");
    const [day = "", night = day] = picture.split(" ");
    return {
      kind: kindOf(index, document),
      address,
      title: markedPassages(title, isMatch),
      excerpt: markedPassages(bestExcerpt(summary, text, isMatch), isMatch),
      picture: day === "" ? null : { day, night },
    };
  }

  return async (asked, { kind, limit }) => {
    const query = asked.slice(0, MAX_QUERY_LENGTH);
    const index = await readIndex();
    const tokens = tokensOf(query).slice(0, MAX_WORDS);
    const byWord = await findWords(index, tokens, /[\p{L}\p{N}\p{M}]$/u.test(query));
    const ranked = rank(index, byWord, kind);
    const terms = withSynonyms(index, new Set(byWord.flat().map(({ term }) => term)));
    // Who types the name of a product does not mean the words derived from it: «الدفتري», «دفاتر».
    const named = tokens.filter(({ folded }) => index.names.has(folded));
    const isDerived = ({ folded, terms: own }: Token) =>
      named.some((name) => name.terms.some((term) => own.includes(term)) && !folded.endsWith(name.folded));
    const isMatch = (token: Token) => token.terms.some((term) => terms.has(term)) && !isDerived(token);
    const results = await Promise.all(
      ranked.slice(0, limit).map(({ document }) => readResult(index, document, isMatch)),
    );
    return { results, total: ranked.length };
  };
}

/** Keys under which the word may be listed: a typing error in a short word may change both its first and last letters. */
function keysToTry(form: string): string[] {
  const [, second = "", third = ""] = form;
  const swapped = form.length === SHORTEST_CORRECTED ? [form.slice(0, 1) + third + second + form.slice(3)] : [];
  // An added or missing letter at an end shifts the letters of the key by one.
  return [form, form.slice(1), form.slice(0, -1), ...swapped].flatMap(spellingKeys);
}

/** The number of the file that holds the word: the last one that begins at or before it. */
const placeOf = (starts: readonly string[], word: string) =>
  Math.max(
    starts.findLastIndex((start) => start <= word),
    0,
  );

const kindOf = ({ kindEnds }: Index, document: number): SearchKind =>
  SEARCH_KINDS[kindEnds.findIndex((end) => document < end)] ?? "page";

function rank(index: Index, byWord: readonly (readonly Match[])[], kind: SearchKind | undefined) {
  const total = index.kindEnds.at(-1) ?? 0;
  const scores = new Map<number, { score: number; words: number }>();
  for (const matches of byWord) {
    const best = new Map<number, number>();
    for (const { weight, found } of matches) {
      const rarity = Math.log(1 + (total - found.frequency + 0.5) / (found.frequency + 0.5));
      for (const { document, impact } of found.postings) {
        const score = rarity * weight * (impact / IMPACT_LEVELS);
        if (score > (best.get(document) ?? 0)) best.set(document, score);
      }
    }
    for (const [document, score] of best) {
      const known = scores.get(document) ?? { score: 0, words: 0 };
      scores.set(document, { score: known.score + score, words: known.words + 1 });
    }
  }
  const ranked = [...scores]
    .filter(([document]) => !kind || kindOf(index, document) === kind)
    .map(([document, { score, words }]) => ({
      document,
      // A page with all the words ranks above one with a single word many times.
      score: score * (words / byWord.length) ** 1.5 * KIND_WEIGHT[kindOf(index, document)],
    }))
    .sort((a, b) => b.score - a.score || a.document - b.document);
  const least = (ranked[0]?.score ?? 0) * LEAST_SHARE_OF_BEST;
  return ranked.filter(({ score }) => score >= least);
}

function parseIndex(text: string): Index {
  const rows = text.split("\n").map((line) => line.split(" "));
  const [kinds = [], words = [], spelling = [], pages = [], synonyms = [], names = []] = rows;
  let end = 0;
  const kindEnds = kinds.map((count) => {
    end += Number(count);
    return end;
  });
  if (kindEnds.length !== SEARCH_KINDS.length || Number.isNaN(end)) throw new Error("not a search index");
  return {
    kindEnds,
    words,
    spelling,
    pages: pages.map(Number),
    synonyms: synonyms.map((group) => group.split(",")),
    names: new Set(names),
  };
}

function parseWords(text: string): Map<string, TermPostings> {
  return new Map(
    text.split("\n").map((line) => {
      const [term = "", frequency = "", written = ""] = line.split(" ");
      return [term, readPostings(frequency, written)];
    }),
  );
}

function parseSpelling(text: string): Map<string, string[]> {
  return new Map(
    text.split("\n").map((line) => {
      const [key = "", ...terms] = line.split(" ");
      return [key, terms];
    }),
  );
}

/** A page may have been found by a synonym: that is marked too, so that «دفتر» answers "daftar". */
const withSynonyms = ({ synonyms }: Index, terms: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...terms, ...synonyms.filter((group) => group.some((term) => terms.has(term))).flat()]);

const EXCERPT_CHARS = 170;
/** Less than this, a heading or a name, does not say what a page is about. */
const SHORTEST_EXCERPT = 40;
const SENTENCE_ENDS = [". ", "! ", "? ", "؟ "] as const;

/** The summary, unless a sentence of the text has more different words of the query. */
function bestExcerpt(summary: string, text: string, isMatch: (token: Token) => boolean): string {
  const differentIn = (tokens: readonly Token[]) => new Set(tokens.map(({ terms }) => terms[0])).size;
  let best = { excerpt: shortened(summary, 0), words: differentIn(tokensOf(summary).filter(isMatch)) };
  const matches = tokensOf(text).filter(isMatch);
  let end = 0;
  for (const { start: match } of matches) {
    // Of the sentence before, which is known.
    if (match < end) continue;
    const part = { start: afterLast(text, TEXT_PARTS, match), end: beforeNext(text, TEXT_PARTS, match) };
    const start = Math.max(part.start, ...SENTENCE_ENDS.map((mark) => afterLast(text, mark, match)));
    end = Math.min(part.end, ...SENTENCE_ENDS.map((mark) => beforeNext(text, mark, match)));
    const words = differentIn(matches.filter((token) => token.start >= start && token.end <= end));
    if (words <= best.words || part.end - start < SHORTEST_EXCERPT) continue;
    best = { excerpt: shortened(text.slice(start, part.end), match - start), words };
  }
  return best.excerpt;
}

function afterLast(text: string, mark: string, before: number): number {
  const at = text.lastIndexOf(mark, before);
  return at < 0 ? 0 : at + mark.length;
}

function beforeNext(text: string, mark: string, after: number): number {
  const at = text.indexOf(mark, after);
  return at < 0 ? text.length : at;
}

/** So much longer it may be, where that ends a sentence. */
const LONGEST_EXCERPT_CHARS = 240;
const PHRASE_END = /[،؛,;:]$/;

/** About EXCERPT_CHARS characters: from the beginning, or from a word before the match where that lies far inside. */
function shortened(text: string, match: number): string {
  const from = match < EXCERPT_CHARS * 0.8 ? 0 : text.lastIndexOf(" ", match - EXCERPT_CHARS * 0.4) + 1;
  const shown = firstSentences(text.slice(from), match - from);
  return from === 0 ? shown : `… ${shown}`;
}

/** Whole sentences, with the match; otherwise to the end of a phrase, or of a word. */
function firstSentences(text: string, match: number): string {
  if (text.length <= EXCERPT_CHARS) return text;
  const lastEnd = (limit: number) =>
    text.length <= limit ? text.length : Math.max(...SENTENCE_ENDS.map((mark) => text.lastIndexOf(mark, limit) + 1));
  const least = Math.max(match, EXCERPT_CHARS / 2);
  const sentence = [EXCERPT_CHARS, LONGEST_EXCERPT_CHARS].map(lastEnd).find((end) => end > least);
  if (sentence !== undefined) return text.slice(0, sentence);
  const word = text.slice(0, text.lastIndexOf(" ", EXCERPT_CHARS));
  const phrase = Math.max(...["،", "؛", ",", ";"].map((mark) => word.lastIndexOf(mark)));
  const cut = phrase > least ? word.slice(0, phrase) : word;
  return `${cut.replace(PHRASE_END, "")} …`;
}

function markedPassages(text: string, isMatch: (token: Token) => boolean): Passage[] {
  const passages: Passage[] = [];
  let at = 0;
  for (const token of tokensOf(text)) {
    if (!isMatch(token)) continue;
    if (token.start > at) passages.push({ text: text.slice(at, token.start), marked: false });
    passages.push({ text: text.slice(token.start, token.end), marked: true });
    at = token.end;
  }
  if (at < text.length) passages.push({ text: text.slice(at), marked: false });
  return passages;
}
