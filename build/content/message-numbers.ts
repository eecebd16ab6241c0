import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { pluralForm } from "#domain/language/plural-form.ts";
import { isCountedNoun, type LanguageError, languageErrors } from "./language-rules.ts";

/** One number for each Arabic plural form, and one whose last digits decide. */
const SAMPLES = [0, 1, 2, 3, 11, 100, 103];

/** Arguments that look like a count and are none, with the reason; a key may end in a star. */
const UNCOUNTED: readonly { key: string; argument: string; why: string }[] = [
  { key: "process.duration", argument: "min", why: "the shorter end of a range: the noun agrees with the longer one" },
  { key: "planner.words.*", argument: "weeks", why: "a duration that is in words already" },
];

export type MessageNumberError = { key: string } & (
  | LanguageError
  | { rule: "messageUncounted"; values: { argument: string } }
);

/**
 * Numbers in the messages of one language: whatever counts chooses a plural, and every form agrees with its noun.
 * An argument counts if it is written `{x, number}`, if another message chooses a plural by it, or if a noun that is
 * counted follows it.
 */
export function messageNumberErrors(messages: ReadonlyMap<string, string>, language: string): MessageNumberError[] {
  const parsed = [...messages].map(([key, text]) => ({ key, elements: parsedOf(text) }));
  const selectors = new Set(parsed.flatMap(({ elements }) => flat(elements).filter(isPlural).map(nameOf)));
  const counts = (element: MessageFormatElement, next: MessageFormatElement | undefined) =>
    element.type === TYPE.number ||
    (element.type === TYPE.argument && (selectors.has(element.value) || isBeforeNoun(next, language)));
  return parsed.flatMap(({ key, elements }) => {
    const all = flat(elements);
    const plain = all.filter((element, index) => counts(element, all[index + 1])).map(nameOf);
    const uncounted = [...new Set(plain)].filter((argument) => !isListed(key, argument));
    return [
      ...uncounted.map((argument) => ({ key, rule: "messageUncounted" as const, values: { argument } })),
      ...agreementErrors(elements, language).map((error) => ({ key, ...error })),
    ];
  });
}

/** A message that cannot be read is reported as messageSyntax. */
function parsedOf(text: string): MessageFormatElement[] {
  try {
    return parse(text);
  } catch {
    return [];
  }
}

const isPlural = ({ type }: MessageFormatElement) => type === TYPE.plural;
const nameOf = (element: MessageFormatElement) => ("value" in element ? String(element.value) : "");

/** All elements in the order they are written, those of options and tags among them. */
function flat(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...flat(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => flat(value))];
  });
}

function isBeforeNoun(next: MessageFormatElement | undefined, language: string): boolean {
  const [, noun = ""] = (next?.type === TYPE.literal && /^ (\p{L}[\p{L}\p{M}]*)/u.exec(next.value)) || [];
  return isCountedNoun(noun, language);
}

function isListed(key: string, argument: string): boolean {
  return UNCOUNTED.some(
    (row) =>
      row.argument === argument && (row.key.endsWith("*") ? key.startsWith(row.key.slice(0, -1)) : key === row.key),
  );
}

/** The message is read with each sample: what is wrong in one form is wrong for a visitor. */
function agreementErrors(elements: readonly MessageFormatElement[], language: string): LanguageError[] {
  const errors = SAMPLES.flatMap((sample) => languageErrors(readWith(elements, sample, language), language)).filter(
    ({ rule }) => rule === "numberAgreement",
  );
  return [...new Map(errors.map((error) => [error.values.found, error])).values()];
}

function readWith(elements: readonly MessageFormatElement[], sample: number, language: string): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.pound || element.type === TYPE.number) return String(sample);
      if (element.type === TYPE.tag) return readWith(element.children, sample, language);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return `{${element.value}}`;
      const form = element.type === TYPE.plural ? pluralForm(language, sample) : "other";
      return readWith((element.options[form] ?? element.options["other"])?.value ?? [], sample, language);
    })
    .join("");
}
