import aboutFile from "#content/about.json";
import { aboutFileSchema } from "#domain/company/about.ts";
import type { Locale } from "#domain/language/locale.ts";
import { parseFile } from "#src/site/parse-file.ts";
import { localize, localized } from "#src/site/site.ts";

const about = parseFile("about.json", aboutFile, () => aboutFileSchema(localized));

/** The company in its own words. */
export const aboutIn = (locale: Locale) => localize(about, locale);
