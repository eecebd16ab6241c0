/** The theme `plain` has nothing of the sea: the list that tests/release searches with sees what it must, and no more. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { THEMES_KEY } from "#domain/site/theme.ts";
import { CHART_NAMES, SEA_WORDS, seaIn } from "./sea-words.ts";

const FILES = ["content/site.json", "content/home.json", ...globSync("content/{messages,pages}/*.json")];

/** Every text, with whether a theme says it. */
function textsIn(value: unknown, isOfTheme = false): { text: string; isOfTheme: boolean }[] {
  if (typeof value === "string") return [{ text: value, isOfTheme }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, isOfTheme || key === THEMES_KEY));
}

const texts = FILES.flatMap((file) => textsIn(z.unknown().parse(JSON.parse(readFileSync(file, "utf8")))));

describe("words of the sea", () => {
  it.each(SEA_WORDS)("$pattern finds what it is for", ({ pattern, found }) => {
    expect(found).toMatch(pattern);
  });

  it("are in words of the chart, which would be missed without the list", () => {
    const ofChart = texts.filter(({ isOfTheme }) => isOfTheme).map(({ text }) => text);
    const seen = ofChart.filter((text) => seaIn(text, SEA_WORDS).length > 0);
    expect(seen).toEqual(expect.arrayContaining(["a harbour", "في الطريق إلى الرصيف", "Passage chart", "منارة"]));
    expect(seen.length).toBeGreaterThan(20);
  });

  it("are in no text of the interface, the pages and the brand that all themes have", () => {
    const ofAll = texts.filter(({ isOfTheme }) => !isOfTheme).map(({ text }) => text);
    expect(ofAll.length).toBeGreaterThan(1000);
    expect(ofAll.flatMap((text) => seaIn(text, SEA_WORDS))).toEqual([]);
  });

  it.each([
    "No release ships over it; bytes go on a chart. Scales over USB or a serial port.",
    "Gulf Sea Trading, Sahel Markets and a tooth chart for every patient",
    "text-anchor: middle; <astro-island>; identity, search, research, season, seat",
    "A weak signal, the flag of a language, an overseas branch, seasonal prices",
    "مقاهي الميناء، 14 فرعًا، وأسواق الساحل، ومؤسسة بحر الخليج",
    "البحث في البحرين عن خريطة الموقع ومخطط الأسنان وخريطة للطاولات",
    "تقارب الأجوبة، وملاحظات المريض، ورسالة من حي الشاطئ، ويستغرق أسبوعًا",
  ])("are not seen in %j", (text) => {
    expect(seaIn(text, SEA_WORDS)).toEqual([]);
  });
});

describe("names of the chart's drawings", () => {
  it.each(CHART_NAMES)("$pattern finds what it is for", ({ pattern, found }) => {
    expect(found).toMatch(pattern);
  });

  it.each([
    '<use href="/icons.svg#chart-column">, .schedule-chart{, navigator.sendBeacon(), identity, text-anchor="middle"',
    "--color-tint-1, --color-sand-line, .page-sheet, .divider, .emblem, .backdrop-picture",
  ])("are not seen in %j", (text) => {
    expect(seaIn(text, CHART_NAMES)).toEqual([]);
  });
});
