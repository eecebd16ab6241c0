import type { Locale } from "#domain/language/locale.ts";
import { type StepDuration, scheduleOf } from "#domain/planner/schedule.ts";
import { listServices, processIn } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf } from "#src/i18n/paths.ts";
import { directionOf } from "#src/site/site.ts";
import { asIconName } from "#src/ui/icons/icon-names.ts";
import { PLANNER_ID } from "./planner.props.ts";
import type { ProcessScheduleProps } from "./process-schedule.tsx";
import type { ScheduleChartProps, StepLook } from "./schedule-chart.tsx";

export function processProps(
  locale: Locale,
  head: ProcessScheduleProps["head"],
): Omit<ProcessScheduleProps, "children"> {
  return { t: messagesIn(locale), head };
}

/** The way from the published schedule to the planner of each service. */
export async function plannerLinks(locale: Locale): Promise<Required<ProcessScheduleProps>["planners"]> {
  const services = await listServices(locale);
  return services.map(({ url, title }) => ({ href: `${addressOf(locale, url)}#${PLANNER_ID}`, label: title }));
}

/** The sign and colour of a step. */
export const stepLook = ({ icon, color }: Pick<ReturnType<typeof processIn>[number], "icon" | "color">): StepLook => ({
  icon: asIconName(icon),
  color,
});

/** The schedule as the company publishes it. */
export function scheduleProps(locale: Locale): ScheduleChartProps {
  const t = messagesIn(locale);
  const steps = processIn(locale);
  const schedule = scheduleOf(steps.map(({ duration }) => duration));
  const written = (duration: StepDuration) => {
    if (!duration) return t("process.ongoing");
    const { minWeeks: min, maxWeeks: max } = duration;
    return min === max ? t("log.weeksValue", { weeks: min }) : t("process.duration", { min, max });
  };
  return {
    direction: directionOf(locale),
    weeks: { total: schedule.totalWeeks, label: t("process.weeks") },
    steps: steps.map(({ id, title, dec, duration, ...look }, index) => {
      const bar = schedule.bars[index];
      if (!bar) throw new Error(`the schedule has no bar for "${id}"`);
      return { id, title, text: dec, duration: written(duration), bar, ...stepLook(look) };
    }),
  };
}
