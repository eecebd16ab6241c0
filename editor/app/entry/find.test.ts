import { expect, test } from "vitest";
import type { Kind } from "#editor/contract.ts";
import { foundIn, textsFound } from "./find.ts";

const team: Kind = {
  id: "team",
  label: "kinds.team",
  group: "stories",
  fixed: false,
  hasText: false,
  hasSummary: false,
  ordered: false,
  entries: [
    { id: "huda-salim", title: { ar: "هدى سالم", en: "Huda Salim" }, missing: [], states: ["published"] },
    { id: "noor-abbas", title: { ar: "نور عبّاس", en: "Noor Abbas" }, missing: [], states: ["published"] },
  ],
};

test.each([
  ["a title in one language", "Abbas", ["noor-abbas"]],
  ["a title as people type it", "عباس", ["noor-abbas"]],
  ["a short name", "huda-s", ["huda-salim"]],
  ["nothing", "zzz", []],
])("an entry is found by %s", (_, wanted, expected) => {
  expect(foundIn([team], wanted).map(({ row }) => row.id)).toEqual(expected);
});

test("a text of an entry is found by its words or its name", () => {
  const messages = { nav: { blog: { ar: "المدوّنة", en: "Blog" } }, steps: [{ ar: "ابدأ", en: "Start" }] };
  expect(textsFound(messages, "المدونه")).toEqual([{ path: ["nav", "blog", "ar"], text: "المدوّنة" }]);
  expect(textsFound(messages, "steps").map(({ path }) => path)).toEqual([
    ["steps", 0, "ar"],
    ["steps", 0, "en"],
  ]);
});
