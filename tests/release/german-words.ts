/** A third language for tests: English words with German umlauts, so that every text differs and keeps its length. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

const VOWELS: Readonly<Record<string, string>> = { a: "ä", o: "ö", u: "ü", A: "Ä", O: "Ö", U: "Ü" };
/** Code, addresses, tags, callouts, file names and places that are filled in stay as they are. */
const KEPT = /```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)|<[^>]*>|\{[^{}]*\}|\[[!^][^\]]*\]|\S+[@/.]\S*[\w/]/g;

export function germanWords(text: string): string {
  let at = 0;
  const parts: string[] = [];
  for (const match of text.matchAll(KEPT)) {
    parts.push(withVowels(text.slice(at, match.index)), match[0]);
    at = match.index + match[0].length;
  }
  return parts.join("") + withVowels(text.slice(at));
}

const withVowels = (text: string) => text.replace(/[aouAOU]/g, (vowel) => VOWELS[vowel] ?? vowel);

/** In ICU messages words stand outside of brackets, or inside of two: `{count, plural, one {# user}}`. */
function germanMessage(message: string): string {
  let depth = 0;
  return message
    .split(/([{}]|<[^>]*>)/)
    .map((part) => {
      if (part === "{") depth += 1;
      else if (part === "}") depth -= 1;
      else if (depth % 2 === 0 && !part.startsWith("<")) return withVowels(part);
      return part;
    })
    .join("");
}

/** Translates what a content folder says in one language, which began as a copy of another. */
export function translateContent(dir: string, code: string) {
  const translated = (value: unknown, translate: (text: string) => string): unknown => {
    if (typeof value === "string") return translate(value);
    if (Array.isArray(value)) return value.map((item) => translated(item, translate));
    if (typeof value !== "object" || value === null) return value;
    const isId = (key: string) => key === "id";
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, isId(key) ? inner : translated(inner, translate)]),
    );
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === code ? translated(inner, germanWords) : walk(inner)]),
    );
  };
  const rewrite = (path: string, change: (data: unknown) => unknown) =>
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, "utf8")))));
  for (const path of globSync(`${dir}/**/*.json`))
    if (!/\/(?:(?:messages|faq)\/|untranslated\.json$)/.test(path)) rewrite(path, walk);
  rewrite(`${dir}/messages/${code}.json`, (data) => translated(data, germanMessage));
  rewrite(`${dir}/faq/${code}.json`, (data) => translated(data, germanWords));
  for (const path of globSync(`${dir}/**/*.md`))
    if (basename(path) === `${code}.md`) writeFileSync(path, germanWords(readFileSync(path, "utf8")));
}
