import type { Locale } from "#domain/language/locale.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { siteIn } from "#src/site/site.ts";

/** The working days and hours in one line. */
export function openingHours(locale: Locale): string {
  const format = formatterIn(locale);
  const { hours } = siteIn(locale);
  const [first, last] = [hours.days[0], hours.days.at(-1)];
  if (!first || !last) throw new Error("content/site.json: hours.days is empty");
  return messagesIn(locale)("contact.hoursValue", {
    first: format.weekday(first),
    last: format.weekday(last),
    opens: format.time(hours.opens),
    closes: format.time(hours.closes),
  });
}

/** The words for one day: open or closed, and on which days it is which. */
export function hoursToday(locale: Locale) {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  const { days, timeZone, opens, closes } = siteIn(locale).hours;
  return {
    days,
    timeZone,
    open: t("contact.openToday", { opens: format.time(opens), closes: format.time(closes) }),
    closed: t("contact.closedToday"),
  };
}
