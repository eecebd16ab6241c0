import { isOneEditAway } from "./one-edit.ts";
import {
  IMPACT_LEVELS,
  readPostings,
  SEARCH_KINDS,
  type SearchKind,
  SHORTEST_FORGIVEN,
  spellingKeys,
  type TermPostings,
} from "./search-index.ts";
import { type Token, termsOfWord, tokensOf } from "./search-terms.ts";

/** Reads one file of the index by its name. */
export type ReadSearchFile = (name: string) => Promise<string>;

export type Passage = { text: string; marked: boolean };
export type SearchResult = { kind: SearchKind; address: string; title: Passage[]; excerpt: Passage[] };
export type SearchFound = { results: SearchResult[]; total: number };
export type SearchOptions = { kind?: SearchKind | undefined; limit: number };

/** What a match is worth by how it was found. */
const WORTH = {
  exact: 1,
  withoutParticle: 0.9,
  begun: 0.7,
  begunBesideExact: 0.35,
  misspelt: 0.55,
  misspeltStart: 0.4,
} as const;
/** Between documents that say the same of a word, people look for the product first. */
const KIND_WORTH: Readonly<Record<SearchKind, number>> = {
  app: 1.35,
  item: 1.15,
  service: 1.25,
  post: 1,
  question: 1.1,
  person: 1.05,
  policy: 1,
  page: 1.1,
};
/** A page that says this much less than the best one is no answer to the same question. */
const LEAST_SHARE_OF_BEST = 0.1;
const MAX_WORDS = 8;
const MAX_BEGUN_TERMS = 24;
const MAX_SPELLINGS = 4;
const SHORTEST_BEGINNING = 2;
/** Files read for a word of which only the beginning is typed. */
const MAX_BEGUN_FILES = 2;

type Index = {
  kindEnds: number[];
  words: string[];
  spelling: string[];
  pages: number[];
};
type Match = { term: string; worth: number; found: TermPostings };

export type SiteSearch = (query: string, options: SearchOptions) => Promise<SearchFound>;

