import { type SubmitEvent, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { DialogField } from "#editor/app/dialogs/dialog-field.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { SecondFactor } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { CopyButton } from "./copy-button.tsx";
import { Door } from "./door.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useSending } from "./use-sending.ts";

/** Light squares around the code, without which a camera does not find it. */
const QUIET_SQUARES = 4;

/** Sets the second factor up: a square for the camera, codes for paper, and a first code as the proof that it works. */
export function SetUpForm({ setUp, onDone }: { setUp: SecondFactor; onDone: () => void }) {
  const { t } = useTexts();
  const { isSending, error, setError, send } = useSending();
  const [code, setCode] = useState("");
  const [isKept, setKept] = useState<boolean | "asked">(false);
  const { qr, secret, backupCodes } = setUp;
  const side = qr.size + 2 * QUIET_SQUARES;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isKept !== true) return setKept("asked");
    send(() => api.enterCode({ code }), onDone);
  };
  return (
    <Door title={t("signIn.setUpTitle")} lead={t("signIn.setUpLead")}>
      <svg
        className="qr"
        role="img"
        aria-label={t("signIn.qr")}
        viewBox={`${-QUIET_SQUARES} ${-QUIET_SQUARES} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="currentColor" />
      </svg>
      <p>
        <span className="block text-small text-muted">{t("signIn.secret")}</span>
        <bdi className="door-code" dir="ltr" data-secret={secret}>
          {secret.match(/.{1,4}/g)?.join(" ")}
        </bdi>
      </p>
      <section className="grid gap-2.5" aria-labelledby="backup">
        <h2 id="backup">{t("signIn.backupTitle")}</h2>
        <p className="text-copy leading-text">{t("signIn.backupText")}</p>
        <ul className="backup-codes" dir="ltr">
          {backupCodes.map((backup) => (
            <li key={backup} className="door-code">
              {backup}
            </li>
          ))}
        </ul>
        <CopyButton text={backupCodes.join("\n")} label={t("signIn.backupCopy")} done={t("signIn.backupCopied")} />
      </section>
      <form className="door-form" onSubmit={submit} noValidate>
        <div className="field">
          <label className="check">
            <input
              type="checkbox"
              checked={isKept === true}
              aria-describedby="kept-error"
              onChange={(event) => setKept(event.target.checked)}
            />
            <span>{t("signIn.backupKept")}</span>
          </label>
          <p className="field-error" id="kept-error" role="alert" hidden={isKept !== "asked"}>
            <Icon name="triangle-alert" />
            <span>{t("signIn.backupKeptEmpty")}</span>
          </p>
        </div>
        <DialogField
          id="code"
          label={t("signIn.code")}
          className="input-code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={code}
          error={error}
          onChange={(typed) => {
            setCode(typed);
            setError(null);
          }}
        />
        <SubmitButton label={t("signIn.setUpSubmit")} isSending={isSending} />
      </form>
    </Door>
  );
}
