import type { ChosenFormat, LocaleRow } from "#editor/contract.ts";

export type KnownValue = { value: string; label: string };

/** Codes of no country: metals, units of account and tests. These five are money of several countries. */
const isMoney = (code: string) => !code.startsWith("X") || ["XAF", "XCD", "XCG", "XOF", "XPF"].includes(code);

/** What may be chosen for a format, in the words of the editor's language and in their order. */
export function knownValues(format: ChosenFormat, code: string, locales: readonly LocaleRow[]): KnownValue[] {
  if (format === "language") return locales.map((locale) => ({ value: locale.code, label: locale.name }));
  if (format === "timeZone")
    return Intl.supportedValuesOf("timeZone").map((value) => ({ value, label: value.replaceAll("_", " ") }));
  const names = new Intl.DisplayNames(code, { type: "currency" });
  const { compare } = new Intl.Collator(code);
  return Intl.supportedValuesOf("currency")
    .filter(isMoney)
    .map((value) => ({ value, label: `${names.of(value)} (${value})` }))
    .sort((a, b) => compare(a.label, b.label));
}
