import { isArabic } from "./arabic-search.ts";
import { searchWordsOf, type Word } from "./search-terms.ts";
import { foldForSearch } from "./search-text.ts";

/** In the order of the filters; documents of a kind stand together in the index. */
export const SEARCH_KINDS = ["app", "item", "service", "post", "question", "person", "policy", "page"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export type SearchDocument = {
  kind: SearchKind;
  address: string;
  title: string;
  /** Other spellings of the title: the same name in another language. Found, but not shown. */
  aliases: string;
  /** Shown below the title where a word of the query stands in it. */
  summary: string;
  /** Parts divided by TEXT_PARTS; each is whole sentences. */
  text: string;
  /** Addresses of its picture by day and by night. */
  picture?: { day: string; night: string } | undefined;
};

/** Between two parts of a text that do not follow each other. */
export const TEXT_PARTS = " · ";

/**
 * An index cut into small text files, of which a query reads a few:
 * `index.txt` says where the others begin, which words are synonyms and which are names of products, `words-n.txt` names
 * the documents of each word, `spelling-n.txt` the words with the same beginning or end (for typing errors), `pages-n.txt` what is shown of the documents.
 */
export type SearchFiles = ReadonlyMap<string, string>;

/** A posting is written as the distance to the document before it, in base 36, and its impact, A to Z. */
export const IMPACT_LEVELS = 26;
const FIRST_LEVEL = "A".charCodeAt(0);

/** The weight of a word in each field, and how much a longer field lowers it (b of BM25). */
const FIELDS = [
  { field: "title", weight: 7, lengthPenalty: 0.6 },
  { field: "aliases", weight: 4, lengthPenalty: 0.4 },
  { field: "summary", weight: 2.5, lengthPenalty: 0.5 },
  { field: "text", weight: 1, lengthPenalty: 0.7 },
] as const;
const SATURATION = 4;

const MAX_FILE_CHARS = 20_000;
/** A word with more postings keeps only those with the highest impact. */
const MAX_POSTINGS = 1500;
/** A longer text is cut: it is stored only for the excerpt around a match. */
const MAX_TEXT_CHARS = 6000;
export const SPELLING_KEY_CHARS = 2;
/** Typing errors are corrected only in words at least this long. */
export const SHORTEST_CORRECTED = 4;

/** A document is also found by synonyms of its words, at this share of their weight. */
const SYNONYM_SHARE = 0.5;

type Posting = { document: number; impact: number };

/** A document that has the word of a product's name in another sense is found by it at this share of its weight. */
const OTHER_SENSE_SHARE = 0.2;

/**
 * `synonyms`: lines of words that visitors use for the same thing. `names`: of products, each one word. In Arabic they are
 * words of every day («دفتر»: a notebook), and texts set the name in guillemets.
 */
export function buildSearchIndex(
  documents: readonly SearchDocument[],
  synonyms: readonly string[],
  names: readonly string[] = [],
): SearchFiles {
  const sorted = SEARCH_KINDS.flatMap((kind) => documents.filter((document) => document.kind === kind));
  const { postings, groups } = postingsOf(sorted, synonyms, names);
  const terms = [...postings.keys()].sort();
  const words = splitIntoFiles(terms, (term) => `${term} ${writtenPostings(postings.get(term) ?? [])}`);
  const spelling = splitIntoFiles([...spellingOf(terms)].sort(byKey), ([key, spelt]) => `${key} ${spelt.join(" ")}`);
  const pages = splitIntoFiles(sorted, (document) =>
    [document.title, document.address, document.summary, shortened(document.text), pictureOf(document)]
      .map(oneLine)
      .join("\t"),
  );
  const kinds = SEARCH_KINDS.map((kind) => sorted.filter((document) => document.kind === kind).length);
  const starts = {
    words: words.map(({ first }) => terms[first] ?? ""),
    spelling: spelling.map(({ text }) => text.slice(0, text.indexOf(" "))),
    pages: pages.map(({ first }) => String(first)),
  };
  const files = new Map<string, string>();
  const rows = [
    kinds,
    starts.words,
    starts.spelling,
    starts.pages,
    groups.map((group) => group.join(",")),
    names.map(foldForSearch),
  ];
  files.set("index.txt", rows.map((row) => row.join(" ")).join("\n"));
  for (const [name, parts] of Object.entries({ words, spelling, pages }))
    for (const [index, { text }] of parts.entries()) files.set(`${name}-${index}.txt`, text);
  return files;
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);

const pictureOf = ({ picture }: SearchDocument) => (picture ? `${picture.day} ${picture.night}` : "");

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const shortened = (text: string) =>
  text.length <= MAX_TEXT_CHARS ? text : text.slice(0, text.lastIndexOf(" ", MAX_TEXT_CHARS));

/** Splits lines into files of about the same size; `first` is the number of a file's first line. */
function splitIntoFiles<T>(items: readonly T[], lineOf: (item: T) => string): { first: number; text: string }[] {
  const parts: { first: number; lines: string[]; size: number }[] = [];
  for (const [index, item] of items.entries()) {
    const line = lineOf(item);
    const last = parts.at(-1);
    if (last && last.size + line.length <= MAX_FILE_CHARS) {
      last.lines.push(line);
      last.size += line.length;
    } else parts.push({ first: index, lines: [line], size: line.length });
  }
  return parts.map(({ first, lines }) => ({ first, text: lines.join("\n") }));
}

function postingsOf(documents: readonly SearchDocument[], synonyms: readonly string[], names: readonly string[]) {
  const fields = documents.map((document) => FIELDS.map(({ field }) => searchWordsOf(document[field])));
  const averages = FIELDS.map((_, at) => {
    const lengths = fields.map((words) => words[at]?.length ?? 0).filter((length) => length > 0);
    return lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1);
  });
  const termOf = chosenTerms(fields);
  const groups = synonyms.map((line) => [...new Set(searchWordsOf(line).map(termOf))]);

  const nameTerms = names.filter(isArabic).flatMap((name) => searchWordsOf(name).map((word) => ({ name, word })));

  const postings = new Map<string, Posting[]>();
  for (const [document, wordsByField] of fields.entries()) {
    const weights = new Map<string, number>();
    for (const [at, { weight, lengthPenalty }] of FIELDS.entries()) {
      const words = wordsByField[at] ?? [];
      const length = words.length / Math.max(averages[at] ?? 1, 1);
      for (const word of words) {
        const term = termOf(word);
        weights.set(term, (weights.get(term) ?? 0) + weight / (1 - lengthPenalty + lengthPenalty * length));
      }
    }
    for (const { name, word } of nameTerms) {
      const term = termOf(word);
      const weight = weights.get(term);
      if (weight !== undefined && !isNamedIn(documents[document], name, word))
        weights.set(term, weight * OTHER_SENSE_SHARE);
    }
    addSynonyms(weights, groups);
    for (const [term, weight] of weights) {
      const impact = Math.ceil((weight / (weight + SATURATION)) * IMPACT_LEVELS);
      const known = postings.get(term);
      if (known) known.push({ document, impact });
      else postings.set(term, [{ document, impact }]);
    }
  }
  return { postings, groups: groups.filter((group) => group.some((term) => postings.has(term))) };
}

