import { memoize } from "#domain/cache/memoize.ts";
import {
  ARABIC_CONSTRUCT,
  ARABIC_COUNTED,
  ARABIC_LOOKALIKES,
  ARABIC_OTHER_PLURALS,
  ARABIC_STEMS,
  ARABIC_WORDS,
  ENGLISH_COUNTED,
  TERMS,
} from "./language-tables.ts";

export type LanguageError = {
  rule: "percentNotIsolated" | "compactNotation" | "numberAgreement" | "spelling" | "term";
  /** What stands there, and what to write. */
  values: { found: string; right: string };
};

type Check = (text: string) => Generator<LanguageError>;

/** Languages without checks of their own have terms only. */
const CHECKS: Readonly<Record<string, readonly Check[]>> = {
  ar: [arabicPercents, arabicCompacts, arabicThousands, arabicNumbers, arabicSpellings],
  en: [englishNumbers],
};

/** What is wrong with a text in one language, each fault once. */
export const languageErrors = (text: string, language: string) => errorsOf({ text, language });

/** The editor checks everything at each save, and nearly all of it is unchanged. */
const errorsOf = memoize(
  ({ text, language }: { text: string; language: string }): LanguageError[] => {
    const prose = proseOf(text);
    const errors = [...(CHECKS[language] ?? []).flatMap((check) => [...check(prose)]), ...termsOf(prose, language)];
    return errors.filter((error, index) => errors.findIndex((other) => sameError(other, error)) === index);
  },
  { keyOf: ({ text, language }) => `${language} ${text}` },
);

const sameError = (one: LanguageError, other: LanguageError) =>
  one.rule === other.rule && one.values.found === other.values.found;

