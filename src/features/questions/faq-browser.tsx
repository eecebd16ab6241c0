import { useDeferredValue, useId, useMemo, useState } from "react";
import { matchesSearch } from "#domain/search/search-text.ts";
import { GroupMark } from "#src/art/theme/group-mark.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { QuestionList, type QuestionListProps } from "./question-list.tsx";
import "#src/ui/controls/field.css";
import "#src/ui/controls/search-cancel.css";
import "./faq-browser.css";

export type FaqBrowserProps = QuestionListProps & {
  labels: { groups: string; filter: string; placeholder: string; none: string; ask: string };
  /** One text for each possible number of results, since plural rules live in the build. */
  found: string[];
  askHref: string;
};

/** The questions, filtered as one types. Until it is hydrated, when the field is touched, it is the whole list. */
export function FaqBrowser({ groups, labels, found, askHref, ...list }: FaqBrowserProps) {
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
    <div className="faq print:block">
      <div className="faq-side print:hidden">
        <GroupNav label={labels.groups} groups={shown} />
      </div>
      <div className="grid content-start gap-8">
        <div className="grid gap-2 print:hidden">
          <label className="text-ui font-strong" htmlFor={fieldId}>
            {labels.filter}
          </label>
          <div className="faq-field">
            <Icon name="search" />
            <input
              id={fieldId}
              type="search"
              className="input"
              placeholder={labels.placeholder}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </div>
          <p className="min-h-6 text-small text-muted" role="status">
            {query.trim() !== "" && found[count]}
          </p>
        </div>
        {count > 0 ? (
          <QuestionList groups={shown} {...list} />
        ) : (
          <p className="text-copy">
            {labels.none}{" "}
            <a className="font-strong text-primary-ink underline underline-offset-4" href={askHref}>
              {labels.ask}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

/** Ways to the groups that are shown; src/browser/header.ts marks the one being read. */
function GroupNav({ label, groups }: { label: string; groups: QuestionListProps["groups"] }) {
  return (
    <nav className="faq-groups" aria-label={label}>
      <ul>
        {groups.map(({ id, title, number, questions }) => (
          <li key={id}>
            <a href={`#group-${id}`} data-section={`group-${id}`}>
              <GroupMark number={number} />
              {title}
              <span>{questions.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
