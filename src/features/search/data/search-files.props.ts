import { createHash } from "node:crypto";
import type { Locale } from "#domain/language/locale.ts";
import { buildSearchIndex } from "#domain/search/search-index.ts";
import { synonymsIn } from "#src/content/catalogue.ts";
import { memoizeInBuild } from "#src/content/memoize-in-build.ts";
import { locales } from "#src/site/site.ts";
import { nameSynonyms, productNames, searchDocuments } from "./search-documents.props.ts";

/** Where the build writes them; everything below /_assets may be kept for ever. */
const FOLDER = "/_assets/search";

/** The index of a language. Its folder is named by what is in it. */
const searchIndexIn = memoizeInBuild(async (locale: Locale) => {
  const synonyms = [...synonymsIn(locale), ...(await nameSynonyms())];
  const files = buildSearchIndex(await searchDocuments(locale), synonyms, await productNames(locale));
  return { folder: `${locale}-${hashOf(files.values())}`, files };
});

function hashOf(texts: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("base64url").replace(/[-_]/g, "").slice(0, 8);
}

export async function searchIndexAddress(locale: Locale): Promise<string> {
  return `${FOLDER}/${(await searchIndexIn(locale)).folder}/`;
}

/** Every file of every index, by its name below the folder. */
export async function listSearchFiles(): Promise<{ name: string; text: string }[]> {
  const lists = await Promise.all(
    locales.map(async (locale) => {
      const { folder, files } = await searchIndexIn(locale);
      return [...files].map(([name, text]) => ({ name: `${folder}/${name}`, text }));
    }),
  );
  return lists.flat();
}
