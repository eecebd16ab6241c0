import { majorUnits } from "#domain/catalogue/price.ts";
import type { LocaleRow } from "#domain/language/locale.ts";

export type Formatter = {
  number: (value: number) => string;
  /** 12400 → 12.4K / 12.4 ألف; figures on cards, where the exact number is noise. */
  compact: (value: number) => string;
  /** 3200 → 3,200.00: sums on drawn invoices, the same in every language. */
  amount: (value: number) => string;
  /** 15 → 15%, isolated where an Arabic word before it would move the sign to the other side. */
  percent: (value: number) => string;
  /** "2026-10-15" → 15 October 2026 / 15 أكتوبر 2026 */
  date: (isoDate: string) => string;
  price: (minor: number) => string;
  /** The same price in two, for places that set the figure large. */
  /** `isCurrencyFirst`: "SAR 29" where the language writes it so, else "29 SAR". */
  priceParts: (minor: number) => { amount: string; currency: string; isCurrencyFirst: boolean };
  weekday: (day: Weekday) => string;
  /**
   * The company's, by its distance from Greenwich; the sign stays before its figure in every direction. The mark that
   * keeps it there is drawn by the Arabic fonts, which an English page would fetch for it.
   */
  timeZone: string;
  /** "09:00" → 9:00 AM / 9:00 ص */
  time: (timeOfDay: string) => string;
  /** "en" → English / الإنجليزية */
  language: (code: string) => string;
};

export type Weekday = "sat" | "sun" | "mon" | "tue" | "wed" | "thu" | "fri";

/** 2026-01-03 was a Saturday. */
const WEEKDAY_DATES: Record<Weekday, string> = {
  sat: "2026-01-03",
  sun: "2026-01-04",
  mon: "2026-01-05",
  tue: "2026-01-06",
  wed: "2026-01-07",
  thu: "2026-01-08",
  fri: "2026-01-09",
};

/** Direction marks that Intl hides in its output; the page isolates figures itself. */
const withoutMarks = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, "");

/** Arabic thousands and millions after 11 to 99, with nothing after them: Intl writes the form that a noun follows. */
const accusativeAfterTens = (text: string) =>
  text.replace(/^[1-9]?(?:1[1-9]|[2-9]\d)\u00a0[\u0621-\u064a]+$/, "$&\u064b\u0627");

/** The only place that formats: Latin digits, Gregorian dates, an explicit time zone. */
export function formatterFor(
  { formatting, dir }: Pick<LocaleRow, "formatting" | "dir">,
  { timeZone, currency }: { timeZone: string; currency: string },
): Formatter {
  const tag = new Intl.Locale(formatting, { numberingSystem: "latn" }).toString();
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  // By the language alone: British English would write a small k.
  const { language } = new Intl.Locale(tag);
  const compact = new Intl.NumberFormat(`${language}-u-nu-latn`, { notation: "compact", maximumFractionDigits: 1 });
  const amount = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 });
  // Dates of content have no time of day, so they are read and shown in one zone.
  const date = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  const weekday = new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" });
  const time = new Intl.DateTimeFormat(tag, { hour: "numeric", minute: "2-digit", hour12: true, timeZone });
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const zone = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "shortOffset" }).formatToParts();
  const offset = zone.find(({ type }) => type === "timeZoneName")?.value;
  const wholePrice = new Intl.NumberFormat(tag, { style: "currency", currency, maximumFractionDigits: 0 });
  const exactPrice = new Intl.NumberFormat(tag, { style: "currency", currency });
  const languages = new Intl.DisplayNames(tag, { type: "language" });
  const isolated = (text: string) => (dir === "rtl" ? `\u2066${text}\u2069` : text);
  const priceFormat = (minor: number) => (minor % 100 === 0 ? wholePrice : exactPrice);
  // Intl writes «ر.س.» with a full stop that would end the sentence.
  const withoutFullStop = (text: string) => text.replace(/\.$/, "");
  return {
    number: (value) => withoutMarks(number.format(value)),
    compact: (value) => accusativeAfterTens(withoutMarks(compact.format(value))),
    amount: (value) => amount.format(value),
    percent: (value) => isolated(percent.format(value / 100)),
    date: (isoDate) => withoutMarks(date.format(new Date(`${isoDate}T00:00:00Z`))),
    price: (minor) => withoutFullStop(withoutMarks(priceFormat(minor).format(majorUnits(minor)))),
    priceParts: (minor) => {
      const parts = priceFormat(minor).formatToParts(majorUnits(minor));
      const written = (isWanted: (type: string) => boolean) =>
        withoutMarks(
          parts
            .filter(({ type }) => isWanted(type))
            .map(({ value }) => value)
            .join(""),
        ).trim();
      return {
        amount: written((type) => type !== "currency" && type !== "literal"),
        currency: withoutFullStop(written((type) => type === "currency")),
        isCurrencyFirst: parts.find(({ type }) => type === "currency" || type === "integer")?.type === "currency",
      };
    },
    timeZone: offset?.replace("+", dir === "rtl" ? "\u200e+" : "+") ?? timeZone,
    weekday: (day) => withoutMarks(weekday.format(new Date(`${WEEKDAY_DATES[day]}T00:00:00Z`))),
    // British English writes "am"; the site writes AM and PM everywhere.
    time: (timeOfDay) =>
      withoutMarks(time.format(instantOf(timeOfDay, clock))).replace(/[ap]m$/, (period) => period.toUpperCase()),
    language: (code) => languages.of(code) ?? code,
  };
}

/** An instant at which a wall clock shows the given time. */
function instantOf(timeOfDay: string, clock: Intl.DateTimeFormat): Date {
  const asUtc = new Date(`2026-01-04T${timeOfDay}:00Z`);
  const shown: Record<string, string> = Object.fromEntries(
    clock.formatToParts(asUtc).map(({ type, value }) => [type, value]),
  );
  const shownAsUtc = Date.UTC(
    Number(shown["year"]),
    Number(shown["month"]) - 1,
    Number(shown["day"]),
    Number(shown["hour"]),
    Number(shown["minute"]),
  );
  return new Date(asUtc.getTime() - (shownAsUtc - asUtc.getTime()));
}

/** +966120000000 → +966 12 000 0000; other countries' numbers stay as they are. Links keep the E.164 form. */
export function formatPhone(e164: string): string {
  return e164.replace(/^(\+966)(\d{2})(\d{3})(\d{4})$/, "$1 $2 $3 $4");
}
