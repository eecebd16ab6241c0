import { expect, it } from "vitest";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches.ts";

function store(initial?: string) {
  const kept = new Map(initial === undefined ? [] : [["recent-searches", initial]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it("keeps the last six, newest first, none twice and none empty", () => {
  const kept = store();
  for (const query of ["a", "b", "c", "d", "e", "f", "g", " b ", "  "]) rememberSearch(kept, query);
  expect(recentSearches(kept)).toEqual(["b", "g", "f", "e", "d", "c"]);
  forgetSearches(kept);
  expect(recentSearches(kept)).toEqual([]);
});

it.each(["", "{", '{"a":1}', "[1,null]", "null"])("reads %s as nothing", (kept) => {
  expect(recentSearches(store(kept))).toEqual([]);
});

it("does without a store that refuses", () => {
  const refuse = () => {
    throw new Error("forbidden");
  };
  const kept = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(recentSearches(kept)).toEqual([]);
  rememberSearch(kept, "a");
  forgetSearches(kept);
});
