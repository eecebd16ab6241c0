import { type Answer, api } from "#editor/app/content/api.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Submission } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";

type RetryButtonProps = { reference: string; onChange: (answer: Answer<Submission>) => void };

/** Sends what was not sent, also what was given up. */
export function RetryButton({ reference, onChange }: RetryButtonProps) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className="button button-ghost justify-self-start"
      onClick={async () => onChange(await api.retryMails(reference))}
    >
      <Icon name="refresh-cw" />
      {t("submissions.delivery.retry")}
    </button>
  );
}
