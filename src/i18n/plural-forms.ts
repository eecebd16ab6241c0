import { type MessageFormatElement, type PluralElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

const ORDER: readonly Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];

/** The plural forms of a language, in their usual order: "one", "few", "many" and "other" in Russian. */
export function pluralFormsOf(intlTag: string, type: PluralElement["pluralType"] = "cardinal"): string[] {
  const { pluralCategories } = new Intl.PluralRules(intlTag, type === undefined ? {} : { type }).resolvedOptions();
  return ORDER.filter((form) => pluralCategories.includes(form));
}

/**
 * A message with the plural forms of another language: those it lacks say what "other" says, those that the language
 * does not know go. Exact numbers (`=0`) and everything outside of plurals stay as they are written.
 */
export function withPluralForms(message: string, intlTag: string): string {
  const written = (elements: readonly MessageFormatElement[]): string => elements.map(writtenElement).join("");
  const writtenElement = (element: MessageFormatElement): string => {
    if (element.type === TYPE.tag) return `<${element.value}>${written(element.children)}</${element.value}>`;
    if (element.type !== TYPE.plural && element.type !== TYPE.select)
      return message.slice(element.location?.start.offset, element.location?.end.offset);
    const { options } = element;
    const given = Object.keys(options);
    const isPlural = element.type === TYPE.plural;
    const names = isPlural
      ? [...given.filter((name) => name.startsWith("=")), ...pluralFormsOf(intlTag, element.pluralType)]
      : given;
    const forms = names.map((name) => `${name} {${written((options[name] ?? options["other"])?.value ?? [])}}`);
    const kind = isPlural ? (element.pluralType === "ordinal" ? "selectordinal" : "plural") : "select";
    const offset = isPlural && element.offset ? [`offset:${element.offset}`] : [];
    return `{${element.value}, ${kind}, ${[...offset, ...forms].join(" ")}}`;
  };
  return written(parse(message, { captureLocation: true }));
}
