import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Modal } from "./modal.tsx";

export function DiscardDialog({ onDiscard, onClose }: { onDiscard: () => void; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Modal
      title={t("discard.title")}
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose} label={t("new.cancel")} />
          <Button look="danger" onClick={onDiscard} label={t("discard.confirm")} />
        </>
      }
    >
      <p>{t("discard.text")}</p>
    </Modal>
  );
}
