/** Both languages say the same facts: what is a number in one is the same number in the other. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** One and two are words in Arabic. */
const SMALLEST = 3;

function numbersIn(text: string): number[] {
  const plain = text.replace(/```[\s\S]*?```/g, "").replace(/\{[^{}]*\}/g, "");
  return [...plain.matchAll(/\d[\d,]*(?:\.\d+)?/g)]
    .map(([number]) => Number(number.replaceAll(",", "")))
    .filter((number) => number >= SMALLEST)
    .sort((a, b) => a - b);
}

const read = (path: string) => readFileSync(path, "utf8");
const readJson = (path: string): unknown => JSON.parse(read(path));

/** Every text of a file that stands in both languages, with its place. */
function pairsIn(value: unknown, place: string): { place: string; ar: string; en: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const [ar, en] = [Reflect.get(value, "ar"), Reflect.get(value, "en")];
  if (typeof ar === "string" && typeof en === "string") return [{ place, ar, en }];
  return Object.entries(value).flatMap(([key, inner]) => pairsIn(inner, `${place}.${key}`));
}

/** Files that hold one language each: messages and questions have the same keys in the same order. */
function textsIn(value: unknown, place = ""): { place: string; text: string }[] {
  if (typeof value === "string") return [{ place, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`));
}

describe("the numbers of both languages agree", () => {
  it.each(globSync("content/**/*.json").filter((path) => !/(messages|faq|drafts)\//.test(path)))("in %s", (path) => {
    for (const { place, ar, en } of pairsIn(readJson(path), "")) expect(numbersIn(ar), place).toEqual(numbersIn(en));
  });

  it.each(globSync("content/**/ar.md", { exclude: ["content/drafts/**"] }))("in %s", (path) => {
    expect(numbersIn(read(path))).toEqual(numbersIn(read(path.replace(/ar\.md$/, "en.md"))));
  });

  it("in the questions", () => {
    const [ar, en] = ["ar", "en"].map((locale) => textsIn(readJson(`content/faq/${locale}.json`)));
    expect(ar?.length).toBeGreaterThan(50);
    for (const [index, { place, text }] of (ar ?? []).entries())
      expect(numbersIn(text), place).toEqual(numbersIn(en?.[index]?.text ?? ""));
  });

  it("would not, if one were changed", () => {
    expect(numbersIn("بعد 12,400 تحميل و4.5 نجوم في 2 يوم")).toEqual([4.5, 12_400]);
    expect(numbersIn("{count, plural, one {3 days} other {# days}} and `5`")).not.toContain(3);
  });
});
