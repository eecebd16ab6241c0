import { submissionsAddress } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { SubmissionRow } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { StatePill } from "./state-pill.tsx";
import { useValueNames } from "./use-value-names.ts";

/** One submission in the list: who wrote, how it begins, and what became of it. */
export function SubmissionLink({ row, query }: { row: SubmissionRow; query: string }) {
  const { t, moment } = useTexts();
  const { topicName } = useValueNames();
  const { reference, kind, state, trust, mail, assignee, hasNote, createdAt, name, email, about } = row;
  const topic = topicName(row);
  return (
    <a
      className="submission-row grid gap-x-4 gap-y-1 py-3.5 px-4.5 hover:bg-raised focus-visible:-outline-offset-2"
      href={submissionsAddress(query, reference)}
      data-state={state}
    >
      <span className="submission-who flex flex-wrap items-baseline gap-x-3 min-w-0">
        <bdi className="submission-name wrap-anywhere">{name || email || t("submissions.noName")}</bdi>
        <span className="text-muted text-small">
          {t(`submissions.kinds.${kind}`)}
          {topic && (
            <>
              {" · "}
              <bdi>{topic}</bdi>
            </>
          )}
        </span>
      </span>
      <time className="submission-time text-muted text-small" dateTime={new Date(createdAt).toISOString()}>
        {moment(new Date(createdAt))}
      </time>
      {about && (
        <span className="submission-about text-copy text-small" dir="auto">
          {about}
        </span>
      )}
      <span className="submission-marks flex flex-wrap items-center gap-2 text-small text-muted">
        <StatePill state={state} />
        {trust === "suspected" && <span className="pill pill-missing">{t("submissions.trusts.suspected")}</span>}
        {mail === "failed" && <span className="pill pill-missing">{t("submissions.mails.failed")}</span>}
        {assignee && <bdi>{t("submissions.with", { name: assignee })}</bdi>}
        {hasNote && (
          <span className="inline-flex items-center gap-1">
            <Icon className="size-4" name="notebook-text" />
            {t("submissions.hasNote")}
          </span>
        )}
        <span className="entry-id ms-auto">
          <bdi dir="ltr">{reference}</bdi>
        </span>
      </span>
    </a>
  );
}
