import type { Locale } from "#domain/locale.ts";
import { LARGE_FACTOR, PLAN_GROWTH, PLAN_SIZES, plannedDuration, totalDuration } from "#domain/project-plan.ts";
import { listIn, type PlannedService, type PlanWords } from "#src/browser/plan-words.ts";
import { plannerIn, processIn, type Service } from "#src/content/catalogue.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { absoluteUrl, addressOf, paths } from "#src/i18n/paths.ts";
import type { PlanRulesProps } from "#src/sections/plan-rules.tsx";
import type { ProjectPlannerProps } from "#src/sections/project-planner.tsx";
import { directionOf, localeRow, site } from "#src/site/site.ts";

/** Where on the page of a service its planner stands. */
export const PLANNER_ID = "plan";

export function plannerProps(locale: Locale, service: Service, services: Service[]): ProjectPlannerProps {
  const t = messagesIn(locale);
  const planned = plannedService(locale, service);
  const address = addressOf(locale, service.url);
  return {
    id: PLANNER_ID,
    service: planned,
    words: planWords(locale, [planned]),
    direction: directionOf(locale),
    timeZone: site.hours.timeZone,
    page: { url: absoluteUrl(site.url, address), contact: addressOf(locale, paths.contact()) },
    services: services.map(({ id, title, url }) => ({ id, title, href: addressOf(locale, url) })),
    texts: Object.fromEntries(processIn(locale).map(({ id, dec }) => [id, dec])),
    sizes: PLAN_SIZES.map((size) => ({
      value: size,
      label: t(`planner.sizes.${size}`),
      note: t(`planner.sizeNotes.${size}`),
    })),
    labels: {
      title: t("planner.title"),
      service: t("planner.service"),
      size: t("planner.size"),
      platforms: t("planner.platforms"),
      languages: t("planner.languages"),
      integrations: t("planner.integrations"),
      start: t("planner.start"),
      startHint: t("planner.startHint", weekEnds(locale)),
      startFault: t("planner.startFault"),
      dayOff: t("planner.dayOff", { day: "{day}", start: "{start}" }),
      noStart: t("planner.noStart"),
      total: t("planner.total"),
      weeks: t("process.weeks"),
      send: t("planner.send"),
      copy: { copy: t("planner.copy"), copied: t("planner.copied"), failed: t("planner.copyFailed") },
      print: t("planner.print"),
    },
  };
}

export function planRulesProps(locale: Locale, service: Service): PlanRulesProps {
  const t = messagesIn(locale);
  return {
    estimate: t("planner.estimate"),
    title: t("planner.rulesTitle"),
    rules: statedRules(locale, plannedService(locale, service)),
  };
}

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

/** A place in a text that is filled in the browser. */
const place = <Name extends string>(...names: Name[]) =>
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
      small: t("planner.words.what.small", place("service")),
      medium: t("planner.words.what.medium", place("service")),
      large: t("planner.words.what.large", place("service")),
    },
    on: t("planner.words.on", place("list")),
    in: t("planner.words.in", place("list")),
    with: t("planner.words.with", place("list")),
    end: t("planner.words.end"),
    total: t("planner.words.total", place("weeks")),
    when: t("planner.words.when", place("start", "earliest", "latest")),
    step: t("planner.words.step", place("step", "weeks")),
    stepDates: t("planner.words.stepDates", place("step", "weeks", "dates")),
    from: t("planner.words.from", place("from")),
    letter: t("planner.words.letter", place("summary", "steps", "url")),
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

function weekEnds(locale: Locale): { first: string; last: string } {
  const format = formatterIn(locale);
  const [first, last] = [site.hours.days[0], site.hours.days.at(-1)];
  if (!first || !last) throw new Error("content/site.json: hours.days is empty");
  return { first: format.weekday(first), last: format.weekday(last) };
}

/** The rules of domain/project-plan.ts, said with its own numbers. */
function statedRules(locale: Locale, { offer }: PlannedService): string[] {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  const list = { between: t("planner.words.list.between"), last: t("planner.words.list.last") };
  const usual = (choices: readonly { name: string; isUsual: boolean }[]) =>
    listIn(
      { list },
      choices.filter(({ isUsual }) => isUsual).map(({ name }) => name),
    );
  const { design, development, testing } = PLAN_GROWTH;
  return [
    t("planner.rules.published", { platforms: usual(offer.platforms), languages: usual(offer.languages) }),
    t("planner.rules.size", { percent: format.percent((LARGE_FACTOR - 1) * 100) }),
    t("planner.rules.platforms", { percent: format.percent(development.platformShare * 100) }),
    t("planner.rules.languages", { design: design.languageDays, testing: testing.languageDays }),
    t("planner.rules.integrations", { development: development.integrationDays, testing: testing.integrationDays }),
    t("planner.rules.weeks", { days: site.hours.days.length }),
  ];
}
