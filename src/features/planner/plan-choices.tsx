import { addDays, type PlainDate } from "#domain/planner/calendar.ts";
import {
  PLAN_AHEAD_DAYS,
  PLAN_LISTS,
  type PlanList,
  type ProjectPlan,
  usualPlan,
} from "#domain/planner/project-plan.ts";
import {
  dateIn,
  filled,
  movedStart,
  type PlannedService,
  type PlanWords,
  weekdayIn,
} from "#src/sections/services/plan-words.ts";
import { ChoicePills, type ChoicePillsProps } from "#src/ui/controls/choice-pills.tsx";
import { Field, FieldSet } from "#src/ui/controls/field.tsx";
import { TextInput } from "#src/ui/controls/text-input.tsx";

export type PlanChoicesProps = {
  service: PlannedService;
  services: { id: string; title: string; href: string }[];
  sizes: ChoicePillsProps["options"];
  plan: ProjectPlan;
  /** Not known before the planner is hydrated. */
  today: PlainDate | null;
  words: PlanWords;
  /** A day was chosen on which nothing can start. */
  isStartRefused: boolean;
  labels: Readonly<Record<PlanList, string>> & {
    title: string;
    service: string;
    size: string;
    start: string;
    startHint: string;
    startError: string;
    dayOff: string;
  };
};

/** What a plan is made of. The controls keep their own state; the planner reads them. */
export function PlanChoices(props: PlanChoicesProps) {
  const { service, services, sizes, plan, today, words, isStartRefused, labels } = props;
  const usual = usualPlan(service.offer);
  const moved = movedStart(plan, words);
  return (
    <>
      <div className="planner-head">
        <h3>{labels.title}</h3>
        <nav aria-label={labels.service}>
          <ul className="planner-services">
            {services.map(({ id, title, href }) => (
              <li key={id}>
                <a href={href} aria-current={id === service.id ? "page" : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="planner-size">
        <FieldSet id="plan-size" role="radiogroup" label={labels.size}>
          <ChoicePills name="size" options={sizes} selected={[usual.size]} />
        </FieldSet>
      </div>
      <div className="planner-start">
        <Field
          id="plan-start"
          label={labels.start}
          hint={
            moved && plan.start
              ? filled(labels.dayOff, { day: weekdayIn(words, plan.start), start: dateIn(words, moved, true) })
              : labels.startHint
          }
          error={isStartRefused ? labels.startError : undefined}
        >
          {(control) => (
            <TextInput
              type="date"
              name="start"
              min={today ?? undefined}
              max={today ? addDays(today, PLAN_AHEAD_DAYS) : undefined}
              {...control}
            />
          )}
        </Field>
      </div>
      {PLAN_LISTS.map((list) => (
        <div key={list} className={`planner-${list}`}>
          <FieldSet id={`plan-${list}`} label={labels[list]}>
            <ChoicePills
              type="checkbox"
              name={list}
              options={service.offer[list].map(({ id, name }) => ({ value: id, label: name }))}
              selected={usual[list]}
            />
          </FieldSet>
        </div>
      ))}
    </>
  );
}
