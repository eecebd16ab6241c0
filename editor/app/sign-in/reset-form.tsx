import { type SubmitEvent, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Door } from "./door.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useSending } from "./use-sending.ts";

type ResetFormProps = { token: string; email: string; onBack: () => void };

/** A new password in place of a forgotten one. */
export function ResetForm({ token, email, onBack }: ResetFormProps) {
  const { t } = useTexts();
  const { isSending, error, setError, send } = useSending();
  const [password, setPassword] = useState("");
  const [isDone, setDone] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(
      () => api.resetPassword({ token, password }),
      () => setDone(true),
    );
  };
  if (isDone)
    return (
      <Door title={t("signIn.resetTitle")}>
        <Notice tone="success" title={t("signIn.resetDone")} />
        <Button onClick={onBack} label={t("signIn.title")} />
      </Door>
    );
  return (
    <Door title={t("signIn.resetTitle")} lead={t("signIn.resetLead", { email })}>
      <form className="door-form" onSubmit={submit} noValidate>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField
          value={password}
          error={error}
          onChange={(typed) => {
            setPassword(typed);
            setError(null);
          }}
        />
        <SubmitButton label={t("signIn.resetSubmit")} isSending={isSending} />
      </form>
    </Door>
  );
}
