import { type FormEvent, useEffect, useId, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { DialogField } from "#editor/app/dialogs/dialog-field.tsx";
import { Modal } from "#editor/app/dialogs/modal.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Unreachable } from "#editor/app/frame/unreachable.tsx";
import type { PersonCounts } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { useSubmissionSummary } from "./summary.tsx";

type DeletePersonDialogProps = { email: string; onClose: () => void; onDeleted: () => void };

const COUNTED = ["submissions", "replies", "mails", "signUps"] as const;

/** Deletes all that is stored under an address, once it was typed and everybody could see how much that is. */
export function DeletePersonDialog({ email, onClose, onDeleted }: DeletePersonDialogProps) {
  const { t } = useTexts();
  const { refresh } = useSubmissionSummary();
  const id = useId();
  const [counts, setCounts] = useState<PersonCounts | "loading" | "unreachable">("loading");
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    api.countPerson(email).then((answer) => setCounts(answer.ok ? answer.value : "unreachable"));
  }, [email]);
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim().toLowerCase() !== email.toLowerCase()) return setError(t("submissions.forget.wrong"));
    const answer = await api.deletePerson(email);
    if (!answer.ok) return setCounts("unreachable");
    await refresh();
    onDeleted();
  };
  return (
    <Modal
      title={t("submissions.forget.title")}
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose} label={t("submissions.forget.cancel")} />
          {typeof counts === "object" && (
            <Button look="danger" type="submit" form={`${id}-form`} label={t("submissions.forget.confirm")} />
          )}
        </>
      }
    >
      {counts === "loading" && <Notice tone="loading" title={t("submissions.forget.counting")} />}
      {counts === "unreachable" && <Unreachable />}
      {typeof counts === "object" && (
        <form id={`${id}-form`} className="grid gap-3.5" onSubmit={remove}>
          <p>{t("submissions.forget.what")}</p>
          <ul className="list-disc ps-5">
            {COUNTED.filter((name) => counts[name] > 0).map((name) => (
              <li key={name}>{t(`submissions.forget.${name}`, { count: counts[name] })}</li>
            ))}
          </ul>
          <p className="text-muted text-small">{t("submissions.forget.backups")}</p>
          <DialogField
            id={id}
            dir="ltr"
            label={t("submissions.forget.type")}
            note={email}
            error={error}
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setError(null);
            }}
          />
        </form>
      )}
    </Modal>
  );
}
