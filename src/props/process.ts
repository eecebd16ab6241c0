import type { Locale } from "#domain/locale.ts";
import { type StepDuration, scheduleOf } from "#domain/schedule.ts";
import { processIn } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import type { ProcessScheduleProps } from "#src/sections/process-schedule.tsx";
import { directionOf } from "#src/site/site.ts";

/** Durations of one service, by step; a step it does not name keeps the company's own. */
type ProcessInput = { durations?: Readonly<Record<string, { min: number; max: number }>> };

export function processProps(
  locale: Locale,
  head: ProcessScheduleProps["head"],
  { durations = {} }: ProcessInput = {},
): ProcessScheduleProps {
  const t = messagesIn(locale);
  const steps = processIn(locale).map((step) => {
    const own = durations[step.id];
    const duration: StepDuration = own ? { minWeeks: own.min, maxWeeks: own.max } : step.duration;
    return { ...step, duration };
  });
  const schedule = scheduleOf(steps.map(({ duration }) => duration));
  const written = (duration: StepDuration) => {
    if (!duration) return t("process.ongoing");
    const { minWeeks: min, maxWeeks: max } = duration;
    return min === max ? t("log.weeksValue", { weeks: min }) : t("process.duration", { min, max });
  };
  return {
    head,
    direction: directionOf(locale),
    weeks: { total: schedule.totalWeeks, label: t("process.weeks") },
    compass: [t("process.north"), t("process.east"), t("process.south"), t("process.west")],
    steps: steps.map(({ id, title, dec, duration }, index) => {
      const bar = schedule.bars[index];
      if (!bar) throw new Error(`the schedule has no bar for "${id}"`);
      return { id, title, text: dec, duration: written(duration), bar };
    }),
  };
}
