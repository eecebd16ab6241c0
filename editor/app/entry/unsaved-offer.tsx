import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { UnsavedChanges } from "./unsaved-changes.ts";

type UnsavedOfferProps = { unsaved: UnsavedChanges; version: string; onRestore: () => void; onDrop: () => void };

/** After a crash or a closed window: what was typed is still there. */
export function UnsavedOffer({ unsaved, version, onRestore, onDrop }: UnsavedOfferProps) {
  const { t, moment } = useTexts();
  const when = moment(new Date(unsaved.savedAt));
  return (
    <Notice
      title={t("unsaved.title", { when })}
      actions={
        <>
          <Button onClick={onRestore} label={t("unsaved.restore")} />
          <Button look="ghost" onClick={onDrop} label={t("unsaved.discard")} />
        </>
      }
    >
      {t("unsaved.text")} {unsaved.version !== version && t("unsaved.older")}
    </Notice>
  );
}
