import { useEffect, useState } from "react";
import { FORM_IDS } from "#domain/forms/forms.ts";
import { MAIL_STATES, SUBMISSION_STATES, TRUSTS } from "#domain/forms/submission.ts";
import { submissionsAddress } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { SearchBox } from "#editor/app/pages/search-box.tsx";
import type { SubmissionFilter } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { type FilterName, queryWith } from "./filter.ts";
import { useSubmissionSummary } from "./summary.tsx";

const TYPING_PAUSE_MS = 350;
const MORE: readonly FilterName[] = ["trust", "mail", "assignee", "since", "until"];
/** An empty name means nobody, and an empty choice all: names are trimmed, so that none is this. */
const NOBODY = " ";

type SubmissionFiltersProps = { filter: SubmissionFilter; go: (address: string) => void };

/** What the list shows. It stands in the address: back and forward lead from choice to choice. */
export function SubmissionFilters({ filter, go }: SubmissionFiltersProps) {
  const { t } = useTexts();
  const { summary } = useSubmissionSummary();
  const { counts, assignees } =
    typeof summary === "object" && "counts" in summary ? summary : { counts: [], assignees: [] };
  const set = (name: FilterName, value: string | undefined) => go(submissionsAddress(queryWith(filter, name, value)));
  const countOf = (state: string | undefined) =>
    counts
      .filter((row) => (state === undefined || row.state === state) && (!filter.kind || row.kind === filter.kind))
      .reduce((sum, { count }) => sum + count, 0);
  const choice = (name: "trust" | "mail" | "kind", values: readonly string[], label: (value: string) => string) => (
    <Choice
      label={t(`submissions.filters.${name}`)}
      value={filter[name]}
      options={values.map((value) => ({ value, label: label(value) }))}
      onChange={(value) => set(name, value)}
    />
  );
  return (
    <search className="submission-filters grid gap-3 pb-5" aria-label={t("submissions.filters.label")}>
      <fieldset className="segmented segmented-small submission-states">
        <legend className="sr-only">{t("submissions.filters.state")}</legend>
        {[undefined, ...SUBMISSION_STATES].map((state) => (
          <label key={state ?? "all"}>
            <input
              className="sr-only"
              type="radio"
              name="submission-state"
              checked={filter.state === state}
              onChange={() => set("state", state)}
            />
            {state === undefined ? t("submissions.all") : t(`submissions.states.${state}`)}
            <small className="submission-count">{countOf(state)}</small>
          </label>
        ))}
      </fieldset>
      <div className="submission-find grid gap-3">
        <TextFilter filter={filter} />
        {choice("kind", FORM_IDS, (value) => t(`submissions.kinds.${value as (typeof FORM_IDS)[number]}`))}
      </div>
      <details className="submission-more" open={MORE.some((name) => filter[name] !== undefined)}>
        <summary className="quiet-button -ms-3">
          <Icon className="size-4" name="chevron-right" />
          {t("submissions.filters.more")}
        </summary>
        <div className="submission-choices grid gap-3 pt-2">
          <Choice
            label={t("submissions.filters.assignee")}
            value={filter.assignee === "" ? NOBODY : filter.assignee}
            options={[
              { value: NOBODY, label: t("submissions.filters.nobody") },
              ...assignees.map((name) => ({ value: name, label: name })),
            ]}
            onChange={(value) => set("assignee", value === NOBODY ? "" : value)}
          />
          {choice("trust", TRUSTS, (value) => t(`submissions.trusts.${value as (typeof TRUSTS)[number]}`))}
          {choice("mail", MAIL_STATES, (value) => t(`submissions.mails.${value as (typeof MAIL_STATES)[number]}`))}
          {(["since", "until"] as const).map((name) => (
            <label key={name} className="grid gap-1 text-small text-muted">
              {t(`submissions.filters.${name}`)}
              <input
                className="input small-input"
                type="date"
                value={filter[name] ?? ""}
                onChange={(event) => set(name, event.target.value || undefined)}
              />
            </label>
          ))}
        </div>
      </details>
    </search>
  );
}

/** Looks for what was typed after a pause; the letters between do not stay in the history. */
function TextFilter({ filter }: { filter: SubmissionFilter }) {
  const { t } = useTexts();
  const inAddress = filter.text ?? "";
  const [typed, setTyped] = useState(inAddress);
  useEffect(() => {
    setTyped(inAddress);
  }, [inAddress]);
  useEffect(() => {
    if (typed.trim() === inAddress) return;
    const timer = setTimeout(
      () => location.replace(submissionsAddress(queryWith(filter, "text", typed.trim() || undefined))),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, inAddress, filter]);
  return <SearchBox label={t("submissions.filters.text")} value={typed} onChange={setTyped} />;
}

type ChoiceProps = {
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const { t } = useTexts();
  return (
    <label className="grid gap-1 text-small text-muted">
      {label}
      <span className="select">
        <select
          className="input small-input"
          value={value ?? ""}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          <option value="">{t("submissions.all")}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  );
}
