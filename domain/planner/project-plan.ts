/**
 * The project planner's rules: what can be chosen, how the choices stretch the published durations, and which days
 * that means. The page states these rules with the numbers of this file.
 */
import { addDays, addWorkingDays, type DayName, isPlainDate, type PlainDate } from "./calendar.ts";
import type { ScheduleBar, StepDuration } from "./schedule.ts";

export const PLAN_SIZES = ["small", "medium", "large"] as const;
export type PlanSize = (typeof PLAN_SIZES)[number];

/** Of these any number may be chosen. */
export const PLAN_LISTS = ["platforms", "languages", "integrations"] as const;
export type PlanList = (typeof PLAN_LISTS)[number];

/** What may be chosen; the published durations hold for everything that is usual. */
export type PlanOffer = Readonly<Record<PlanList, readonly { id: string; isUsual: boolean }[]>>;

export type ProjectPlan = Readonly<Record<PlanList, readonly string[]>> & {
  size: PlanSize;
  /** The day work may begin, or null where none was named. */
  start: PlainDate | null;
};

/** How far ahead a start can be planned. */
export const PLAN_AHEAD_DAYS = 730;

/** A large project takes so many times the published duration. A small one ends halfway between its two figures. */
export const LARGE_FACTOR = 1.5;

/** What each choice beyond the usual adds to a step: a share of it, or working days. Other steps stay as published. */
export const PLAN_GROWTH = {
  design: { platformShare: 0, languageDays: 2, integrationDays: 0 },
  development: { platformShare: 0.25, languageDays: 0, integrationDays: 3 },
  testing: { platformShare: 0.25, languageDays: 2, integrationDays: 1 },
} as const;

export function usualPlan(offer: PlanOffer): ProjectPlan {
  const usual = (list: PlanList) => offer[list].filter(({ isUsual }) => isUsual).map(({ id }) => id);
  return {
    size: "medium",
    platforms: usual("platforms"),
    languages: usual("languages"),
    integrations: usual("integrations"),
    start: null,
  };
}

/** Whether an address carries a plan at all. */
export function carriesPlan(query: URLSearchParams): boolean {
  return PLAN_SIZES.some((size) => size === query.get("size"));
}

/** The plan an address asks for. What is missing, unknown or impossible in it is as usual. */
export function planFrom(query: URLSearchParams, offer: PlanOffer, today: PlainDate): ProjectPlan {
  const usual = usualPlan(offer);
  const chosen = (list: PlanList): readonly string[] => {
    if (!query.has(list)) return usual[list];
    // Written by a script once, with spaces between, or by a form, once for each.
    const asked = query.getAll(list).flatMap((value) => value.split(/[\s,]+/).filter(Boolean));
    const known = offer[list].map(({ id }) => id).filter((id) => asked.includes(id));
    return asked.length > 0 && known.length === 0 ? usual[list] : known;
  };
  return {
    size: PLAN_SIZES.find((size) => size === query.get("size")) ?? usual.size,
    platforms: chosen("platforms"),
    languages: chosen("languages"),
    integrations: chosen("integrations"),
    start: startFrom(query.get("start") ?? "", today),
  };
}

/** A day from today on, and not too far away. */
export function startFrom(text: string, today: PlainDate): PlainDate | null {
  return isPlainDate(text) && text >= today && text <= addDays(today, PLAN_AHEAD_DAYS) ? text : null;
}

/** The plan as an address carries it. */
export function planQuery({ size, platforms, languages, integrations, start }: ProjectPlan): Record<string, string> {
  return {
    size,
    platforms: platforms.join(" "),
    languages: languages.join(" "),
    ...(integrations.length > 0 && { integrations: integrations.join(" ") }),
    ...(start && { start }),
  };
}

type PlanRules = { plan: ProjectPlan; offer: PlanOffer; daysAWeek: number };

/** How long a step takes with these choices, in whole weeks. */
export function plannedDuration(step: string, published: StepDuration, rules: PlanRules): StepDuration {
  const growth = Object.entries(PLAN_GROWTH).find(([id]) => id === step)?.[1];
  if (!published || !growth) return published;
  const { plan, offer, daysAWeek } = rules;
  const beyond = (list: PlanList) =>
    Math.max(0, plan[list].length - offer[list].filter(({ isUsual }) => isUsual).length);
  const share = 1 + growth.platformShare * beyond("platforms");
  const days = growth.languageDays * beyond("languages") + growth.integrationDays * beyond("integrations");
  const grown = (weeks: number) => Math.ceil(weeks * share + days / daysAWeek);
  const { minWeeks, maxWeeks } = sizedDuration(published, plan.size);
  return { minWeeks: grown(minWeeks), maxWeeks: grown(maxWeeks) };
}

type Duration = NonNullable<StepDuration>;

function sizedDuration({ minWeeks, maxWeeks }: Duration, size: PlanSize): Duration {
  if (size === "small") return { minWeeks, maxWeeks: (minWeeks + maxWeeks) / 2 };
  const factor = size === "large" ? LARGE_FACTOR : 1;
  return { minWeeks: minWeeks * factor, maxWeeks: maxWeeks * factor };
}

/** From the first day to the launch: everything that has an end. */
export function totalDuration(durations: readonly StepDuration[]): Duration {
  const ending = durations.filter((duration) => duration !== null);
  return {
    minWeeks: ending.reduce((sum, { minWeeks }) => sum + minWeeks, 0),
    maxWeeks: ending.reduce((sum, { maxWeeks }) => sum + maxWeeks, 0),
  };
}

/** First and last day of a bar of the schedule; what is ongoing has no last one. */
export function barDates(
  bar: ScheduleBar,
  start: PlainDate,
  workdays: readonly DayName[],
): { from: PlainDate; until: PlainDate | null } {
  const from = addWorkingDays(start, bar.start * workdays.length, workdays);
  return { from, until: "ongoing" in bar ? null : lastDayOf(from, bar.max, workdays) };
}

/** The last day of so many weeks of work. */
export function lastDayOf(start: PlainDate, weeks: number, workdays: readonly DayName[]): PlainDate {
  return addWorkingDays(start, weeks * workdays.length - 1, workdays);
}
