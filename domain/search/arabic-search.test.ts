import { describe, expect, it } from "vitest";
import { termsOfWord, tokensOf } from "./search-terms.ts";
import { foldForSearch } from "./search-text.ts";

const termsOf = (word: string) => termsOfWord(foldForSearch(word));
const meet = (a: string, b: string) => termsOf(a).some((term) => termsOf(b).includes(term));

describe("Arabic words as people type them", () => {
  it.each([
    ["إضافة", "اضافه", "hamza and teh marbuta left out"],
    ["مُسَوَّدة", "مسوده", "marks"],
    ["فـــاتورة", "فاتورة", "tatweel"],
    ["مبنى", "مبني", "alef maqsura"],
    ["مسؤول", "مسوول", "hamza on waw"],
    ["رسائل", "رسايل", "hamza on yeh"],
    ["أعضاء", "اعضا", "hamza at the end"],
    ["الفاتورة", "فاتورة", "article"],
    ["والفاتورة", "فاتورة", "and the"],
    ["بالفاتورة", "فاتورة", "with the"],
    ["للفاتورة", "فاتورة", "for the"],
    ["كالفاتورة", "فاتورة", "like the"],
    ["فالفاتورة", "فاتورة", "so the"],
    ["وفاتورة", "فاتورة", "and"],
    ["بفاتورة", "فاتورة", "with"],
    ["لفاتورة", "فاتورة", "for"],
    ["فواتير", "فاتورة", "broken plural"],
    ["والفواتير", "فاتورة", "article and broken plural"],
    ["فواتيرك", "فاتورة", "your"],
    ["تطبيقات", "تطبيق", "plural by ending"],
    ["محاسبين", "محاسب", "plural of people"],
    ["محاسبون", "محاسبين", "cases of the plural"],
    ["مواعيد", "موعد", "broken plural"],
    ["قوالب", "القالب", "broken plural"],
    ["مطاعم", "للمطعم", "broken plural"],
    ["أجهزة", "جهاز", "broken plural"],
    ["أسئلة", "سؤال", "broken plural"],
    ["کتاب", "كتاب", "Persian kaf"],
    ["مصری", "مصري", "Persian yeh"],
  ])("%s finds %s: %s", (typed, written) => {
    expect(meet(typed, written)).toBe(true);
  });

  it.each([
    ["٢٠٢٦", "2026"],
    ["۱۴", "14"],
  ])("digits %s are %s", (typed, written) => {
    expect(termsOf(typed)).toEqual(termsOf(written));
  });

  it.each([
    ["بنك", "فاتورة"],
    ["وحدة", "حدود"],
    ["كتاب", "تابع"],
    ["ميزان", "ميزة"],
    ["مطعم", "طعام"],
  ])("%s does not find %s", (typed, written) => {
    expect(meet(typed, written)).toBe(false);
  });

  it("keeps a first letter that may be the word's own", () => {
    expect(termsOf("لوحة")[0]).toBe("لوح");
    expect(termsOf("بنك")).toEqual(["بنك"]);
  });

  it("tells scripts apart where they touch, and knows where a word stands", () => {
    const text = "على وAndroid، الإصدار ١٤";
    expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(["و", "Android", "الإصدار", "١٤"]);
  });
});
