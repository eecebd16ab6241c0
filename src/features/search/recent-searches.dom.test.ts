import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it("keeps the last six, newest first, none twice and none empty", () => {
  for (const query of ["a", "b", "c", "d", "e", "f", "g", " b ", "  "]) rememberSearch(query);
  expect(recentSearches()).toEqual(["b", "g", "f", "e", "d", "c"]);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

it.each(["", "{", '{"a":1}', "[1,null]", "null"])("reads %s as nothing", (kept) => {
  localStorage.setItem("recent-searches", kept);
  expect(recentSearches()).toEqual([]);
});

const refuse = () => {
  throw new Error("forbidden");
};

it.each([
  ["refuses every call", { value: { getItem: refuse, setItem: refuse, removeItem: refuse } }],
  ["must not even be named", { get: refuse }],
])("does without a store that %s", (_, property) => {
  vi.stubGlobal("localStorage", undefined);
  Object.defineProperty(globalThis, "localStorage", { ...property, configurable: true });
  expect(recentSearches()).toEqual([]);
  rememberSearch("a");
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});
