import navigationFile from "#content/navigation.json";
import type { Locale } from "#domain/language/locale.ts";
import { navigationFileSchema } from "#domain/site/navigation.ts";
import { parseFile } from "#src/site/parse-file.ts";
import { localize, localized } from "#src/site/site.ts";

const navigation = parseFile("navigation.json", navigationFile, () => navigationFileSchema(localized));

/** The menu of the header and the groups of the footer. */
export const navigationIn = (locale: Locale) => localize(navigation, locale);
