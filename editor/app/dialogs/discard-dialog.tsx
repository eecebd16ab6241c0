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
          <button type="button" className="button button-ghost" onClick={onClose}>
            {t("new.cancel")}
          </button>
          <button type="button" className="button button-danger" onClick={onDiscard}>
            {t("discard.confirm")}
          </button>
        </>
      }
    >
      <p>{t("discard.text")}</p>
    </Modal>
  );
}
