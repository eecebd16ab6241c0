import { type MessageFormatElement, type PluralElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { z } from "zod";
import type { Locale } from "#domain/language/locale.ts";
import { pluralFormsOf } from "./plural-forms.ts";

export type MessageTree = { readonly [key: string]: string | MessageTree };

export const messageTreeSchema: z.ZodType<MessageTree> = z.record(
  z.string(),
  z.union([z.string().min(1), z.lazy(() => messageTreeSchema)]),
);

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
  rule: "messageMissing" | "messageSurplus" | "messageArguments" | "messagePlural" | "messageSyntax";
  values: Readonly<Record<string, string>>;
};

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
