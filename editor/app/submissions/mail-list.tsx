import type { Answer } from "#editor/app/content/api.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Submission } from "#editor/contract.ts";
import { MailState } from "./mail-state.tsx";
import { RetryButton } from "./retry-button.tsx";

type MailListProps = { submission: Submission; onChange: (answer: Answer<Submission>) => void };

/** The mails that the server sent by itself, and the button that sends again what was not sent. */
export function MailList({ submission, onChange }: MailListProps) {
  const { t, labelOf } = useTexts();
  const { mails, reference } = submission;
  return (
    <section className="panel grid gap-3">
      <h2 className="panel-title">{t("submissions.delivery.title")}</h2>
      {mails.length === 0 && <p className="text-muted text-small">{t("submissions.delivery.none")}</p>}
      <ul className="grid gap-2.5">
        {mails.map((row) => (
          <li key={row.to} className="grid gap-0.5 text-small">
            <span>{labelOf({ name: row.to, label: `ui.submissions.channels.${row.to}` })}</span>
            <MailState mail={row} />
          </li>
        ))}
      </ul>
      {mails.some(({ state }) => state !== "sent") && <RetryButton reference={reference} onChange={onChange} />}
    </section>
  );
}
