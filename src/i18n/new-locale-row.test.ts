import { describe, expect, it } from "vitest";
import { localeRowSchema } from "#domain/language/locale.ts";
import { newLocaleRow } from "./new-locale-row.ts";

describe("the row of a language that nobody prepared", () => {
  it("has its own name, direction and usual country", () => {
    expect(newLocaleRow("pl")).toEqual({
      code: "pl",
      iso: "pl",
      name: "Polski",
      file: "pl.json",
      dir: "ltr",
      active: true,
      formatting: "pl-PL",
      openGraph: "pl_PL",
    });
    expect(newLocaleRow("he")).toMatchObject({ name: "עברית", dir: "rtl" });
  });

  // Three letters, and a language of no country.
  it.each(["fr", "ru", "ja", "sw", "fil", "ckb", "eo"])("is one that site.json may have: %s", (code) => {
    expect(localeRowSchema.safeParse(newLocaleRow(code)).error).toBeUndefined();
  });

  it("does not exist for a code that is no language", () => {
    expect(newLocaleRow("zzz")).toBeNull();
  });
});
