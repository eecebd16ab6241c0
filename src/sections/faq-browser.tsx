import { useDeferredValue, useId, useMemo, useState } from "react";
import { matchesSearch } from "#domain/search-text.ts";
import { QuestionList, type QuestionListProps } from "./question-list.tsx";

export type FaqBrowserProps = QuestionListProps & {
  labels: { filter: string; placeholder: string; none: string; ask: string };
  /** One text for each possible number of results, since plural rules live in the build. */
  found: string[];
  askHref: string;
};

/** The questions, filtered as one types. Asleep it is the whole list; it wakes when the field is touched. */
export function FaqBrowser({ groups, labels, found, askHref }: FaqBrowserProps) {
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed);
  const fieldId = useId();

  const shown = useMemo(
    () =>
      groups
        .map((group) => ({
          ...group,
          questions: group.questions.filter(({ question, answer }) => matchesSearch(`${question} ${answer}`, query)),
        }))
        .filter((group) => group.questions.length > 0),
    [groups, query],
  );
  const count = shown.reduce((sum, group) => sum + group.questions.length, 0);

  return (
    <div className="grid gap-10">
      <div className="grid max-w-[36rem] gap-2">
        <label className="text-ui font-strong" htmlFor={fieldId}>
          {labels.filter}
        </label>
        <input
          id={fieldId}
          type="search"
          className="input"
          placeholder={labels.placeholder}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <p className="min-h-6 text-small text-muted" role="status">
          {query.trim() !== "" && found[count]}
        </p>
      </div>
      {count > 0 ? (
        <QuestionList groups={shown} />
      ) : (
        <p className="text-copy">
          {labels.none}{" "}
          <a className="font-strong text-primary-ink underline underline-offset-4" href={askHref}>
            {labels.ask}
          </a>
        </p>
      )}
    </div>
  );
}
