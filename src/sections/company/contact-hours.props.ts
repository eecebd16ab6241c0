import { shareOfDay } from "#domain/company/opening-hours.ts";
import type { Locale } from "#domain/language/locale.ts";
import { WEEKDAYS } from "#domain/site/site.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { directionOf, siteIn } from "#src/site/site.ts";
import type { ContactHoursProps } from "./contact-hours.tsx";
import { openingNowProps } from "./opening-now.props.ts";

export function contactHoursProps(locale: Locale): ContactHoursProps {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  const { hours } = siteIn(locale);
  return {
    texts: {
      title: t("contact.hours"),
      hours: t("contact.openHours", { opens: format.time(hours.opens), closes: format.time(hours.closes) }),
      closed: t("contact.closed"),
      support: { label: t("contact.support"), value: t("contact.supportValue") },
    },
    now: openingNowProps(locale),
    direction: directionOf(locale),
    open: { from: shareOfDay(hours.opens), to: shareOfDay(hours.closes) },
    days: WEEKDAYS.map((id) => ({ id, name: format.weekday(id), open: hours.days.includes(id) })),
  };
}
