import { useTexts } from "#editor/app/frame/texts.tsx";
import type { SubmissionMail } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";

const ICONS = { waiting: "clock", sent: "check", failed: "triangle-alert" } as const;

/** What became of a mail, and why it was not sent. */
export function MailState({ mail }: { mail: SubmissionMail }) {
  const { t } = useTexts();
  return (
    <span className="mail-state inline-flex flex-wrap items-center gap-1.5" data-state={mail.state}>
      <Icon className="size-4" name={ICONS[mail.state]} />
      {t(`submissions.mails.${mail.state}`)}
      {mail.state !== "sent" && mail.attempts > 0 && (
        <span>· {t("submissions.delivery.attempts", { count: mail.attempts })}</span>
      )}
      {mail.state !== "sent" && mail.reason && (
        <span className="wrap-anywhere">
          · <bdi>{mail.reason}</bdi>
        </span>
      )}
    </span>
  );
}
