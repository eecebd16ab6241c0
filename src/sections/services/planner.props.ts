import type { Locale } from "#domain/language/locale.ts";
import { plannedDuration, totalDuration } from "#domain/planner/project-plan.ts";
import { plannerIn, processIn, type Service } from "#src/content/catalogue.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { localeRow, site } from "#src/site/site.ts";
import type { PlannedService, PlanWords } from "./plan-words.ts";

/** Where on the page of a service its planner stands. */
export const PLANNER_ID = "plan";

/** A service with the steps of the process, in its own durations, and all that can be chosen for it. */
export function plannedService(
  locale: Locale,
  { id, title, durations, platforms }: Pick<Service, "id" | "title" | "durations" | "platforms">,
): PlannedService {
  const { languages, integrations } = plannerIn(locale);
  const own = new Map(Object.entries(durations));
  const format = formatterIn(locale);
  return {
    id,
    title,
    steps: processIn(locale).map((step) => {
      const weeks = own.get(step.id);
      const published = weeks ? { minWeeks: weeks.min, maxWeeks: weeks.max } : step.duration;
      return { id: step.id, title: step.title, published };
    }),
    offer: {
      platforms: platforms.map(({ usual, ...platform }) => ({ ...platform, isUsual: usual })),
      languages: languages.map(({ code, usual }) => ({ id: code, name: format.language(code), isUsual: usual })),
      integrations: integrations.map((integration) => ({ ...integration, isUsual: false })),
    },
  };
}

/** Placeholders in a text, filled in the browser. */
const placeholders = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>;

export function planWords(locale: Locale, services: readonly PlannedService[]): PlanWords {
  const t = messagesIn(locale);
  const most = Math.max(...services.map(longestWeeks));
  const upTo = (text: (weeks: number) => string) => Array.from({ length: most + 1 }, (_, weeks) => text(weeks));
  return {
    formatting: localeRow(locale).formatting,
    workdays: site.hours.days,
    weeks: {
      exact: upTo((weeks) => t("log.weeksValue", { weeks })),
      // The shorter end is a plain figure: 0 marks where it goes.
      range: upTo((max) => t("process.duration", { min: 0, max }).replace("0", "{min}")),
      ongoing: t("process.ongoing"),
    },
    list: { between: t("planner.words.list.between"), last: t("planner.words.list.last") },
    what: {
      small: t("planner.words.what.small", placeholders("service")),
      medium: t("planner.words.what.medium", placeholders("service")),
      large: t("planner.words.what.large", placeholders("service")),
    },
    on: t("planner.words.on", placeholders("list")),
    in: t("planner.words.in", placeholders("list")),
    with: t("planner.words.with", placeholders("list")),
    end: t("planner.words.end"),
    total: t("planner.words.total", placeholders("weeks")),
    when: t("planner.words.when", placeholders("start", "earliest", "latest")),
    step: t("planner.words.step", placeholders("step", "weeks")),
    stepDates: t("planner.words.stepDates", placeholders("step", "weeks", "dates")),
    from: t("planner.words.from", placeholders("from")),
    letter: t("planner.words.letter", placeholders("summary", "steps", "url")),
  };
}

/** The longest a plan can get: everything chosen. */
function longestWeeks({ steps, offer }: PlannedService): number {
  const ids = (choices: readonly { id: string }[]) => choices.map(({ id }) => id);
  const plan = {
    size: "large",
    platforms: ids(offer.platforms),
    languages: ids(offer.languages),
    integrations: ids(offer.integrations),
    start: null,
  } as const;
  const rules = { plan, offer, daysAWeek: site.hours.days.length };
  return totalDuration(steps.map(({ id, published }) => plannedDuration(id, published, rules))).maxWeeks;
}
