import { type Answer, api } from "#editor/app/content/api.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Submission } from "#editor/contract.ts";

type RetryButtonProps = { reference: string; onChange: (answer: Answer<Submission>) => void };

/** Sends what was not sent, also what was given up. */
export function RetryButton({ reference, onChange }: RetryButtonProps) {
  const { t } = useTexts();
  return (
    <Button
      look="ghost"
      className="justify-self-start"
      icon="refresh-cw"
      onClick={async () => onChange(await api.retryMails(reference))}
      label={t("submissions.delivery.retry")}
    />
  );
}
