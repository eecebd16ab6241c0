import { useTexts } from "#editor/app/frame/texts.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { Draft } from "./draft.ts";

type DraftOfferProps = { draft: Draft; version: string; onRestore: () => void; onDrop: () => void };

/** After a crash or a closed window: what was typed is still there. */
export function DraftOffer({ draft, version, onRestore, onDrop }: DraftOfferProps) {
  const { t, format } = useTexts();
  const when = format.dateTime(draft.savedAt, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Notice
      title={t("draft.title", { when })}
      actions={
        <>
          <button type="button" className="button" onClick={onRestore}>
            {t("draft.restore")}
          </button>
          <button type="button" className="button button-ghost" onClick={onDrop}>
            {t("draft.discard")}
          </button>
        </>
      }
    >
      {t("draft.text")} {draft.version !== version && t("draft.older")}
    </Notice>
  );
}
