import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { OUTSIDE_CONTENT } from "#domain/content/content-files.ts";
import { UNTRANSLATED_FILE } from "#domain/language/untranslated.ts";

export type ContentText = { file: string; field: string; language: string; text: string };

/** Words that visitors type, right or wrong, and fingerprints. */
const NOT_PROSE = new Set(["search.json", UNTRANSLATED_FILE]);

/** Every text of the content folder with its place and language; a Markdown text is one field for each line. */
export function contentTexts(contentDir: string, languages: readonly string[]): ContentText[] {
  const files = globSync("**/*.{json,md}", { cwd: contentDir, exclude: OUTSIDE_CONTENT }).sort();
  return files.flatMap((file) => {
    if (NOT_PROSE.has(file)) return [];
    const own = languages.find((language) => new RegExp(`^${language}\\.(?:json|md)$`).test(basename(file)));
    const text = readFileSync(join(contentDir, file), "utf8");
    if (file.endsWith(".md")) return own ? markdownLines(text).map((line) => ({ file, language: own, ...line })) : [];
    return stringsIn(parsed(text), languages, own).map((found) => ({ file, ...found }));
  });
}

/** A file that is not JSON is reported by its own check. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Blocks of code are blanked before, so that each line can be read alone. */
export function markdownLines(markdown: string) {
  const prose = markdown.replace(/^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1.*$/gm, (block) => block.replace(/[^\n]/g, ""));
  return prose.split("\n").map((text, index) => ({ field: `line ${index + 1}`, text }));
}

/** A text in no language's field, such as a name on a drawing, is Arabic where it has Arabic letters. */
function stringsIn(
  value: unknown,
  languages: readonly string[],
  language: string | undefined,
  field = "",
): Omit<ContentText, "file">[] {
  if (typeof value === "string") {
    const known = language ?? (/\p{Script=Arabic}/u.test(value) ? "ar" : undefined);
    return known === undefined ? [] : [{ field, language: known, text: value }];
  }
  if (typeof value !== "object" || value === null) return [];
  const counted = countedIn(value);
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === "id") return [];
    const place = field === "" ? key : `${field}.${key}`;
    const found = stringsIn(inner, languages, languages.includes(key) ? key : language, place);
    return key === "label" && counted ? found.map((label) => ({ ...label, text: `${counted} ${label.text}` })) : found;
  });
}

/** A whole number that is shown before its label is read with it: 6 | أيام. */
function countedIn(entry: object): string | null {
  const number = String(Reflect.get(entry, "value") ?? Reflect.get(entry, "atLeast") ?? "");
  return /^\d[\d,]*$/.test(number) ? number : null;
}
