import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./modal.css";

type ModalProps = { title: string; onClose: () => void; actions: ReactNode; wide?: boolean; children: ReactNode };

/** A modal dialog that is there while it is drawn. The platform keeps focus inside and gives it back. */
export function Modal({ title, onClose, actions, wide, children }: ModalProps) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      className={wide ? "dialog dialog-wide" : "dialog"}
      ref={dialog}
      aria-labelledby={id}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button" aria-label={t("dialog.close")} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div className="dialog-body grid gap-3.5 content-start text-ui leading-text">{children}</div>
      <div className="dialog-actions">{actions}</div>
    </dialog>
  );
}
