import { type SubmitEvent, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { DialogField } from "#editor/app/dialogs/dialog-field.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Role, SignInStep } from "#editor/contract.ts";
import { Door } from "./door.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useSending } from "./use-sending.ts";

type AcceptFormProps = { token: string; email: string; role: Role; onStep: (step: SignInStep) => void };

/** Who was invited chooses a name and a password. */
export function AcceptForm({ token, email, role, onStep }: AcceptFormProps) {
  const { t } = useTexts();
  const { isSending, error, setError, send } = useSending();
  const [name, setName] = useState("");
  const [isNameMissing, setNameMissing] = useState(false);
  const [password, setPassword] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setNameMissing(true);
    send(() => api.accept({ token, name, password }), onStep);
  };
  return (
    <Door title={t("signIn.inviteTitle")} lead={t("signIn.inviteLead", { email, role: t(`people.roles.${role}`) })}>
      <form className="door-form" onSubmit={submit} noValidate>
        {/* For the browser, which keeps the password together with it. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <DialogField
          id="name"
          label={t("signIn.name")}
          note={t("signIn.nameNote")}
          autoComplete="name"
          maxLength={80}
          value={name}
          error={isNameMissing ? t("signIn.nameEmpty") : null}
          onChange={(typed) => {
            setName(typed);
            setNameMissing(false);
          }}
        />
        <NewPasswordField
          value={password}
          error={error}
          onChange={(typed) => {
            setPassword(typed);
            setError(null);
          }}
        />
        <SubmitButton label={t("signIn.inviteSubmit")} isSending={isSending} />
      </form>
    </Door>
  );
}
