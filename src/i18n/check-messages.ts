import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Locale } from "#domain/locale.ts";

export type MessageTree = { readonly [key: string]: string | MessageTree };

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
  const plurals: string[][] = [];
  const visit = (list: readonly MessageFormatElement[]) => {
    for (const element of list) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.value);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        if (element.type === TYPE.plural) plurals.push(Object.keys(element.options));
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  visit(elements);
  return { names: [...names].sort().join(", "), plurals };
}

/**
 * Every language has the same keys with the same arguments, and every plural has all forms of its language.
 * Returns one line for each fault: file, key, what to do.
 */
export function messageFaults(
  catalogues: ReadonlyMap<Locale, MessageTree>,
  { reference, intlTag }: { reference: Locale; intlTag: (locale: Locale) => string },
): string[] {
  const faults: string[] = [];
  const expected = flattenMessages(catalogues.get(reference) ?? {});
  for (const [locale, tree] of catalogues) {
    const file = `content/messages/${locale}.json`;
    const found = flattenMessages(tree);
    const forms = new Intl.PluralRules(intlTag(locale)).resolvedOptions().pluralCategories;
    for (const key of expected.keys())
      if (!found.has(key)) faults.push(`${file}: ${key} is missing; translate it from ${reference}.json`);
    for (const [key, text] of found) {
      const original = expected.get(key);
      if (original === undefined) {
        faults.push(`${file}: ${key} is not in ${reference}.json; delete it, or add it there`);
        continue;
      }
      try {
        const shape = shapeOf(parse(text));
        const wanted = shapeOf(parse(original)).names;
        if (shape.names !== wanted)
          faults.push(`${file}: ${key} has the arguments (${shape.names}); ${reference}.json has (${wanted})`);
        for (const given of shape.plurals)
          for (const form of forms)
            if (!given.includes(form)) faults.push(`${file}: ${key} lacks the plural form "${form}"`);
      } catch (error) {
        faults.push(`${file}: ${key} is not valid ICU: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return faults;
}