export function siteSearch(readFile: ReadSearchFile): SiteSearch {
  const kept = new Map<string, Promise<unknown>>();
  /** A file is read and understood once; one that failed is asked for again. */
  function once<T>(name: string, parse: (text: string) => T): Promise<T> {
    const known = kept.get(name);
    // Each name is always read with the same parser.
    if (known) return known as Promise<T>;
    const reading = readFile(name).then(parse);
    kept.set(name, reading);
    reading.catch(() => kept.delete(name));
    return reading;
  }
  const readIndex = () => once("index.txt", parseIndex);
  const readWords = (at: number) => once(`words-${at}.txt`, parseWords);
  const readSpelling = (at: number) => once(`spelling-${at}.txt`, parseSpelling);
  const readPages = (at: number) => once(`pages-${at}.txt`, (text) => text.split("\n"));

  async function findExact(index: Index, terms: readonly string[]): Promise<Match | null> {
    for (const term of terms) {
      const found = (await readWords(placeOf(index.words, term))).get(term);
      if (found) return { term, worth: term === terms[0] ? WORTH.exact : WORTH.withoutParticle, found };
    }
    return null;
  }

  async function findBegun(index: Index, beginning: string, worth: number): Promise<Match[]> {
    if (beginning.length < SHORTEST_BEGINNING) return [];
    const first = placeOf(index.words, beginning);
    const places = [first];
    while (places.length < MAX_BEGUN_FILES && index.words[first + places.length]?.startsWith(beginning))
      places.push(first + places.length);
    const files = await Promise.all(places.map(readWords));
    return files
      .flatMap((words) => [...words])
      .filter(([term]) => term.startsWith(beginning) && term !== beginning)
      .map(([term, found]) => ({ term, worth: worth * (0.5 + (0.5 * beginning.length) / term.length), found }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, MAX_BEGUN_TERMS);
  }

  async function findMisspelt(index: Index, forms: readonly string[]): Promise<Match[]> {
    const typed = forms.filter((form) => form.length >= SHORTEST_FORGIVEN - 1);
    const keys = new Set(typed.flatMap(keysToTry));
    const lists = await Promise.all(
      [...keys].map(async (key) => (await readSpelling(placeOf(index.spelling, key))).get(key) ?? []),
    );
    const near = new Set(lists.flat().filter((term) => typed.some((form) => isOneEditAway(form, term))));
    const matches: Match[] = [];
    for (const term of [...near].slice(0, MAX_SPELLINGS)) {
      const match = await findExact(index, [term]);
      const isLikely = typed.some((form) => form[0] === term[0]);
      if (match) matches.push({ ...match, worth: isLikely ? WORTH.misspelt : WORTH.misspeltStart });
    }
    return matches;
  }

  async function findWord(index: Index, { folded, terms }: Token, isBegun: boolean): Promise<Match[]> {
    const exact = await findExact(index, terms);
    if (exact) {
      const begun = isBegun ? await findBegun(index, exact.term, WORTH.begunBesideExact) : [];
      return [exact, ...begun];
    }
    for (const term of terms) {
      const begun = isBegun || term.length > SHORTEST_BEGINNING ? await findBegun(index, term, WORTH.begun) : [];
      if (begun.length > 0) return begun;
    }
    return folded.length >= SHORTEST_FORGIVEN ? findMisspelt(index, [...new Set([...terms, folded])]) : [];
  }

  /** Two words that are written as one in the texts: «وورد بريس», "woo commerce". */
  async function findJoined(index: Index, left: Token, right: Token): Promise<Match | null> {
    return findExact(index, termsOfWord(left.folded + right.folded));
  }

  async function findWords(index: Index, tokens: readonly Token[], lastIsBegun: boolean): Promise<Match[][]> {
    const byWord = await Promise.all(
      tokens.map((token, at) => findWord(index, token, lastIsBegun && at === tokens.length - 1)),
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
    const [title = "", address = "", summary = "", text = ""] = line.split("\t");
    return {
      kind: kindOf(index, document),
      address,
      title: markedPassages(title, isMatch),
      excerpt: bestExcerpt([summary, text], isMatch),
    };
  }

  return async (query, { kind, limit }) => {
    const index = await readIndex();
    const tokens = tokensOf(query).slice(0, MAX_WORDS);
    const byWord = await findWords(index, tokens, /[\p{L}\p{N}\p{M}]$/u.test(query));
    const ranked = rank(index, byWord, kind);
    const terms = new Set(byWord.flat().map(({ term }) => term));
    const isMatch = (token: Token) => token.terms.some((term) => terms.has(term));
    const results = await Promise.all(
      ranked.slice(0, limit).map(({ document }) => readResult(index, document, isMatch)),
    );
    return { results, total: ranked.length };
  };
}

/** A typing error in the middle of a short word may touch both its ends. */
function keysToTry(form: string): string[] {
  const [, second = "", third = ""] = form;
  const swapped = form.length === SHORTEST_FORGIVEN ? [form.slice(0, 1) + third + second + form.slice(3)] : [];
  // A letter too many or too few at an end moves the ends by one.
  return [form, form.slice(1), form.slice(0, -1), ...swapped].flatMap(spellingKeys);
}

/** The last part that begins at or before the word. */
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
    for (const { worth, found } of matches) {
      const rarity = Math.log(1 + (total - found.frequency + 0.5) / (found.frequency + 0.5));
      for (const { document, impact } of found.postings) {
        const score = rarity * worth * (impact / IMPACT_LEVELS);
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
      // A page that speaks of all the words stands before one that speaks of one of them often.
      score: score * (words / byWord.length) ** 1.5 * KIND_WORTH[kindOf(index, document)],
    }))
    .sort((a, b) => b.score - a.score || a.document - b.document);
  const least = (ranked[0]?.score ?? 0) * LEAST_SHARE_OF_BEST;
  return ranked.filter(({ score }) => score >= least);
}

function parseIndex(text: string): Index {
  const [kinds = [], words = [], spelling = [], pages = []] = text.split("\n").map((line) => line.split(" "));
  let end = 0;
  const kindEnds = kinds.map((count) => {
    end += Number(count);
    return end;
  });
  if (kindEnds.length !== SEARCH_KINDS.length || Number.isNaN(end)) throw new Error("this is no search index");
  return { kindEnds, words, spelling, pages: pages.map(Number) };
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

const EXCERPT_CHARS = 170;

/** The stretch of the texts with the most different words of the query; the first text if none has any. */
function bestExcerpt(texts: readonly string[], isMatch: (token: Token) => boolean): Passage[] {
  let best = { text: texts[0] ?? "", start: 0, words: 0 };
  for (const text of texts) {
    const matches = tokensOf(text).filter(isMatch);
    for (const [at, { start }] of matches.entries()) {
      const within = matches.slice(at).filter(({ end }) => end - start <= EXCERPT_CHARS * 0.8);
      const words = new Set(within.map(({ terms }) => terms[0])).size;
      if (words > best.words) best = { text, start, words };
    }
  }
  return markedPassages(stretch(best.text, best.start), isMatch);
}

/** About so many letters around a place, from one word's beginning to another's end. */
function stretch(text: string, around: number): string {
  if (text.length <= EXCERPT_CHARS) return text;
  const sentence = text.lastIndexOf(". ", around) + 1;
  const near = Math.max(around - 40, 0);
  const from = sentence >= near ? sentence : near === 0 ? 0 : text.indexOf(" ", near);
  const until = from + EXCERPT_CHARS;
  const to = until >= text.length ? text.length : text.lastIndexOf(" ", until);
  return `${from > 1 ? "… " : ""}${text.slice(from, to).trim()}${to < text.length ? " …" : ""}`;
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
