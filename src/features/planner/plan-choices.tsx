import { addDays, type PlainDate } from "#domain/planner/calendar.ts";
import { PLAN_AHEAD_DAYS, PLAN_LISTS, type PlanList, type ProjectPlan } from "#domain/planner/project-plan.ts";
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
  /** The day in the field, which may be one on which nothing can start. */
  typedStart: string;
  onChange: () => void;
  labels: Readonly<Record<PlanList, string>> & {
    title: string;
    service: string;
    size: string;
    start: string;
    /** In the field while it is empty. */
    startEmpty: string;
    startHint: string;
    startError: string;
    dayOff: string;
  };
};

/** What a plan is made of. */
export function PlanChoices(props: PlanChoicesProps) {
  const { service, services, sizes, plan, today, words, typedStart, onChange, labels } = props;
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
          <ChoicePills name="size" options={sizes} selected={[plan.size]} onChange={onChange} />
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
          error={typedStart !== "" && plan.start === null ? labels.startError : undefined}
        >
          {(control) => (
            <TextInput
              type="date"
              name="start"
              data-empty={typedStart === "" ? labels.startEmpty : undefined}
              value={typedStart}
              onChange={onChange}
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
              selected={plan[list]}
              onChange={onChange}
            />
          </FieldSet>
        </div>
      ))}
    </>
  );
}
