import { Button } from "#editor/app/controls/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { useTexts } from "./texts.tsx";

/** The editor's own server did not answer. */
export function Unreachable({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTexts();
  const retry = onRetry && <Button look="soft" onClick={() => onRetry()} label={t("app.retry")} />;
  return (
    <Notice tone="error" title={t("app.offlineTitle")} actions={retry}>
      {t("app.offlineText")}
    </Notice>
  );
}
