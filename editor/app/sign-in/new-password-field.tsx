import { DialogField } from "#editor/app/dialogs/dialog-field.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#editor/contract.ts";

type NewPasswordFieldProps = { value: string; error: string | null; onChange: (typed: string) => void };

export function NewPasswordField(props: NewPasswordFieldProps) {
  const { t } = useTexts();
  return (
    <DialogField
      {...props}
      id="password"
      label={t("signIn.newPassword")}
      note={t("signIn.newPasswordNote", { min: MIN_PASSWORD_LENGTH })}
      type="password"
      dir="ltr"
      autoComplete="new-password"
      maxLength={MAX_PASSWORD_LENGTH}
    />
  );
}
