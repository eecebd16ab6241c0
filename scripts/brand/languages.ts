import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { printContentJson } from "#build/content/content-json.ts";
import { UNTRANSLATED_FILE } from "#domain/language/untranslated.ts";
import { type MessageTree, messageTreeSchema } from "#src/i18n/check-messages.ts";
import { withPluralForms } from "#src/i18n/plural-forms.ts";

export type LanguageChange = {
  contentDir: string;
  from: readonly string[];
  to: readonly string[];
  /** Whose words a new language begins with. */
  copyFrom: string;
  /** By which Intl knows a language's plural forms. */
  intlTag: (code: string) => string;
};

/** Files with one language each: their names say which. */
const OWN_FILE = /^(?:messages|faq)\//;

/** What every content file but site.json is with other languages: path below the folder, and its text. */
export function inOtherLanguages(change: LanguageChange): Map<string, string> {
  const { contentDir, to, from, copyFrom, intlTag } = change;
  const files = new Map<string, string>();
  for (const path of globSync(join(contentDir, "**/*.json")).sort()) {
    const name = relative(contentDir, path);
    if (OWN_FILE.test(name) || name === "site.json" || name === UNTRANSLATED_FILE) continue;
    const text = readFileSync(path, "utf8");
    const changed = printContentJson(withLanguages(JSON.parse(text), change));
    if (changed !== text) files.set(name, changed);
  }
  const added = to.filter((code) => !from.includes(code));
  for (const path of globSync(join(contentDir, "**", `${copyFrom}.{md,json}`)).sort())
    for (const code of added) {
      const copy = join(dirname(path), basename(path).replace(copyFrom, code));
      if (existsSync(copy)) continue;
      const [name, text] = [relative(contentDir, copy), readFileSync(path, "utf8")];
      files.set(name, name.startsWith("messages/") ? withPluralFormsOf(intlTag(code), text) : text);
    }
  return files;
}

function withPluralFormsOf(intlTag: string, file: string): string {
  const walk = (tree: MessageTree): MessageTree =>
    Object.fromEntries(
      Object.entries(tree).map(([key, inner]) => [
        key,
        typeof inner === "string" ? withPluralForms(inner, intlTag) : walk(inner),
      ]),
    );
  return printContentJson(walk(messageTreeSchema.parse(JSON.parse(file))));
}

/** The same data, each of its localized values in other languages. */
export function withLanguages(
  data: unknown,
  { from, to, copyFrom }: Pick<LanguageChange, "from" | "to" | "copyFrom">,
): unknown {
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
