import { describe, expect, it } from "vitest";
import { flattenMessages, type MessageTree, messageFaults } from "./check-messages.ts";

const faultsOf = (ar: MessageTree, en: MessageTree) =>
  messageFaults(
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
    expect(faultsOf({ a: six }, { a: "{n, plural, one {#} other {#}}" })).toEqual([]);
  });

  it("name a missing key", () => {
    expect(faultsOf({ a: "x", b: { c: "y" } }, { a: "x" })).toEqual([
      "content/messages/en.json: b.c is missing; translate it from ar.json",
    ]);
  });

  it("name a surplus key", () => {
    expect(faultsOf({ a: "x" }, { a: "x", z: "y" })).toEqual([
      "content/messages/en.json: z is not in ar.json; delete it, or add it there",
    ]);
  });

  it("name arguments that differ", () => {
    expect(faultsOf({ a: "{name}" }, { a: "{nome}" })).toEqual([
      "content/messages/en.json: a has the arguments (nome); ar.json has (name)",
    ]);
  });

  it("ask for all six Arabic forms", () => {
    expect(faultsOf({ a: "{n, plural, one {b} other {f}}" }, { a: "{n, plural, one {#} other {#}}" })).toEqual(
      ["zero", "two", "few", "many"].map((form) => `content/messages/ar.json: a lacks the plural form "${form}"`),
    );
  });

  it("name a message that is not ICU", () => {
    expect(faultsOf({ a: "{" }, { a: "x" })[0]).toMatch(/^content\/messages\/ar\.json: a is not valid ICU/);
  });
});
