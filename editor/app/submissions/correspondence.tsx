import { type FormEvent, useId, useState } from "react";
import { MAX_REPLY_LENGTH } from "#domain/forms/submission.ts";
import { type Answer, api } from "#editor/app/content/api.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Submission } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { MailState } from "./mail-state.tsx";
import { RetryButton } from "./retry-button.tsx";
import { currentOf } from "./use-submission.ts";
import { useUnsent } from "./use-unsent.ts";

type CorrespondenceProps = { submission: Submission; onChange: (answer: Answer<Submission>) => void };

/** What was answered, each reply with what became of its mail, and the next one. */
export function Correspondence({ submission, onChange }: CorrespondenceProps) {
  const { t, moment } = useTexts();
  const { reference, replies, canReply } = submission;
  const isWaiting = replies.some(({ mail }) => mail?.state === "waiting");
  const isUnsent = replies.some(({ mail }) => mail?.state === "failed");
  return (
    <section className="panel grid gap-4">
      <h2 className="panel-title">{t("submissions.reply.title")}</h2>
      {replies.length === 0 && canReply && <p className="text-muted text-small">{t("submissions.reply.none")}</p>}
      {replies.length > 0 && (
        <ol className="grid gap-3">
          {replies.map(({ id, who, body, createdAt, mail }) => (
            <li key={id} className="reply grid gap-1.5">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-small">
                <bdi className="font-strong">{who}</bdi>
                <time dateTime={new Date(createdAt).toISOString()}>{moment(new Date(createdAt))}</time>
                {mail && <MailState mail={mail} />}
              </p>
              <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
                {body}
              </p>
            </li>
          ))}
        </ol>
      )}
      {isWaiting && <p className="field-hint">{t("submissions.reply.waits")}</p>}
      {isUnsent && <RetryButton reference={reference} onChange={onChange} />}
      {canReply ? (
        <ReplyForm submission={submission} onChange={onChange} />
      ) : (
        <p className="text-muted text-small">{t("submissions.reply.notAllowed")}</p>
      )}
    </section>
  );
}

function ReplyForm({ submission, onChange }: CorrespondenceProps) {
  const { t, reason } = useTexts();
  const id = useId();
  const { reference, email, revision } = submission;
  const [body, setBody] = useUnsent(`${reference} reply`, "");
  const [error, setError] = useState<string | null>(null);
  const [news, setNews] = useState<"" | "sending" | "sent">("");
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (body.trim() === "") return setError(t("submissions.reply.empty"));
    setNews("sending");
    setError(null);
    const answer = await api.reply(reference, { body, revision });
    setNews(answer.ok ? "sent" : "");
    if (answer.ok) {
      setBody("");
      return onChange(answer);
    }
    const current = currentOf(answer);
    // The other's version is shown, and what was typed stays: sent again, it is sent upon that version.
    if (current) onChange({ ok: true, value: current });
    const [first] = answer.refused?.errors ?? [];
    setError(current ? t("submissions.reply.conflict") : first ? reason(first.reason) : t("save.unreachable"));
  };
  return (
    <form className="field" onSubmit={send}>
      <label className="field-label" htmlFor={id}>
        {t("submissions.reply.label")}
      </label>
      <p className="field-hint" id={`${id}-note`}>
        {t.rich("submissions.reply.to", {
          email: () => (
            <bdi dir="ltr" className="wrap-anywhere">
              {email}
            </bdi>
          ),
          reference: () => (
            <bdi dir="ltr" className="whitespace-nowrap">
              {reference}
            </bdi>
          ),
        })}
      </p>
      <textarea
        className="input"
        id={id}
        dir="auto"
        rows={7}
        maxLength={MAX_REPLY_LENGTH}
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
        value={body}
        onChange={(event) => {
          setBody(event.target.value);
          setError(null);
        }}
      />
      {error && <Notice tone="error" title={error} />}
      <div className="flex flex-wrap items-center gap-3 pt-1">
        <Button icon="mail" type="submit" disabled={news === "sending"} label={t("submissions.reply.send")} />
        <span className="text-small text-muted" role="status">
          {news !== "" && t(`submissions.reply.${news}`)}
        </span>
      </div>
    </form>
  );
}