function isNamedIn(document: SearchDocument | undefined, name: string, { folded }: Word): boolean {
  if (!document) return false;
  const { title, aliases, summary, text } = document;
  return (
    `${summary} ${text}`.includes(`«${name}»`) ||
    searchWordsOf(`${title} ${aliases}`).some((word) => word.folded === folded)
  );
}

function addSynonyms(weights: Map<string, number>, groups: readonly (readonly string[])[]) {
  for (const group of groups) {
    const most = Math.max(...group.map((term) => weights.get(term) ?? 0)) * SYNONYM_SHARE;
    if (most > 0) for (const term of group) weights.set(term, Math.max(weights.get(term) ?? 0, most));
  }
}

/**
 * Chooses between the two stems of a word whose first letter may be a particle: the one that is commoner as a first
 * stem. Chosen once for all texts, so that a query finds the word under one of its two stems.
 */
function chosenTerms(fields: readonly (readonly (readonly Word[])[])[]): (word: Word) => string {
  const counts = new Map<string, number>();
  for (const wordsByField of fields)
    for (const words of wordsByField)
      for (const { terms } of words) {
        const [first = ""] = terms;
        counts.set(first, (counts.get(first) ?? 0) + 1);
      }
  return ({ terms: [first = "", second] }) =>
    second !== undefined && (counts.get(second) ?? 0) > (counts.get(first) ?? 0) ? second : first;
}

function writtenPostings(postings: readonly Posting[]): string {
  const kept =
    postings.length <= MAX_POSTINGS
      ? postings
      : [...postings]
          .sort((a, b) => b.impact - a.impact)
          .slice(0, MAX_POSTINGS)
          .sort((a, b) => a.document - b.document);
  let before = -1;
  let written = "";
  for (const { document, impact } of kept) {
    const distance = document - before - 1;
    written += (distance === 0 ? "" : distance.toString(36)) + String.fromCharCode(FIRST_LEVEL + impact - 1);
    before = document;
  }
  return `${postings.length} ${written}`;
}

export type TermPostings = { frequency: number; postings: Posting[] };

export function readPostings(frequency: string, written: string): TermPostings {
  let document = -1;
  const postings: Posting[] = [];
  for (const [, distance = "", level = ""] of written.matchAll(/([0-9a-z]*)([A-Z])/g)) {
    document += 1 + (distance === "" ? 0 : Number.parseInt(distance, 36));
    postings.push({ document, impact: level.charCodeAt(0) - FIRST_LEVEL + 1 });
  }
  return { frequency: Number(frequency), postings };
}

/** Keys of a word by its first and by its last letters: one typing error leaves one of the two as it was. */
export function spellingKeys(term: string): string[] {
  return [`${term.slice(0, SPELLING_KEY_CHARS)}-`, `-${term.slice(-SPELLING_KEY_CHARS)}`];
}

function spellingOf(terms: readonly string[]): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const term of terms) {
    if (term.length < SHORTEST_CORRECTED - 1 || /^\d/.test(term)) continue;
    for (const key of spellingKeys(term)) {
      const known = words.get(key);
      if (known) known.push(term);
      else words.set(key, [term]);
    }
  }
  return words;
}
