/** The search as visitors use it: real content, real queries, the page they meant among the first three. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { buildSearchIndex } from "#domain/search/search-index.ts";
import { type SiteSearch, siteSearch } from "#domain/search/search-query.ts";
import { synonymsIn } from "#src/content/catalogue.ts";
import { nameSynonyms, productNames, searchDocuments } from "#src/features/search/data/search-documents.props.ts";
import { QUERIES } from "./search-queries.ts";

vi.mock("astro:content", () => import("./content-collections.ts"));

const FIRST = 3;
const LEAST_QUERIES = 60;
/** 55 of 60. */
const LEAST_SHARE = 55 / 60;
const BUILD_TIMEOUT_MS = 60_000;

describe.each(Object.entries(QUERIES))("the search in %s", (locale, queries) => {
  let search: SiteSearch;
  let addresses: Set<string>;

  beforeAll(async () => {
    const documents = await searchDocuments(locale);
    const synonyms = [...synonymsIn(locale), ...(await nameSynonyms())];
    const files = buildSearchIndex(documents, synonyms, await productNames(locale));
    addresses = new Set(documents.map(({ address }) => address));
    search = siteSearch(async (name) => files.get(name) ?? Promise.reject(new Error(name)));
  }, BUILD_TIMEOUT_MS);

  it("asks for pages that exist, often enough, and for none twice in the same words", () => {
    expect(queries.filter(([, path]) => !addresses.has(`/${locale}${path}`))).toEqual([]);
    expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(LEAST_QUERIES);
  });

  it("finds what was meant among the first three", async () => {
    const missed: string[] = [];
    for (const [query, path] of queries) {
      const { results } = await search(query, { limit: FIRST });
      const found = results.map(({ address }) => address);
      if (!found.includes(`/${locale}${path}`)) missed.push(`${query} → ${path}, but ${found.join(" ")}`);
    }
    const held = queries.length - missed.length;
    console.info(`${locale}: ${held} of ${queries.length} held`, missed);
    expect(held / queries.length, missed.join("\n")).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
});
