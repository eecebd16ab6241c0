import { describe, expect, it } from "vitest";
import { flattenMessages, type MessageTree, messageErrors, messagesInTheme } from "./check-messages.ts";

const errorsOf = (ar: MessageTree, en: MessageTree) =>
  messageErrors(
    new Map([
      ["ar", ar],
      ["en", en],
    ]),
    { reference: "ar", intlTag: (locale) => locale },
  );

const six = "{n, plural, zero {a} one {b} two {c} few {d} many {e} other {f}}";

describe("messages", () => {
  it("flatten to paths", () => {
    expect([...flattenMessages({ nav: { blog: "x" }, a: "y" })]).toEqual([
      ["nav.blog", "x"],
      ["a", "y"],
    ]);
  });

  it("agree when keys, arguments and plural forms do", () => {
    expect(errorsOf({ a: six }, { a: "{n, plural, one {#} other {#}}" })).toEqual([]);
  });

  it("name a missing key", () => {
    expect(errorsOf({ a: "x", b: { c: "y" } }, { a: "x" })).toEqual([
      { locale: "en", key: "b.c", rule: "messageMissing", values: { other: "ar.json" } },
    ]);
  });

  it("name a surplus key", () => {
    expect(errorsOf({ a: "x" }, { a: "x", z: "y" })).toEqual([
      { locale: "en", key: "z", rule: "messageSurplus", values: { other: "ar.json" } },
    ]);
  });

  it("name arguments that differ", () => {
    expect(errorsOf({ a: "{name}" }, { a: "{nome}" })).toEqual([
      {
        locale: "en",
        key: "a",
        rule: "messageArguments",
        values: { given: "nome", wanted: "name", other: "ar.json" },
      },
    ]);
  });

  it("ask for all six Arabic forms", () => {
    expect(errorsOf({ a: "{n, plural, one {b} other {f}}" }, { a: "{n, plural, one {#} other {#}}" })).toEqual(
      ["zero", "two", "few", "many"].map((form) => ({
        locale: "ar",
        key: "a",
        rule: "messagePlural",
        values: { form },
      })),
    );
  });

  it("ask for the forms of ordinal numbers where a message counts places", () => {
    const places = "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}";
    expect(errorsOf({ a: "{n, selectordinal, other {#}}" }, { a: places })).toEqual([]);
    expect(errorsOf({ a: "{n, selectordinal, other {#}}" }, { a: places.replace("two {#nd} ", "") })).toEqual([
      { locale: "en", key: "a", rule: "messagePlural", values: { form: "two" } },
    ]);
  });

  it("name a message that is not ICU", () => {
    expect(errorsOf({ a: "{" }, { a: "x" })[0]).toMatchObject({ locale: "ar", key: "a", rule: "messageSyntax" });
  });
});

describe("words of a theme", () => {
  const tree = { home: { tag: "{n}", more: "all" }, themes: { chart: { home: { tag: "Berth {n}" } } } };

  it("lie over those of all themes, in their theme alone", () => {
    expect(messagesInTheme(tree, "chart")).toEqual({ home: { tag: "Berth {n}", more: "all" } });
    expect(messagesInTheme(tree, "plain")).toEqual({ home: { tag: "{n}", more: "all" } });
    expect(errorsOf(tree, tree)).toEqual([]);
  });

  it.each([
    ["nothing is below them", { home: { more: "all" } }],
    ["the arguments differ", { home: { tag: "{m}", more: "all" } }],
  ])("are refused where %s", (_, own) => {
    const wrong = { ...own, themes: tree.themes };
    expect(errorsOf(wrong, wrong).map(({ key, rule, values }) => [key, rule, values])).toContainEqual([
      "themes.chart.home.tag",
      "messageOfTheme",
      { neutral: "home.tag" },
    ]);
  });
});
