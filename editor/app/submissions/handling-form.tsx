import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { MAX_ASSIGNEE_LENGTH, MAX_NOTE_LENGTH, SUBMISSION_STATES } from "#domain/forms/submission.ts";
import { type Answer, api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Submission } from "#editor/contract.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { type Handling, handlingOf, rebased, sameHandling } from "./handling.ts";
import { useSubmissionSummary } from "./summary.tsx";
import { currentOf } from "./use-submission.ts";
import { useUnsent } from "./use-unsent.ts";

type HandlingFormProps = { submission: Submission; onChange: (answer: Answer<Submission>) => void };

/** State, who has it, and a note. Saved as one change; another person's change is shown, not overwritten. */
export function HandlingForm({ submission, onChange }: HandlingFormProps) {
  const { t, moment } = useTexts();
  const { person } = useContent();
  const { summary } = useSubmissionSummary();
  const id = useId();
  const [typed, setTyped] = useUnsent<Handling>(`${submission.reference} handling`, handlingOf(submission));
  const base = useRef(handlingOf(submission));
  const [theirs, setTheirs] = useState<Submission | null>(null);
  const [news, setNews] = useState<"" | "saving" | "saved" | "unreachable">("");
  const isChanged = !sameHandling(typed, handlingOf(submission));
  const assignees = typeof summary === "object" && "assignees" in summary ? summary.assignees : [];
  const me = person.email ?? person.name;

  // Another answer, such as that to a reply, brings a new version: what was not touched here follows it.
  useEffect(() => {
    const next = handlingOf(submission);
    const last = base.current;
    base.current = next;
    setTyped((mine) => rebased(mine, last, next));
  }, [submission, setTyped]);

  const save = async (wanted: Handling, revision: number) => {
    setNews("saving");
    const answer = await api.changeSubmission(submission.reference, { revision, ...wanted });
    setTheirs(answer.ok ? null : currentOf(answer));
    setNews(answer.ok ? "saved" : currentOf(answer) ? "" : "unreachable");
    if (!answer.ok) return;
    base.current = handlingOf(answer.value);
    setTyped(base.current);
    onChange(answer);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(typed, submission.revision);
  };
  return (
    <form className="panel grid gap-4" onSubmit={submit} aria-label={t("submissions.handling.title")}>
      <fieldset className="grid gap-2">
        <legend className="field-label">{t("submissions.handling.state")}</legend>
        <div className="state-choices grid gap-1.5">
          {SUBMISSION_STATES.map((state) => (
            <label key={state} className="state-choice" data-state={state}>
              <input
                className="sr-only"
                type="radio"
                name={id}
                checked={typed.state === state}
                onChange={() => setTyped({ ...typed, state })}
              />
              {t(`submissions.states.${state}`)}
            </label>
          ))}
        </div>
        {submission.stateChangedAt !== null && (
          <p className="field-hint">
            {t("submissions.handling.since", { when: moment(new Date(submission.stateChangedAt)) })}
          </p>
        )}
      </fieldset>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-who`}>
          {t("submissions.handling.assignee")}
        </label>
        <input
          className="input"
          id={`${id}-who`}
          dir="auto"
          list={`${id}-people`}
          autoComplete="off"
          maxLength={MAX_ASSIGNEE_LENGTH}
          placeholder={t("submissions.handling.assigneeNote")}
          value={typed.assignee}
          onChange={(event) => setTyped({ ...typed, assignee: event.target.value })}
        />
        <datalist id={`${id}-people`}>
          {[...new Set([me, ...assignees])].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {typed.assignee !== me && (
          <Button
            look="quiet"
            className="justify-self-start"
            onClick={() => setTyped({ ...typed, assignee: me })}
            label={t("submissions.handling.take")}
          />
        )}
      </div>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-note`}>
          {t("submissions.handling.note")}
        </label>
        <p className="field-hint" id={`${id}-hint`}>
          {t("submissions.handling.noteNote")}
        </p>
        <textarea
          className="input"
          id={`${id}-note`}
          aria-describedby={`${id}-hint`}
          dir="auto"
          rows={4}
          maxLength={MAX_NOTE_LENGTH}
          value={typed.note}
          onChange={(event) => setTyped({ ...typed, note: event.target.value })}
        />
      </div>
      {theirs && (
        <ChangedMeanwhile
          mine={typed}
          theirs={theirs}
          onTake={() => {
            setTyped(handlingOf(theirs));
            setTheirs(null);
            onChange({ ok: true, value: theirs });
          }}
          onKeep={() => save(typed, theirs.revision)}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={!isChanged || news === "saving"} label={t("submissions.handling.save")} />
        <span className="text-small text-muted" role="status">
          {news === "saved" && !isChanged && t("submissions.handling.saved")}
          {news === "saving" && t("submissions.handling.saving")}
          {news === "unreachable" && t("save.unreachable")}
        </span>
      </div>
    </form>
  );
}
