import { Button } from "#editor/app/controls/button.tsx";
import { submissionsAddress } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Submission } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { Correspondence } from "./correspondence.tsx";
import { HandlingForm } from "./handling-form.tsx";
import { MailList } from "./mail-list.tsx";
import { PersonActions } from "./person-actions.tsx";
import { StatePill } from "./state-pill.tsx";
import { SubmissionValues } from "./submission-values.tsx";
import { useSubmission } from "./use-submission.ts";

type SubmissionPageProps = { reference: string; query: string; go: (address: string) => void };

/** One submission: what it says, what was answered, and what is to be done with it. */
export function SubmissionPage({ reference, query, go }: SubmissionPageProps) {
  const { t } = useTexts();
  const { submission, load, take } = useSubmission(reference);
  const list = submissionsAddress(query);
  const back = (
    <a className="quiet-button -ms-3" href={list}>
      <Icon className="size-4 submission-back" name="chevron-right" />
      {t("submissions.one.back")}
    </a>
  );
  if (typeof submission === "object" && "reference" in submission)
    return (
      <div className="page submission">
        {back}
        <Head submission={submission} />
        <div className="submission-body grid gap-6 items-start">
          <div className="grid gap-6 min-w-0">
            <SubmissionValues submission={submission} />
            <Correspondence submission={submission} onChange={take} />
          </div>
          <div className="grid gap-6 min-w-0">
            <HandlingForm submission={submission} onChange={take} />
            <MailList submission={submission} onChange={take} />
            <PersonActions email={submission.email} onDeleted={() => go(list)} />
          </div>
        </div>
      </div>
    );
  const isGone = typeof submission === "object" && submission.status === 404;
  return (
    <div className="page submission">
      {back}
      <h1 className="sr-only">{reference}</h1>
      {submission === "loading" ? (
        <Notice tone="loading" title={t("submissions.one.loading")} />
      ) : (
        <Notice
          tone="error"
          title={t(isGone ? "submissions.one.notFound" : "app.offlineTitle")}
          actions={!isGone && <Button look="soft" onClick={load} label={t("app.retry")} />}
        >
          {t(isGone ? "submissions.one.notFoundText" : "app.offlineText")}
        </Notice>
      )}
    </div>
  );
}

function Head({ submission }: { submission: Submission }) {
  const { t, moment } = useTexts();
  const { name, email, reference, kind, state, trust, createdAt } = submission;
  return (
    <header className="grid gap-2 pt-2 pb-6">
      <h1 className="wrap-anywhere">
        <bdi>{name || email || t("submissions.noName")}</bdi>
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted text-small">
        <StatePill state={state} />
        {trust === "suspected" && <span className="pill pill-missing">{t("submissions.trusts.suspected")}</span>}
        <span>{t(`submissions.kinds.${kind}`)}</span>
        <bdi dir="ltr" className="entry-id">
          {reference}
        </bdi>
        <span>{t("submissions.one.received", { when: moment(new Date(createdAt)) })}</span>
      </p>
      {trust === "suspected" && state === "new" && <Notice title={t("submissions.one.suspected")} />}
    </header>
  );
}
