import { useTexts } from "#editor/app/frame/texts.tsx";

/** Stays where it is while its form is sent: a disabled button would lose the focus. */
export function SubmitButton({ label, isSending }: { label: string; isSending: boolean }) {
  const { t } = useTexts();
  return (
    <button type="submit" className="button" aria-disabled={isSending || undefined}>
      {isSending ? t("signIn.waiting") : label}
    </button>
  );
}
