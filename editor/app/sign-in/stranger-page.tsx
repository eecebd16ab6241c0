import { type SubmitEvent, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { DialogField } from "#editor/app/dialogs/dialog-field.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { SignInStep } from "#editor/contract.ts";
import { CodeForm } from "./code-form.tsx";
import { Door } from "./door.tsx";
import { EmailField } from "./email-field.tsx";
import { ForgottenForm } from "./forgotten-form.tsx";
import { SetUpForm } from "./set-up-form.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useSending } from "./use-sending.ts";

type StrangerPageProps = {
  /** Why nothing is shown, as the server names it. */
  reason: string;
  onSignedIn: () => void;
};

/** What is shown to somebody whom the server does not know. */
export function StrangerPage({ reason, onSignedIn }: StrangerPageProps) {
  const { t } = useTexts();
  const [step, setStep] = useState<SignInStep | { next: "forgotten" } | null>(null);
  if (reason === "errors.notOpened")
    return (
      <Door title={t("signIn.notOpened")} lead={t("signIn.notOpenedText")}>
        {null}
      </Door>
    );
  if (step?.next === "code") return <CodeForm onDone={onSignedIn} onBack={() => setStep(null)} />;
  if (step?.next === "setUp") return <SetUpForm setUp={step.setUp} onDone={onSignedIn} />;
  if (step?.next === "forgotten") return <ForgottenForm onBack={() => setStep(null)} />;
  return <PasswordForm onStep={setStep} onForgotten={() => setStep({ next: "forgotten" })} />;
}

type PasswordFormProps = { onStep: (step: SignInStep) => void; onForgotten: () => void };

function PasswordForm({ onStep, onForgotten }: PasswordFormProps) {
  const { t } = useTexts();
  const { isSending, error, setError, send } = useSending();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(() => api.signIn({ email, password }), onStep);
  };
  return (
    <Door title={t("signIn.title")} lead={t("signIn.lead")}>
      <form className="door-form" onSubmit={submit} noValidate>
        <EmailField
          value={email}
          error={null}
          onChange={(typed) => {
            setEmail(typed);
            setError(null);
          }}
        />
        <DialogField
          id="password"
          label={t("signIn.password")}
          type="password"
          dir="ltr"
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(typed) => {
            setPassword(typed);
            setError(null);
          }}
        />
        <SubmitButton label={t("signIn.submit")} isSending={isSending} />
      </form>
      <Button look="quiet" onClick={onForgotten} label={t("signIn.forgot")} />
    </Door>
  );
}
