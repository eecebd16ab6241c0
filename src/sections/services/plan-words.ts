import { addWorkingDays, type DayName, dayNameOf, type PlainDate } from "#domain/planner/calendar.ts";
import {
  barDates,
  lastDayOf,
  PLAN_LISTS,
  type PlanList,
  type PlanSize,
  type ProjectPlan,
  plannedDuration,
  totalDuration,
} from "#domain/planner/project-plan.ts";
import { type ScheduleBar, type StepDuration, scheduleOf } from "#domain/planner/schedule.ts";

/** One service as the planner knows it. */
export type PlannedService = {
  id: string;
  title: string;
  steps: readonly { id: string; title: string; published: StepDuration }[];
  offer: Readonly<Record<PlanList, readonly { id: string; name: string; isUsual: boolean }[]>>;
};

/** How a plan is put into words in one language: texts with places in braces, since plural rules live in the build. */
export type PlanWords = {
  /** By which `Intl` writes dates. */
  formatting: string;
  workdays: readonly DayName[];
  /** One text for each number of weeks; a range has a place for its shorter end. */
  weeks: { exact: readonly string[]; range: readonly string[]; ongoing: string };
  list: { between: string; last: string };
  what: Readonly<Record<PlanSize, string>>;
  on: string;
  in: string;
  with: string;
  end: string;
  total: string;
  when: string;
  step: string;
  stepDates: string;
  from: string;
  letter: string;
};

export type PlannedStep = {
  id: string;
  title: string;
  bar: ScheduleBar;
  weeks: string;
  /** The days it takes at most, where a start is known. */
  dates: string | null;
};

export type DescribedPlan = {
  steps: PlannedStep[];
  totalWeeks: number;
  /** From the first day to the launch. */
  weeks: string;
  /** What is planned, and where a start is known, from when to when: one sentence each. */
  sentences: string[];
};

/** Everything the page and the message say of a plan. */
export function describePlan(plan: ProjectPlan, service: PlannedService, words: PlanWords): DescribedPlan {
  const rules = { plan, offer: service.offer, daysAWeek: words.workdays.length };
  const durations = service.steps.map(({ id, published }) => plannedDuration(id, published, rules));
  const { bars, totalWeeks } = scheduleOf(durations);
  const total = totalDuration(durations);
  const weeks = weeksIn(words, total);
  return {
    steps: service.steps.flatMap(({ id, title }, index) => {
      const bar = bars[index];
      if (!bar) return [];
      const dates = plan.start ? datesIn(words, bar, plan.start) : null;
      return { id, title, bar, weeks: weeksIn(words, durations[index] ?? null), dates };
    }),
    totalWeeks,
    weeks,
    sentences: [whatIn(words, plan, service), whenIn(words, plan.start, total)].filter((sentence) => sentence !== null),
  };
}

/** The plan as a message to the company, with the address where it can be looked at. */
export function planMessage(plan: ProjectPlan, service: PlannedService, words: PlanWords, url: string): string {
  const { steps, weeks, sentences } = describePlan(plan, service, words);
  const summary = [...sentences, filled(words.total, { weeks })];
  return filled(words.letter, {
    summary: summary.join("\n"),
    steps: steps
      .map(({ title: step, weeks: length, dates }) =>
        dates ? filled(words.stepDates, { step, weeks: length, dates }) : filled(words.step, { step, weeks: length }),
      )
      .join("\n"),
    url,
  });
}

/** "Work starts on Saturday", where the day that was chosen is none to work on. */
export function movedStart({ start }: Pick<ProjectPlan, "start">, words: PlanWords): PlainDate | null {
  if (!start || words.workdays.includes(dayNameOf(start))) return null;
  return addWorkingDays(start, 0, words.workdays);
}

type Written = Pick<PlanWords, "formatting">;

const DATE = { day: "numeric", month: "long", year: "numeric" } as const;

export function dateIn({ formatting }: Written, date: PlainDate, withDay = false): string {
  return written(date, formatting, withDay ? { ...DATE, weekday: "long" } : DATE);
}

export const weekdayIn = ({ formatting }: Written, date: PlainDate) => written(date, formatting, { weekday: "long" });

/** "9–21 January 2027": what two days share is said once. */
function rangeIn({ formatting }: Written, from: PlainDate, until: PlainDate): string {
  return plain(formatOf(formatting, DATE).formatRange(noonOf(from), noonOf(until)));
}

function written(date: PlainDate, formatting: string, parts: Intl.DateTimeFormatOptions): string {
  return plain(formatOf(formatting, parts).format(noonOf(date)));
}

const formatOf = (formatting: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(formatting, { ...parts, timeZone: "UTC" });

const noonOf = (date: PlainDate) => new Date(`${date}T12:00:00Z`);

/** Without the direction marks and thin spaces that Intl puts into its output: they would travel with the message. */
const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, "").replace(/[\u2009\u202f]/g, " ");

export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

export function listIn({ list }: Pick<PlanWords, "list">, names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(list.between)}${list.last}${last}`;
}

function weeksIn({ weeks }: PlanWords, duration: StepDuration): string {
  if (!duration) return weeks.ongoing;
  const { minWeeks, maxWeeks } = duration;
  if (minWeeks === maxWeeks) return weeks.exact[maxWeeks] ?? String(maxWeeks);
  return filled(weeks.range[maxWeeks] ?? `{min}–${maxWeeks}`, { min: String(minWeeks) });
}

function whatIn(words: PlanWords, plan: ProjectPlan, { title, offer }: PlannedService): string {
  const parts: Record<PlanList, string> = { platforms: words.on, languages: words.in, integrations: words.with };
  const chosen = PLAN_LISTS.map((list) => {
    const names = offer[list].filter(({ id }) => plan[list].includes(id)).map(({ name }) => name);
    return names.length === 0 ? "" : filled(parts[list], { list: listIn(words, names) });
  });
  return `${filled(words.what[plan.size], { service: title })}${chosen.join("")}${words.end}`;
}

function whenIn(words: PlanWords, start: PlainDate | null, total: { minWeeks: number; maxWeeks: number }) {
  if (!start) return null;
  return filled(words.when, {
    start: dateIn(words, addWorkingDays(start, 0, words.workdays), true),
    earliest: dateIn(words, lastDayOf(start, total.minWeeks, words.workdays)),
    latest: dateIn(words, lastDayOf(start, total.maxWeeks, words.workdays)),
  });
}

function datesIn(words: PlanWords, bar: ScheduleBar, start: PlainDate): string {
  const { from, until } = barDates(bar, start, words.workdays);
  if (!until) return filled(words.from, { from: dateIn(words, from) });
  return rangeIn(words, from, until);
}
