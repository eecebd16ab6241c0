import { vi } from "vitest";
import type { Locale } from "#domain/language/locale.ts";
import { buildSearchIndex, type SearchDocument } from "#domain/search/search-index.ts";
import type { SearchData } from "./search-data.ts";
import { searchTexts } from "./search-texts.props.ts";

export const POSTS = 16;

function documents(word: string): SearchDocument[] {
  const document = (kind: SearchDocument["kind"], at: number): SearchDocument => ({
    kind,
    address: `/${kind}/${at}`,
    title: `${word} ${kind}${at}`,
    aliases: "",
    summary: `${word} ${kind}`,
    text: "",
  });
  return [document("app", 1), ...Array.from({ length: POSTS }, (_, at) => document("post", at + 1))];
}

let lastIndex = 0;

/** The search with the real texts of a language and a small index of its own, which `fetch` answers with. */
export function searchFixture(locale: Locale, word: string) {
  lastIndex += 1;
  const index = `/index-${lastIndex}/`;
  const files = buildSearchIndex(documents(word), []);
  const network = { isDown: false, wait: Promise.resolve() };
  const fetched: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    fetched.push(address);
    await network.wait;
    if (network.isDown) throw new TypeError("Failed to fetch");
    return new Response(files.get(address.slice(index.length)) ?? "");
  });
  const data: SearchData = {
    page: `/${locale}/search`,
    index,
    title: "Search",
    ...searchTexts(locale),
    suggestions: [{ href: "/suggested", label: "Suggested page" }],
  };
  return { data, network, fetched };
}
