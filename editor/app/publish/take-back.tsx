import { useState } from "react";
import { Modal } from "#editor/app/dialogs/modal.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { EntryChange } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { usePublishing } from "./publishing.tsx";
import { useEntryName } from "./use-entry-name.ts";

/** Makes what is saved what visitors see again, after a question: one entry, or all that is not published. */
export function TakeBack({ entry }: { entry?: EntryChange }) {
  const { t } = useTexts();
  const { takeBack } = usePublishing();
  const nameOf = useEntryName();
  const [isAsked, setAsked] = useState(false);
  const label = t(entry ? "publish.takeBack.one" : "publish.takeBack.all");
  const close = () => setAsked(false);
  return (
    <>
      <button
        type="button"
        className="quiet-button"
        aria-label={entry && `${label}: ${nameOf(entry)}`}
        onClick={() => setAsked(true)}
      >
        <Icon className="size-4" name="undo-2" />
        {label}
      </button>
      {isAsked && (
        <Modal
          title={entry ? t("publish.takeBack.titleOne", { name: nameOf(entry) }) : t("publish.takeBack.titleAll")}
          onClose={close}
          actions={
            <>
              <button type="button" className="button button-ghost" onClick={close}>
                {t("new.cancel")}
              </button>
              <button
                type="button"
                className="button button-danger"
                onClick={() => {
                  close();
                  takeBack(entry ? { kind: entry.kind, id: entry.id } : {});
                }}
              >
                {t("publish.takeBack.confirm")}
              </button>
            </>
          }
        >
          <p>{t("publish.takeBack.text")}</p>
        </Modal>
      )}
    </>
  );
}
