import { useEffect, useRef, useState } from "react";
import type { Guard } from "#editor/app/app.tsx";
import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Modal } from "./modal.tsx";

type LeaveDialogProps = {
  guard: Guard;
  isStillChanged: () => boolean;
  onLeave: () => void;
  onStay: () => void;
};

export function LeaveDialog({ guard, isStillChanged, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTexts();
  // Whoever saved and left at once has decided already.
  const begun = useRef(guard.saving());
  const [isSaving, setSaving] = useState(begun.current !== null);
  const after = (isSaved: boolean) => {
    setSaving(false);
    if (isSaved && !isStillChanged()) onLeave();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the save that was on its way when this opened
  useEffect(() => {
    begun.current?.then(after);
  }, []);
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
          <Button look="ghost" onClick={onStay} label={t("leave.stay")} />
          <Button look="ghostDanger" onClick={leave} label={t("leave.leave")} />
          <Button onClick={saveFirst} disabled={isSaving} label={t("leave.save")} />
        </>
      }
    >
      <p>{t("leave.text", { title: guard.title })}</p>
    </Modal>
  );
}
