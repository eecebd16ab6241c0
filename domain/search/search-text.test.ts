import { describe, expect, it } from "vitest";
import { foldForSearch, matchesSearch } from "./search-text.ts";

describe("search text", () => {
  it.each([
    ["إضافة", "اضافه"],
    ["يُمكنك", "يمكنك"],
    ["مستشفى", "مستشفي"],
    ["آراء", "اراء"],
    ["مـــرسى", "مرسي"],
    ["٢٠٢٦", "2026"],
    ["Café", "cafe"],
  ])("%s and %s are one", (a, b) => {
    expect(foldForSearch(a)).toBe(foldForSearch(b));
  });

  it("finds all words in any order, inside longer ones too", () => {
    expect(matchesSearch("كيف أحصل على مفتاح المنتج؟", "منتج مفتاح")).toBe(true);
    expect(matchesSearch("كيف أحصل على مفتاح المنتج؟", "فاتورة")).toBe(false);
  });

  it("finds everything for an empty query", () => {
    expect(matchesSearch("anything", "  ")).toBe(true);
  });
});
