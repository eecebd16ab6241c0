import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Direction } from "#domain/language/locale.ts";
import { type PlainDate, wallClock } from "#domain/planner/calendar.ts";
import {
  carriesPlan,
  PLAN_LISTS,
  type ProjectPlan,
  planFrom,
  planQuery,
  usualPlan,
} from "#domain/planner/project-plan.ts";
import { describePlan, type PlannedService, type PlanWords } from "#src/sections/services/plan-words.ts";
import { ScheduleChart } from "#src/sections/services/schedule-chart.tsx";
import { PlanChoices, type PlanChoicesProps } from "./plan-choices.tsx";
import { PlanSummary, type PlanSummaryProps } from "./plan-summary.tsx";
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
  /** What each step is about. */
  texts: Readonly<Record<string, string>>;
  sizes: PlanChoicesProps["sizes"];
  labels: PlanChoicesProps["labels"] & PlanSummaryProps["labels"] & { weeks: string };
  children?: ReactNode;
};

/**
 * The schedule of a service, stretched by what the visitor chooses. The address carries the plan. It is hydrated when
 * touched or when the query asks for a plan; until then, and without script, it is the published schedule.
 */
export function ProjectPlanner(props: ProjectPlannerProps) {
  const { id, service, words, direction, timeZone, page, services, texts, sizes, labels, children } = props;
  const [plan, setPlan] = useState<ProjectPlan>(() => usualPlan(service.offer));
  const [today, setToday] = useState<PlainDate | null>(null);
  const form = useRef<HTMLFormElement>(null);

  // Just hydrated: the query says what to show, unless the visitor has chosen something already.
  useEffect(() => {
    if (!form.current) return;
    const day = wallClock(new Date(), timeZone).date;
    const query = new URLSearchParams(location.search);
    const isTouched = [...form.current.querySelectorAll("input")].some(isChanged);
    const wanted = isTouched ? planIn(form.current, service.offer, day) : planFrom(query, service.offer, day);
    if (!isTouched) fillIn(form.current, wanted);
    setToday(day);
    setPlan(wanted);
    if (isTouched || carriesPlan(query)) remember(wanted);
  }, [service, timeZone]);

  const change = () => {
    if (!form.current || !today) return;
    const next = planIn(form.current, service.offer, today);
    setPlan(next);
    remember(next);
  };

  const described = describePlan(plan, service, words);
  const query = planQuery(plan);
  return (
    <div className="planner" id={id} data-planned={today ? "" : undefined}>
      <form ref={form} className="planner-choices" onInput={change} onSubmit={(event) => event.preventDefault()}>
        <PlanChoices
          service={service}
          services={services.map((other) => ({ ...other, href: `${withPlan(other.href, elsewhere(plan))}#${id}` }))}
          sizes={sizes}
          plan={plan}
          today={today}
          words={words}
          labels={labels}
          isStartRefused={today !== null && plan.start === null && hasStart(form.current)}
        />
      </form>
      <ScheduleChart
        direction={direction}
        weeks={{ total: described.totalWeeks, label: labels.weeks }}
        steps={described.steps.map(({ weeks, ...step }) => ({ ...step, text: texts[step.id] ?? "", duration: weeks }))}
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

const hasStart = (form: HTMLFormElement | null) => form !== null && new FormData(form).get("start") !== "";

function planIn(form: HTMLFormElement, offer: PlannedService["offer"], today: PlainDate): ProjectPlan {
  const data = new FormData(form);
  const query = new URLSearchParams({ size: String(data.get("size") ?? ""), start: String(data.get("start") ?? "") });
  // Nothing chosen is a choice, too.
  for (const list of PLAN_LISTS) query.set(list, data.getAll(list).join(" "));
  return planFrom(query, offer, today);
}

const isChanged = ({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement) =>
  type === "date" ? value !== defaultValue : checked !== defaultChecked;

function fillIn(form: HTMLFormElement, plan: ProjectPlan) {
  const chosen: Record<string, readonly string[]> = { ...plan, size: [plan.size], start: [] };
  for (const field of form.querySelectorAll<HTMLInputElement>("input"))
    if (field.type === "date") field.value = plan.start ?? "";
    else field.checked = chosen[field.name]?.includes(field.value) ?? false;
}

/** The address carries the plan: it can be shared, reloaded, and looked at in the other language. */
function remember(plan: ProjectPlan) {
  const address = new URL(location.href);
  const query = planQuery(plan);
  // Other parameters of the address stay.
  for (const name of ["size", ...PLAN_LISTS, "start"])
    if (query[name] === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, query[name]);
  // The router stores its own data in the history state.
  history.replaceState(history.state, "", address);
}
