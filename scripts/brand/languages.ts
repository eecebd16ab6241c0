import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { printContentJson } from "#build/content/content-json.ts";

export type LanguageChange = {
  contentDir: string;
  from: readonly string[];
  to: readonly string[];
  /** Whose words a new language begins with. */
  copyFrom: string;
};

/** Files with one language each: their names say which. */
const OWN_FILE = /^(?:messages|faq)\//;

/** What every content file but site.json is with other languages: path below the folder, and its text. */
export function inOtherLanguages(change: LanguageChange): Map<string, string> {
  const { contentDir, to, from, copyFrom } = change;
  const files = new Map<string, string>();
  for (const path of globSync(join(contentDir, "**/*.json")).sort()) {
    const name = relative(contentDir, path);
    if (OWN_FILE.test(name) || name === "site.json") continue;
    const text = readFileSync(path, "utf8");
    const changed = printContentJson(withLanguages(JSON.parse(text), change));
    if (changed !== text) files.set(name, changed);
  }
  const added = to.filter((code) => !from.includes(code));
  for (const path of globSync(join(contentDir, "**", `${copyFrom}.{md,json}`)).sort())
    for (const code of added) {
      const copy = join(dirname(path), basename(path).replace(copyFrom, code));
      if (!existsSync(copy)) files.set(relative(contentDir, copy), readFileSync(path, "utf8"));
    }
  return files;
}

/** The same data, each of its localized values in other languages. */
export function withLanguages(data: unknown, { from, to, copyFrom }: Omit<LanguageChange, "contentDir">): unknown {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    const words = new Map(Object.entries(value));
    const isLocalized = words.size === from.length && from.every((code) => words.has(code));
    if (isLocalized)
      return Object.fromEntries(to.map((code) => [code, words.has(code) ? words.get(code) : words.get(copyFrom)]));
    return Object.fromEntries([...words].map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(data);
}
