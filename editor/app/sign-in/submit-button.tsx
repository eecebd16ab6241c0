import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";

/** Stays where it is while its form is sent: a disabled button would lose the focus. */
export function SubmitButton({ label, isSending }: { label: string; isSending: boolean }) {
  const { t } = useTexts();
  return (
    <Button type="submit" aria-disabled={isSending || undefined} label={isSending ? t("signIn.waiting") : label} />
  );
}
