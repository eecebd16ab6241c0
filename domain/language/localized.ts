import { z } from "zod";
import { memoize } from "#domain/cache/memoize.ts";
import { type SiteTheme, THEMES_KEY } from "#domain/site/theme.ts";
import type { Locale } from "./locale.ts";

declare const localizedValue: unique symbol;

/** A value in every active language, as content files hold it: `{ "ar": …, "en": … }`. */
export type Localized<T> = Readonly<Record<Locale, T>> & { readonly [localizedValue]?: T };

/** The same entry in one language: every `Localized<T>` in it has become its `T`. */
export type InLocale<Entry> =
  Entry extends Localized<infer T>
    ? typeof localizedValue extends keyof Entry
      ? InLocale<T>
      : InLocaleFields<Entry>
    : InLocaleFields<Entry>;

type InLocaleFields<Entry> = Entry extends readonly (infer Item)[]
  ? InLocale<Item>[]
  : Entry extends object
    ? { [Key in keyof Entry]: InLocale<Entry[Key]> }
    : Entry;

/** Makes the schema of a text that must exist in exactly the active languages. */
export type Localizer = <T extends z.ZodType>(inner: T) => z.ZodType<Localized<z.output<T>>>;

/** The same languages get the same localizer, so that schemas made with it can be shared. */
export const localizerOf = memoize((locales: readonly Locale[]): Localizer => {
  return <T extends z.ZodType>(inner: T) => {
    const schema = z
      .strictObject(Object.fromEntries(locales.map((locale) => [locale, inner])))
      .meta({ localized: true });
    // A strict object with exactly these keys is what `Localized` says; Zod cannot infer keys known only at run time.
    return schema as unknown as z.ZodType<Localized<z.output<T>>>;
  };
});

/**
 * Resolves every localized value of an entry, writes the brand where a text says `{brand}`, and lays what the theme says
 * (`"themes": { "chart": … }`) over the fields beside it.
 */
export function inLocale<Entry>(
  entry: Entry,
  { locale, locales, brand, theme }: { locale: Locale; locales: readonly Locale[]; brand: string; theme: SiteTheme },
): InLocale<Entry> {
  const resolve = (value: unknown): unknown => {
    if (typeof value === "string") return value.replaceAll("{brand}", brand);
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== "object" || value === null || value instanceof Date) return value;
    const keys = Object.keys(value);
    const isLocalized = keys.length === locales.length && locales.every((code) => code in value);
    if (isLocalized) return resolve((value as Record<string, unknown>)[locale]);
    const { [THEMES_KEY]: themes, ...own }: Record<string, unknown> = { ...value };
    const ofTheme = typeof themes === "object" && themes !== null ? Reflect.get(themes, theme) : undefined;
    return Object.fromEntries(Object.entries({ ...own, ...ofTheme }).map(([key, inner]) => [key, resolve(inner)]));
  };
  // The walk above does at run time exactly what `InLocale` says of the type.
  return resolve(entry) as InLocale<Entry>;
}
