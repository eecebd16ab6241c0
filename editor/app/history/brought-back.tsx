import { useEffect, useRef } from "react";
import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { EntryValues } from "./changes.ts";

/** `before`: what was in the form until then. */
export type BroughtBackVersion = { at: string; before: EntryValues };

type BroughtBackProps = { version: BroughtBackVersion; onUndo: () => void; onClose: () => void };

/** After an earlier version was put into the form: it is not saved yet, and the way back is here. */
export function BroughtBack({ version, onUndo, onClose }: BroughtBackProps) {
  const { t, moment } = useTexts();
  const when = moment(new Date(version.at));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the dialog has given the focus back; the form may stand far below.
    const frame = requestAnimationFrame(() => place.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="brought-back">
      <Notice
        title={t("history.broughtBack", { when })}
        actions={
          <>
            <Button onClick={onUndo} label={t("history.undo")} />
            <Button look="ghost" onClick={onClose} label={t("history.understood")} />
          </>
        }
      >
        {t("history.broughtBackText")}
      </Notice>
    </div>
  );
}
