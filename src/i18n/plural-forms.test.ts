import { describe, expect, it } from "vitest";
import { messageErrors } from "./check-messages.ts";
import { pluralFormsOf, withPluralForms } from "./plural-forms.ts";

const ENGLISH = "{count, plural, =0 {None} one {# app} other {# apps}} in the store";
const ARABIC = "{n, plural, zero {a} one {b} two {c} few {d} many {e} other {f}}";

describe("the plural forms of a message in another language", () => {
  it.each([
    ["pt", "{count, plural, =0 {None} one {# app} many {# apps} other {# apps}} in the store"],
    ["fr", "{count, plural, =0 {None} one {# app} many {# apps} other {# apps}} in the store"],
    ["es", "{count, plural, =0 {None} one {# app} many {# apps} other {# apps}} in the store"],
    ["ru", "{count, plural, =0 {None} one {# app} few {# apps} many {# apps} other {# apps}} in the store"],
    [
      "ar",
      "{count, plural, =0 {None} zero {# apps} one {# app} two {# apps} few {# apps} many {# apps} other {# apps}} in the store",
    ],
    ["ja", "{count, plural, =0 {None} other {# apps}} in the store"],
    ["de", ENGLISH],
  ])("are those of %s", (language, expected) => {
    expect(withPluralForms(ENGLISH, language)).toBe(expected);
  });

  it("keep what they say where the language has them, and go where it has not", () => {
    expect(withPluralForms(ARABIC, "ru")).toBe("{n, plural, one {b} few {d} many {e} other {f}}");
    expect(withPluralForms(ARABIC, "ja")).toBe("{n, plural, other {f}}");
  });

  it("are those of ordinal numbers where a message counts places", () => {
    const place = "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}";
    expect(withPluralForms(place, "fr")).toBe("{n, selectordinal, one {#st} other {#th}}");
  });

  it("are filled in at every depth, and all else stays as it is written", () => {
    const nested =
      "It''s '{'so'}' <b>{who, select, us {{n, plural, offset:1 one {# 𝒳} other {{n, number, ::percent}}}} other {x}}</b>";
    expect(withPluralForms(nested, "pt")).toBe(
      "It''s '{'so'}' <b>{who, select, us {{n, plural, offset:1 one {# 𝒳} many {{n, number, ::percent}} other {{n, number, ::percent}}}} other {x}}</b>",
    );
    for (const plain of ["", "a {brand} b", "{n, number}–{m, date, short}", "<a>x</a> {b}"])
      expect(withPluralForms(plain, "ru")).toBe(plain);
  });

  it.each(["pt", "fr", "es", "ru", "pl", "ar", "ja", "cy"])("pass the check of messages in %s", (language) => {
    const messages = (text: string) => new Map([[language, { a: text }]]);
    const errorsOf = (text: string) =>
      messageErrors(messages(text), { reference: language, intlTag: (locale) => locale });
    expect(errorsOf(withPluralForms(ENGLISH, language))).toEqual([]);
    const lacking = `{n, plural, ${pluralFormsOf(language).length > 1 ? "other {x}" : "=1 {x} other {x}"}}`;
    expect(errorsOf(lacking)).toHaveLength(pluralFormsOf(language).length - 1);
  });
});
