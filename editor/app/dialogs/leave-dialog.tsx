import { useState } from "react";
import type { Guard } from "#editor/app/app.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Modal } from "./modal.tsx";

export function LeaveDialog({ guard, onLeave, onStay }: { guard: Guard; onLeave: () => void; onStay: () => void }) {
  const { t } = useTexts();
  const [isSaving, setSaving] = useState(false);
  const saveFirst = async () => {
    setSaving(true);
    // Errors are shown at their fields, so the entry stays open.
    if (await guard.save()) onLeave();
    else onStay();
  };
  const leave = () => {
    guard.discard();
    onLeave();
  };
  return (
    <Modal
      title={t("leave.title")}
      onClose={onStay}
      actions={
        <>
          <button type="button" className="button button-ghost" onClick={onStay}>
            {t("leave.stay")}
          </button>
          <button type="button" className="button button-ghost button-danger" onClick={leave}>
            {t("leave.leave")}
          </button>
          <button type="button" className="button" onClick={saveFirst} disabled={isSaving}>
            {t("leave.save")}
          </button>
        </>
      }
    >
      <p>{t("leave.text", { title: guard.title })}</p>
    </Modal>
  );
}
