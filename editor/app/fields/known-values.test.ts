import { describe, expect, it } from "vitest";
import type { LocaleRow } from "#editor/contract.ts";
import { knownValues } from "./known-values.ts";

const LOCALES: LocaleRow[] = [
  { code: "ar", name: "العربية", dir: "rtl" },
  { code: "en", name: "English", dir: "ltr" },
];
const labelOf = (code: string, value: string) =>
  knownValues("currency", code, LOCALES).find((known) => known.value === value)?.label;

describe("values that a field offers", () => {
  it("are currencies by their names in the editor's language, in its order", () => {
    expect(labelOf("ar", "SAR")).toBe("ريال سعودي (SAR)");
    expect(labelOf("en", "EUR")).toBe("Euro (EUR)");
    const labels = knownValues("currency", "en", LOCALES).map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator("en").compare));
    expect(labels.length).toBeGreaterThan(120);
  });

  it("leave out gold and tests, and keep money that several countries share", () => {
    expect(["XAU", "XTS", "XXX"].map((value) => labelOf("en", value))).toEqual([undefined, undefined, undefined]);
    expect(labelOf("en", "XOF")).toContain("West African");
  });

  it("are the languages of the site, and time zones", () => {
    expect(knownValues("language", "en", LOCALES)).toEqual([
      { value: "ar", label: "العربية" },
      { value: "en", label: "English" },
    ]);
    expect(knownValues("timeZone", "ar", LOCALES)).toContainEqual({ value: "Asia/Riyadh", label: "Asia/Riyadh" });
  });
});
