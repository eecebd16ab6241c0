import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import { type ProjectPlan, planQuery } from "#domain/planner/project-plan.ts";
import { describePlan, type PlannedService, type PlanWords } from "#src/sections/services/plan-words.ts";
import { ScheduleChart, type StepLook } from "#src/sections/services/schedule-chart.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { PlanChoices, type PlanChoicesProps } from "./plan-choices.tsx";
import { PlanSummary, type PlanSummaryProps } from "./plan-summary.tsx";
import { usePlan } from "./use-plan.ts";
import "./planner.css";

export type ProjectPlannerProps = {
  id: string;
  service: PlannedService;
  words: PlanWords;
  direction: Direction;
  /** Of the company: whether a day is over is decided there. */
  timeZone: string;
  page: { url: string; contact: string };
  services: { id: string; title: string; href: string }[];
  /** What each step is about, and how it is marked. */
  looks: Readonly<Record<string, StepLook & { text: string }>>;
  sizes: PlanChoicesProps["sizes"];
  labels: PlanChoicesProps["labels"] & PlanSummaryProps["labels"] & { weeks: string };
  children?: ReactNode;
};

/**
 * The schedule of a service, stretched by what the visitor chooses. The address carries the plan. It is hydrated when
 * touched or when the query asks for a plan; until then, and without script, it is the published schedule.
 */
export function ProjectPlanner(props: ProjectPlannerProps) {
  const { id, service, words, direction, timeZone, page, services, looks, sizes, labels, children } = props;
  const { plan, typedStart, today, form, change } = usePlan(service.offer, timeZone);
  const described = describePlan(plan, service, words);
  const query = planQuery(plan);
  return (
    <div className="planner" id={id} data-planned={today ? "" : undefined}>
      <form ref={form} className="planner-choices" onInput={change} onSubmit={(event) => event.preventDefault()}>
        <PlanChoices
          service={service}
          services={services.map((listed) => {
            const carried = listed.id === service.id ? query : elsewhere(plan);
            return { ...listed, href: `${withPlan(listed.href, carried)}#${id}` };
          })}
          sizes={sizes}
          plan={plan}
          today={today}
          words={words}
          labels={labels}
          typedStart={typedStart}
          onChange={change}
        />
        <a className="planner-so-far" href={`#${id}-schedule`}>
          {labels.total}
          <b>{described.weeks}</b>
          <Icon name="chevron-down" />
        </a>
      </form>
      <ScheduleChart
        id={`${id}-schedule`}
        direction={direction}
        weeks={{ total: described.totalWeeks, label: labels.weeks }}
        steps={described.steps.flatMap(({ weeks, ...step }) => {
          const look = looks[step.id];
          return look ? [{ ...step, ...look, duration: weeks }] : [];
        })}
      />
      <PlanSummary
        weeks={described.weeks}
        sentences={described.sentences}
        isDated={plan.start !== null}
        send={withPlan(page.contact, { service: service.id, ...query })}
        link={withPlan(page.url, query)}
        labels={labels}
      >
        {children}
      </PlanSummary>
    </div>
  );
}

const withPlan = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

/** Other services have other platforms. */
function elsewhere(plan: ProjectPlan): Record<string, string> {
  const { platforms: _, ...query } = planQuery(plan);
  return query;
}
