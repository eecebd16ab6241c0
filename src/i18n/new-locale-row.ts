import type { LocaleRow } from "#domain/language/locale.ts";

/** The row of a new language from Intl's data: its own name, direction and usual country. Null for an unknown code. */
export function newLocaleRow(code: string): LocaleRow | null {
  const locale = new Intl.Locale(code);
  const name = new Intl.DisplayNames(code, { type: "language", fallback: "none" }).of(code);
  const { region } = locale.maximize();
  if (name === undefined || region === undefined) return null;
  return {
    code,
    iso: code,
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    file: `${code}.json`,
    dir: locale.getTextInfo().direction === "rtl" ? "rtl" : "ltr",
    active: true,
    formatting: `${code}-${region}`,
    openGraph: `${code}_${region}`,
  };
}
