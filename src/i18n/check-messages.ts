import { type MessageFormatElement, type PluralElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { z } from "zod";
import type { Locale } from "#domain/language/locale.ts";
import { SITE_THEMES, type SiteTheme, THEMES_KEY } from "#domain/site/theme.ts";
import { pluralFormsOf } from "./plural-forms.ts";

export type MessageTree = { readonly [key: string]: string | MessageTree };

export const messageTreeSchema: z.ZodType<MessageTree> = z.record(
  z.string(),
  z.union([z.string().min(1), z.lazy(() => messageTreeSchema)]),
);

/** The words of one theme: what it says itself lies over what all themes say. */
export function messagesInTheme({ [THEMES_KEY]: themes, ...own }: MessageTree, theme: SiteTheme): MessageTree {
  return laidOver(own, themes === undefined || typeof themes === "string" ? undefined : themes[theme]);
}

function laidOver(tree: MessageTree, over: string | MessageTree | undefined): MessageTree {
  if (over === undefined || typeof over === "string") return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, own]) => {
      const other = over[key];
      return [key, typeof own === "string" ? (typeof other === "string" ? other : own) : laidOver(own, other)];
    }),
  );
}

/** `{ nav: { blog: "…" } }` as `nav.blog → "…"`. */
export function flattenMessages(tree: MessageTree, prefix = ""): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix === "" ? key : `${prefix}.${key}`;
    if (typeof value === "string") flat.set(path, value);
    else for (const [inner, text] of flattenMessages(value, path)) flat.set(inner, text);
  }
  return flat;
}

/** Arguments and tags of a message, and the plural forms each of its plurals gives. */
function shapeOf(elements: readonly MessageFormatElement[]) {
  const names = new Set<string>();
  const plurals: { type: PluralElement["pluralType"]; given: string[] }[] = [];
  const visit = (list: readonly MessageFormatElement[]) => {
    for (const element of list) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.value);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        if (element.type === TYPE.plural)
          plurals.push({ type: element.pluralType, given: Object.keys(element.options) });
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  visit(elements);
  return { names: [...names].sort().join(", "), plurals };
}

/** What is wrong with one message; the sentences stand in build/content/content-errors.ts. */
export type MessageError = {
  locale: Locale;
  key: string;
  rule: "messageMissing" | "messageSurplus" | "messageArguments" | "messagePlural" | "messageOfTheme" | "messageSyntax";
  values: Readonly<Record<string, string>>;
};

const THEME_PREFIX = new RegExp(`^${THEMES_KEY}\\.(?:${SITE_THEMES.join("|")})\\.`);

/** The message that the word of a theme stands in place of; null for words of all themes. */
const neutralKeyOf = (key: string) => (THEME_PREFIX.test(key) ? key.replace(THEME_PREFIX, "") : null);

/** Every language has the same keys with the same arguments, and every plural has all forms of its language. */
export function messageErrors(
  catalogues: ReadonlyMap<Locale, MessageTree>,
  { reference, intlTag }: { reference: Locale; intlTag: (locale: Locale) => string },
): MessageError[] {
  const errors: MessageError[] = [];
  const expected = flattenMessages(catalogues.get(reference) ?? {});
  const other = `${reference}.json`;
  for (const [locale, tree] of catalogues) {
    const report = (key: string, rule: MessageError["rule"], values: MessageError["values"]) => {
      errors.push({ locale, key, rule, values });
    };
    const found = flattenMessages(tree);
    for (const key of expected.keys()) if (!found.has(key)) report(key, "messageMissing", { other });
    for (const [key, text] of found) {
      const original = expected.get(key);
      if (original === undefined) {
        report(key, "messageSurplus", { other });
        continue;
      }
      try {
        const shape = shapeOf(parse(text));
        const neutral = neutralKeyOf(key);
        const replaced = neutral === null ? undefined : found.get(neutral);
        if (neutral !== null && (replaced === undefined || shapeOf(parse(replaced)).names !== shape.names))
          report(key, "messageOfTheme", { neutral });
        const wanted = shapeOf(parse(original)).names;
        if (shape.names !== wanted) report(key, "messageArguments", { given: shape.names, wanted, other });
        for (const { type, given } of shape.plurals)
          for (const form of pluralFormsOf(intlTag(locale), type))
            if (!given.includes(form)) report(key, "messagePlural", { form });
      } catch (error) {
        report(key, "messageSyntax", { message: error instanceof Error ? error.message : String(error) });
      }
    }
  }
  return errors;
}
