import { type Faq, faqFileSchema } from "#domain/company/question.ts";
import type { Locale } from "#domain/language/locale.ts";
import { parseFile } from "#src/site/parse-file.ts";
import { localize } from "#src/site/site.ts";

const files = import.meta.glob<unknown>("#content/faq/*.json", { eager: true, import: "default" });

export function faqIn(locale: Locale): Faq {
  const entry = Object.entries(files).find(([path]) => path.endsWith(`/${locale}.json`));
  if (!entry) throw new Error(`content/faq/${locale}.json is missing`);
  return localize(
    parseFile(`faq/${locale}.json`, entry[1], () => faqFileSchema),
    locale,
  );
}
