import type { Locale } from "#domain/language/locale.ts";
import { DAY_NAMES, type DayName } from "#domain/planner/calendar.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { site } from "#src/site/site.ts";
import type { OpeningNowProps } from "./opening-now.tsx";

const dayBefore = (day: DayName) => DAY_NAMES[(DAY_NAMES.indexOf(day) + 6) % 7] ?? day;

/**
 * The hours of content/site.json, with every text that can be true at some moment. A day is named only if it comes after
 * one on which the door stays closed: any other opening is today or tomorrow.
 */
export function openingNowProps(locale: Locale): OpeningNowProps {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  const { hours } = site;
  const opens = format.time(hours.opens);
  return {
    hours,
    texts: {
      zone: t("contact.live.zone", { zone: format.timeZone }),
      open: t("contact.live.open", { closes: format.time(hours.closes) }),
      today: t("contact.live.today", { opens }),
      tomorrow: t("contact.live.tomorrow", { opens }),
      days: Object.fromEntries(
        hours.days
          .filter((day) => !hours.days.includes(dayBefore(day)))
          .map((day) => [day, t("contact.live.day", { day: format.weekday(day), opens })]),
      ),
    },
  };
}
