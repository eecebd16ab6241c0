import { DialogField } from "#editor/app/dialogs/dialog-field.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";

type EmailFieldProps = { value: string; error: string | null; onChange: (typed: string) => void };

export function EmailField(props: EmailFieldProps) {
  const { t } = useTexts();
  return <DialogField {...props} id="email" label={t("signIn.email")} type="email" dir="ltr" autoComplete="username" />;
}
