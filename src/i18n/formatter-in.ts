import type { Locale } from "#domain/language/locale.ts";
import { localeRow, site } from "#src/site/site.ts";
import { type Formatter, formatterFor } from "./format.ts";

const formatters = new Map<Locale, Formatter>();

/** The formatter of one of the site's languages, in the company's time zone and currency. */
export function formatterIn(locale: Locale): Formatter {
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = formatterFor(localeRow(locale), { timeZone: site.hours.timeZone, currency: site.currency });
    formatters.set(locale, formatter);
  }
  return formatter;
}