/** Code, addresses and the targets of links are not prose. */
function proseOf(text: string): string {
  return text
    .replace(/^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1.*$/gm, (block) => block.replace(/[^\n]/g, " "))
    .replace(/`[^`\n]*`/g, " ")
    .replace(/\]\([^)\s]*/g, "](")
    .replace(/\bhttps?:\/\/\S+|[\w.+-]+@\w[\w.-]*/g, " ");
}

const ARABIC_LETTER = /[\u0621-\u064a]/;
/** A word with its marks. */
const ARABIC_WORD = /[\u0621-\u064a][\u0621-\u0652\u0670]*/g;
const VOWELS = /[\u064e-\u0650\u0652\u0670]/g;
const TANWIN = "\u064b";
const MARKS = /[\u064b-\u0652\u0670]/g;

/** After an Arabic letter the sign goes to the other side of its number, unless both stand in an isolate. */
function* arabicPercents(text: string): Generator<LanguageError> {
  const open = text.replace(/\u2066[^\u2066-\u2069]*\u2069/g, " ");
  for (const cell of open.split(/[|\n]/)) {
    if (!ARABIC_LETTER.test(cell)) continue;
    for (const [found] of cell.matchAll(/[%٪]\s?\d[\d.,]*|\d[\d.,]*\s?[%٪]/g))
      yield {
        rule: "percentNotIsolated",
        values: { found, right: `${found.replace(/[%٪\s]/g, "")} في المئة` },
      };
  }
}

function* arabicCompacts(text: string): Generator<LanguageError> {
  if (!ARABIC_LETTER.test(text)) return;
  for (const [found, number = "", unit = ""] of text.matchAll(/(?<![\w.])(\d[\d.,]*)\s?([KkMm])(?![\w²³])/g))
    yield { rule: "compactNotation", values: { found, right: `${number} ${/k/i.test(unit) ? "ألف" : "مليون"}` } };
}

/** Words after a round number that are not what it counts. */
const NOT_COUNTED = new Set(["في", "من", "إلى", "على", "عن", "ثم", "أو", "حتى", "بعد", "قبل"]);

/** After 11 to 99, thousands and millions are accusative, unless what they count follows. */
function* arabicThousands(text: string): Generator<LanguageError> {
  const rounds = text.matchAll(
    /(?<![\w.,:/–-])(\d[\d,]*)[ \u00a0](ألف|مليون)(?![\u0621-\u0652])(?: ([\u0621-\u0652]+))?/g,
  );
  for (const [, digits = "", unit = "", next] of rounds) {
    const isCounted = next !== undefined && !NOT_COUNTED.has(next);
    if (Number(digits.replaceAll(",", "")) % 100 < 11 || isCounted) continue;
    yield { rule: "numberAgreement", values: { found: `${digits} ${unit}`, right: `${digits} ${unit}${TANWIN}ا` } };
  }
}

type Forms = { singular: string; dual: string; plurals: readonly string[]; accusative: string };

const ARABIC_FORMS = new Map(
  Object.entries(ARABIC_COUNTED).flatMap(([singular, plural]) => {
    const isFeminine = singular.endsWith("ة");
    const accusative = isFeminine ? singular : `${singular}\u064bا`;
    const dual = `${isFeminine ? `${singular.slice(0, -1)}ت` : singular}ين`;
    const forms: Forms = { singular, dual, accusative, plurals: [plural, ARABIC_OTHER_PLURALS[singular] ?? plural] };
    const written = [singular, accusative, `${singular}\u064b`, dual, dual.replace(/ين$/, "ان"), ...forms.plurals];
    return written.map((form) => [form, forms] as const);
  }),
);

/** 3 to 10 take the plural, 11 to 99 the accusative, hundreds the singular; one and two are words. */
function* arabicNumbers(text: string): Generator<LanguageError> {
  const pairs = text.matchAll(
    /(?<![\w.,:/–-])(?:(\d[\d,]*)\s?[–-]\s?)?(\d[\d,]*)(\+?) ([\u0621-\u064a][\u0621-\u0652]*)(?= ?([\u0621-\u0652]*))/g,
  );
  for (const [found, from, digits = "", plus, noun = "", next = ""] of pairs) {
    const forms = ARABIC_FORMS.get(noun.replace(VOWELS, ""));
    const number = Number(digits.replaceAll(",", ""));
    if (!forms) continue;
    const { singular, dual, accusative, plurals } = forms;
    const rest = number % 100;
    const range = from === undefined ? "" : `${from}–`;
    if (number === 1) yield { rule: "numberAgreement", values: { found, right: singular } };
    else if (number === 2)
      yield { rule: "numberAgreement", values: { found, right: from ? `من ${singular} إلى ${dual}` : dual } };
    else {
      const right =
        rest >= 3 && rest <= 10 ? plurals : rest >= 11 && !ARABIC_CONSTRUCT.has(next) ? [accusative] : [singular];
      if (!right.includes(noun.replace(VOWELS, "")))
        yield { rule: "numberAgreement", values: { found, right: `${range}${digits}${plus} ${right[0]}` } };
    }
  }
}

const ENGLISH_PLURALS = new Map(
  ENGLISH_COUNTED.map((noun) => [
    noun as string,
    noun === "person" ? "people" : `${noun}${/ch$/.test(noun) ? "es" : "s"}`,
  ]),
);

/** "1 days", "3 day": a number before a hyphen is an adjective and stays singular. */
function* englishNumbers(text: string): Generator<LanguageError> {
  for (const [found, digits = "", noun = ""] of text.matchAll(/(?<![\w.,:/–-])(\d[\d,]*) ([a-z]+)(?![\w-])/g)) {
    const isOne = digits === "1";
    for (const [singular, plural] of ENGLISH_PLURALS) {
      if (noun === (isOne ? plural : singular))
        yield { rule: "numberAgreement", values: { found, right: `${digits} ${isOne ? singular : plural}` } };
    }
  }
}

/** Whether the noun is one whose form after a number is checked. */
export function isCountedNoun(noun: string, language: string): boolean {
  if (language === "ar") return ARABIC_FORMS.has(noun.replace(VOWELS, ""));
  return language === "en" && [...ENGLISH_PLURALS].flat().includes(noun);
}

const bare = (word: string) => word.replace(MARKS, "");
/** Conjunctions, prepositions and the article; then the prefixes of verbs and participles. */
const BEFORE = "[وف]?(?:لل|[بلكس]?(?:ال)?)";
const BEFORE_STEM = `${BEFORE}[يتنأم]?`;
const AFTER = "(?:[كهي]|ها|هم|نا|كم)?";
const AFTER_STEM = `(?:ت|تها|ته|تين|تان|ة|ات|اته|ين|ون|وا|ان|ًا|ا)?${AFTER}`;

const SPELLINGS = [
  ...ARABIC_STEMS.map((right) => ({ right, before: BEFORE_STEM, after: AFTER_STEM, marks: "\u0651?" })),
  ...ARABIC_WORDS.map((right) => ({
    right,
    before: BEFORE,
    after: /[اة]$/.test(right) ? "" : AFTER,
    marks: `[${TANWIN}\u0651]*`,
  })),
].map(({ right, before, after, marks }) => ({
  right,
  letters: bare(right),
  pattern: new RegExp(`^(${before})(${[...bare(right)].map((letter) => `${letter}${marks}`).join("")})(${after})$`),
}));

function* arabicSpellings(text: string): Generator<LanguageError> {
  for (const [found] of text.matchAll(/[\u0621-\u0652]*ا\u064b/g))
    yield { rule: "spelling", values: { found, right: found.replace(/ا\u064b$/, "\u064bا") } };
  for (const [found] of text.matchAll(ARABIC_WORD)) {
    const right = spellingOf(found);
    if (right !== null) yield { rule: "spelling", values: { found, right } };
  }
}

/** More words than the site has; an editor's server runs for days. */
const WORDS = { keyOf: (word: string) => word, maxEntries: 50_000 };

/** The right spelling of a word that is written in another way; null for all others. The same words come again. */
const spellingOf = memoize((found: string): string | null => {
  if (ARABIC_LOOKALIKES.has(found)) return null;
  const word = found.replace(VOWELS, "");
  const lettersOfWord = bare(word);
  for (const { right, letters, pattern } of SPELLINGS) {
    if (!lettersOfWord.includes(letters)) continue;
    const [, before = "", stem, after = ""] = pattern.exec(word) ?? [];
    // A word with tanwin is not the one without: سنًّا is a tooth, لسنا "we are not".
    if (stem === undefined || stem.includes(TANWIN) !== right.includes(TANWIN)) continue;
    if (inOrder(stem) !== inOrder(right)) return `${before}${right}${after}`;
  }
  return null;
}, WORDS);

/** Tanwin and shadda on one letter look the same in either order. */
const inOrder = (word: string) => word.replace(/\u0651\u064b/g, "\u064b\u0651");

function* termsOf(text: string, language: string): Generator<LanguageError> {
  for (const [wrong, right] of TERMS[language] ?? [])
    for (const [found] of text.matchAll(wrong)) if (found !== right) yield { rule: "term", values: { found, right } };
}
