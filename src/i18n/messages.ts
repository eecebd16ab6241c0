import { createTranslator, type Messages } from "use-intl/core";
import type { Locale } from "#domain/language/locale.ts";
import { parseFile } from "#src/site/parse-file.ts";
import { localeRow, localeRows, site } from "#src/site/site.ts";
import { type MessageTree, messageErrors, messagesInTheme, messageTreeSchema } from "./check-messages.ts";

const files = import.meta.glob<unknown>("#content/messages/*.json", { eager: true, import: "default" });

const catalogues = readCatalogues();

function readCatalogues(): ReadonlyMap<Locale, MessageTree> {
  const found = new Map<Locale, MessageTree>();
  for (const row of localeRows) {
    const entry = Object.entries(files).find(([path]) => path.endsWith(`/${row.file}`));
    if (!entry) throw new Error(`content/messages/${row.file} is missing, but "${row.code}" is an active locale`);
    found.set(
      row.code,
      parseFile(`messages/${row.file}`, entry[1], () => messageTreeSchema),
    );
  }
  const errors = messageErrors(found, {
    reference: site.defaultLocale,
    intlTag: (locale) => localeRow(locale).iso,
  });
  const lines = errors.map(({ locale, key, rule, values }) => `${locale} ${key}: ${rule} ${JSON.stringify(values)}`);
  if (lines.length > 0)
    throw new Error(`The messages do not agree; \`npm run content\` says more:\n  ${lines.join("\n  ")}`);
  return found;
}

function makeTranslator(locale: Locale) {
  return createTranslator({
    locale: localeRow(locale).formatting,
    // Proven above to have exactly the keys of the reference catalogue.
    messages: messagesInTheme(catalogues.get(locale) ?? {}, site.theme) as unknown as Messages,
    timeZone: site.hours.timeZone,
    onError(error) {
      throw error;
    },
  });
}

export type Translator = ReturnType<typeof makeTranslator>;

const translators = new Map<Locale, Translator>();

/** The texts of the interface in one language. Build only: islands receive finished strings. */
export function messagesIn(locale: Locale): Translator {
  let translate = translators.get(locale);
  if (!translate) {
    translate = makeTranslator(locale);
    translators.set(locale, translate);
  }
  return translate;
}
