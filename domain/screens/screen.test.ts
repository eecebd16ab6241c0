import { describe, expect, it } from "vitest";
import { caseFileSchema } from "#domain/company/portfolio.ts";
import { localizerOf } from "#domain/language/localized.ts";
import { appScreenSchema } from "./screen.ts";

const localized = localizerOf(["ar", "en"]);
const words = { ar: "مواعيد اليوم", en: "The visits of a day" };
const photo = "shop-visits";

describe("a screen of an app", () => {
  const isScreen = (screen: object) => appScreenSchema(localized).safeParse({ caption: words, ...screen }).success;

  it("is a drawing, or a photograph in a frame", () => {
    expect(isScreen({ id: "mawid" })).toBe(true);
    expect(isScreen({ photo })).toBe(true);
    for (const frame of ["phone", "tablet", "window", "none"]) expect(isScreen({ photo, frame })).toBe(true);
  });

  it.each([
    ["neither", {}],
    ["both", { id: "mawid", photo }],
    ["a drawing nobody drew", { id: "unknown" }],
    ["a photograph elsewhere", { photo: "../visits" }],
    ["another frame", { photo, frame: "watch" }],
  ])("is not %s", (_, screen) => {
    expect(isScreen(screen)).toBe(false);
  });
});

it("a case has a drawing, a photograph or both", () => {
  const errorsOf = (shown: object) =>
    (caseFileSchema(localized).safeParse(shown).error?.issues ?? [])
      .filter(({ path }) => path[0] === "screen" || path[0] === "photo")
      .map(({ message }) => message);
  const rest = {
    id: "clinic",
    order: 1,
    kind: "apps",
    service: "mobile",
    client: words,
    result: words,
    story: { ar: "قصة ".repeat(12), en: "A story of it ".repeat(4) },
    figures: [1, 2, 3].map((value) => ({ value: String(value), label: words })),
    technologies: ["Dart", "Go"],
    year: 2024,
  };
  for (const shown of [{ screen: "case-mina-cafes" }, { photo }, { screen: "case-mina-cafes", photo }])
    expect(errorsOf({ ...rest, ...shown })).toEqual([]);
  expect(errorsOf(rest)).toEqual(["a drawing or a photograph shows it"]);
});
