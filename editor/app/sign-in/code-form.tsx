import { type SubmitEvent, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { DialogField } from "#editor/app/dialogs/dialog-field.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Door } from "./door.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useSending } from "./use-sending.ts";

/** The second step: a code of the telephone, or one of those on paper. */
export function CodeForm({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const { t } = useTexts();
  const { isSending, error, setError, send } = useSending();
  const [code, setCode] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(() => api.enterCode({ code }), onDone);
  };
  return (
    <Door title={t("signIn.codeTitle")} lead={t("signIn.codeLead")}>
      <form className="door-form" onSubmit={submit} noValidate>
        <DialogField
          id="code"
          label={t("signIn.code")}
          note={t("signIn.codeNote")}
          className="input-code"
          dir="ltr"
          autoComplete="one-time-code"
          spellCheck={false}
          autoFocus
          value={code}
          error={error}
          onChange={(typed) => {
            setCode(typed);
            setError(null);
          }}
        />
        <SubmitButton label={t("signIn.codeSubmit")} isSending={isSending} />
      </form>
      <Button look="quiet" onClick={onBack} label={t("signIn.back")} />
    </Door>
  );
}
