import { type RefObject, useCallback, useEffect, useState } from "react";
import type { Guard } from "#editor/app/app.tsx";
import { api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { isSame, type Path } from "#editor/app/content/path.ts";
import { kindAddress } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Unreachable } from "#editor/app/frame/unreachable.tsx";
import type { Entry, KindId } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { EntryEditor } from "./entry-editor.tsx";
import { deleteUnsaved, readUnsaved, type UnsavedChanges } from "./unsaved-changes.ts";

type EntryPageProps = {
  kind: KindId;
  id: string;
  at: Path | null;
  guard: RefObject<Guard | null>;
  go: (address: string) => void;
};

type Opening =
  | { is: "loading" | "notFound" | "unreachable" }
  /** `unsaved`: what was typed before and not saved. */
  | { is: "open"; entry: Entry; unsaved: UnsavedChanges | null };

/** Loads an entry, and its unsaved changes if this browser has some. */
export function EntryPage({ kind, id, at, guard, go }: EntryPageProps) {
  const { t, kind: kindName } = useTexts();
  const { kindOf } = useContent();
  const [opening, setOpening] = useState<Opening>({ is: "loading" });

  const open = useCallback(async () => {
    const unsaved = readUnsaved(kind, id);
    const answer = await api.entry(kind, id);
    if (answer.ok) {
      const { data, texts } = answer.value;
      const isNews = unsaved !== null && !(isSame(unsaved.data, data) && isSame(unsaved.texts, texts));
      if (!isNews) deleteUnsaved(kind, id);
      setOpening({ is: "open", entry: answer.value, unsaved: isNews ? unsaved : null });
    } else setOpening({ is: answer.status === 404 ? "notFound" : "unreachable" });
  }, [kind, id]);
  useEffect(() => {
    open();
  }, [open]);

  if (opening.is === "open")
    return (
      <EntryEditor
        // Opened again after its draft was deleted, it is another one.
        key={opening.entry.draftVersion}
        entry={opening.entry}
        unsaved={opening.unsaved}
        at={at}
        guard={guard}
        go={go}
        onReopen={open}
      />
    );
  return (
    <div className="page">
      {opening.is === "loading" && <Notice tone="loading" title={t("entry.loading")} />}
      {opening.is === "notFound" && (
        <Notice
          tone="error"
          title={t("entry.notFound")}
          actions={
            <a className="button button-soft" href={kindAddress(kind)}>
              {t("kind.back", { kind: kindName(kindOf(kind)?.label ?? kind) })}
            </a>
          }
        >
          {t("entry.notFoundText")}
        </Notice>
      )}
      {opening.is === "unreachable" && <Unreachable onRetry={open} />}
    </div>
  );
}
