import type { Locale } from "#domain/locale.ts";
import { scheduleOf } from "#domain/schedule.ts";
import { processIn } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import type { ProcessScheduleProps } from "#src/sections/process-schedule.tsx";
import { directionOf } from "#src/site/site.ts";

export function processProps(locale: Locale, head: ProcessScheduleProps["head"]): ProcessScheduleProps {
  const t = messagesIn(locale);
  const steps = processIn(locale);
  const schedule = scheduleOf(steps.map(({ duration }) => duration));
  return {
    head,
    direction: directionOf(locale),
    weeks: { total: schedule.totalWeeks, label: t("process.weeks") },
    compass: [t("process.north"), t("process.east"), t("process.south"), t("process.west")],
    steps: steps.map(({ id, title, dec, duration }, index) => {
      const bar = schedule.bars[index];
      if (!bar) throw new Error(`the schedule has no bar for "${id}"`);
      return {
        id,
        title,
        text: dec,
        duration: duration
          ? t("process.duration", { min: duration.minWeeks, max: duration.maxWeeks })
          : t("process.ongoing"),
        bar,
      };
    }),
  };
}
