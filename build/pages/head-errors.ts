import { DESCRIPTION_LENGTHS, TITLE_LENGTHS } from "#domain/site/constants.ts";

/** What search engines show of a page. */
export type HeadWords = { language: string; title: string; description: string };
export type BuiltPage = { file: string; head: HeadWords };

type Words = { file: string; language: string; kind: "title" | "description"; text: string };

/**
 * Titles and descriptions of built pages that are too short, too long, or those of another page of their language.
 * Content files are checked earlier, by build/content/content-check.ts; this checks what the templates made of them.
 */
export function headErrors(pages: readonly BuiltPage[]): string[] {
  const words = pages.flatMap(wordsOf);
  return [...words.flatMap(lengthErrors), ...repeated(words)];
}

export function headWords(html: string): HeadWords {
  const language = /<html\b[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? "";
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
  return { language, title: decoded(title), description: decoded(description) };
}

const wordsOf = ({ file, head: { language, title, description } }: BuiltPage): Words[] => [
  { file, language, kind: "title", text: title },
  { file, language, kind: "description", text: description },
];

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};
const decoded = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

function lengthErrors({ file, kind, text }: Words): string[] {
  const { least, most } = kind === "title" ? TITLE_LENGTHS : DESCRIPTION_LENGTHS;
  const { length } = [...text];
  if (length >= least && length <= most) return [];
  return [`${file}: the ${kind} has ${length} characters, not ${least}–${most}: ${text}`];
}

function repeated(words: readonly Words[]): string[] {
  const first = new Map<string, string>();
  return words.flatMap(({ file, language, kind, text }) => {
    const key = `${language} ${kind} ${text.toLowerCase()}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, file);
    return other === undefined ? [] : [`${file}: the ${kind} is that of ${other}: ${text}`];
  });
}
