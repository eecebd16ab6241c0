import generatorFile from "#content/generator.json";
import { generatorFileSchema } from "#domain/generator/generator-file.ts";
import type { Locale } from "#domain/language/locale.ts";
import { parseFile } from "#src/site/parse-file.ts";
import { localize, localized } from "#src/site/site.ts";

const generator = parseFile("generator.json", generatorFile, () => generatorFileSchema(localized));

/** Names and sample words of the designs. Posts are written in any language of the site, whatever the page speaks. */
export const generatorIn = (locale: Locale) => localize(generator, locale);
