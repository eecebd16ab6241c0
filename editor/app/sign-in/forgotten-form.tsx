import { type SubmitEvent, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Door } from "./door.tsx";
import { EmailField } from "./email-field.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useSending } from "./use-sending.ts";

/** Asks for a link to a new password. The answer is the same for every address. */
export function ForgottenForm({ onBack }: { onBack: () => void }) {
  const { t, code: locale } = useTexts();
  const { isSending, error, setError, send } = useSending();
  const [email, setEmail] = useState("");
  const [isDone, setDone] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(
      () => api.forgotten({ email, locale }),
      () => setDone(true),
    );
  };
  return (
    <Door title={t("signIn.forgotTitle")} lead={isDone ? undefined : t("signIn.forgotLead")}>
      {isDone ? (
        <Notice tone="success" title={t("signIn.forgotDone")}>
          {t("signIn.forgotDoneText")}
        </Notice>
      ) : (
        <form className="door-form" onSubmit={submit} noValidate>
          <EmailField
            value={email}
            error={error}
            onChange={(typed) => {
              setEmail(typed);
              setError(null);
            }}
          />
          <SubmitButton label={t("signIn.forgotSubmit")} isSending={isSending} />
        </form>
      )}
      <Button look="quiet" onClick={onBack} label={t("signIn.back")} />
    </Door>
  );
}
