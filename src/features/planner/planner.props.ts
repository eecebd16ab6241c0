import type { Locale } from "#domain/language/locale.ts";
import { LARGE_FACTOR, PLAN_GROWTH, PLAN_SIZES } from "#domain/planner/project-plan.ts";
import { listServices, processIn, type Service } from "#src/content/catalogue.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { absoluteUrl, addressOf, paths } from "#src/i18n/paths.ts";
import { listIn, type PlannedService } from "#src/sections/services/plan-words.ts";
import { PLANNER_ID, plannedService, planWords } from "#src/sections/services/planner.props.ts";
import { stepLook } from "#src/sections/services/process.props.ts";
import { directionOf, site } from "#src/site/site.ts";
import type { PlanRulesProps } from "./plan-rules.tsx";
import type { ProjectPlannerProps } from "./project-planner.tsx";

type PlanFacts = Pick<Service, "id" | "title" | "url" | "durations" | "platforms">;

export async function plannerProps(locale: Locale, service: PlanFacts): Promise<ProjectPlannerProps> {
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
    services: (await listServices(locale)).map(({ id, title, url }) => ({ id, title, href: addressOf(locale, url) })),
    looks: Object.fromEntries(processIn(locale).map((step) => [step.id, { text: step.dec, ...stepLook(step) }])),
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
      startEmpty: t("planner.startEmpty"),
      startHint: t("planner.startHint", weekEnds(locale)),
      startError: t("planner.startError"),
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

export function planRulesProps(locale: Locale, service: PlanFacts): PlanRulesProps {
  return { t: messagesIn(locale), rules: statedRules(locale, plannedService(locale, service)) };
}

function weekEnds(locale: Locale): { first: string; last: string } {
  const format = formatterIn(locale);
  const [first, last] = [site.hours.days[0], site.hours.days.at(-1)];
  if (!first || !last) throw new Error("content/site.json: hours.days is empty");
  return { first: format.weekday(first), last: format.weekday(last) };
}

/** The rules of domain/planner/project-plan.ts in words, with its own numbers. */
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
