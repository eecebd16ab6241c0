import { type SubmitEvent, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { DialogField } from "#editor/app/dialogs/dialog-field.tsx";
import { Modal } from "#editor/app/dialogs/modal.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { CopyButton } from "#editor/app/sign-in/copy-button.tsx";
import { useSending } from "#editor/app/sign-in/use-sending.ts";
import { type Invited, ROLES, type Role } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";

/** Invites somebody in a role; without a mail server it shows the link instead. */
export function InviteDialog({ onClose, onInvited }: { onClose: () => void; onInvited: () => void }) {
  const { t, code: locale } = useTexts();
  const { isSending, error, setError, send } = useSending();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("writer");
  const [invited, setInvited] = useState<Invited | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(
      () => api.invite({ email, role, locale }),
      (answer) => {
        setInvited(answer);
        onInvited();
      },
    );
  };
  if (invited)
    return (
      <Modal
        title={t("people.invite")}
        onClose={onClose}
        actions={<Button onClick={onClose} label={t("dialog.close")} />}
      >
        <Notice
          tone="success"
          title={t(invited.link === null ? "people.invited" : "people.inviteReady", { email: email.trim() })}
        >
          {invited.link !== null && (
            <div className="grid gap-2">
              <p>{t("people.inviteLink")}</p>
              <bdi className="door-code" dir="ltr">
                {invited.link}
              </bdi>
              <CopyButton text={invited.link} label={t("people.copy")} done={t("people.copied")} />
            </div>
          )}
        </Notice>
      </Modal>
    );
  return (
    <Modal
      title={t("people.invite")}
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose} label={t("people.cancel")} />
          <Button type="submit" form="invite" aria-disabled={isSending || undefined} label={t("people.inviteSubmit")} />
        </>
      }
    >
      <p>{t("people.inviteLead")}</p>
      <form id="invite" className="grid gap-4.5 text-ink" onSubmit={submit} noValidate>
        <DialogField
          id="invite-email"
          label={t("people.inviteEmail")}
          note={t("people.inviteEmailNote")}
          type="email"
          dir="ltr"
          value={email}
          error={error}
          onChange={(typed) => {
            setEmail(typed);
            setError(null);
          }}
        />
        <div className="field">
          <label className="field-label" htmlFor="invite-role">
            {t("people.inviteRole")}
          </label>
          <p className="field-hint" id="invite-role-note" aria-live="polite">
            {t(`people.may.${role}`)}
          </p>
          <div className="select">
            <select
              className="input"
              id="invite-role"
              aria-describedby="invite-role-note"
              value={role}
              onChange={(event) => setRole(ROLES.find((one) => one === event.target.value) ?? role)}
            >
              {ROLES.map((one) => (
                <option key={one} value={one}>
                  {t(`people.roles.${one}`)}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </div>
        </div>
      </form>
    </Modal>
  );
}
