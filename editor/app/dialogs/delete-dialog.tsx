import { useEffect, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { keyOf } from "#editor/app/content/path.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { entryAddress, TEXT } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Unreachable } from "#editor/app/frame/unreachable.tsx";
import type { EntryError, KindId, References } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Modal } from "./modal.tsx";

type DeleteDialogProps = {
  kind: KindId;
  id: string;
  title: string;
  /** Only the draft is deleted: that of a new entry, or of a change of a published one. */
  draft: "new" | "change" | null;
  onClose: () => void;
  onDeleted: () => void;
};

/** Deletes what nothing refers to; otherwise it says what does, and leads there. */
export function DeleteDialog({ kind, id, title, draft, onClose, onDeleted }: DeleteDialogProps) {
  const { t, reason } = useTexts();
  const [references, setReferences] = useState<References | "loading" | "unreachable">(draft ? [] : "loading");
  const [errors, setErrors] = useState<readonly EntryError[]>([]);
  useEffect(() => {
    // Nothing can refer to what is not published.
    if (!draft) api.references(kind, id).then((answer) => setReferences(answer.ok ? answer.value : "unreachable"));
  }, [kind, id, draft]);

  const remove = async () => {
    const answer = await api.remove(draft ? "drafts" : "entries", kind, id);
    if (answer.ok) onDeleted();
    else if (answer.refused) setErrors(answer.refused.errors);
    else setReferences("unreachable");
  };
  const isFree = Array.isArray(references) && references.length === 0 && errors.length === 0;
  return (
    <Modal
      title={t(draft ? "delete.draftTitle" : "delete.title", { title })}
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose} label={t("delete.cancel")} />
          {isFree && <Button look="danger" onClick={remove} label={t("delete.confirm")} />}
        </>
      }
    >
      {references === "loading" && <Notice tone="loading" title={t("delete.looking")} />}
      {references === "unreachable" && <Unreachable />}
      {isFree && <p>{t(draft ? `delete.${draft}Text` : "delete.text")}</p>}
      {Array.isArray(references) && references.length > 0 && <Referring references={references} onFollow={onClose} />}
      {errors.length > 0 && (
        <Notice tone="error" title={t("delete.refused")}>
          <ul className="grid gap-1.5 pt-2">
            {errors.map((error) => (
              <li key={JSON.stringify(error)}>
                {error.file && <bdi dir="ltr">{error.file}</bdi>} {reason(error.reason)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Modal>
  );
}

function Referring({ references, onFollow }: { references: References; onFollow: () => void }) {
  const { t, kind: kindName, place } = useTexts();
  const { kindOf, nameOf, locales } = useContent();
  return (
    <Notice tone="error" title={t("delete.referred", { count: references.length })}>
      <p>{t("delete.referredText")}</p>
      <ul className="grid gap-1.5 pt-2">
        {references.map(({ kind, id, path, text }) => (
          <li key={keyOf([kind, id, ...path, text ?? ""])}>
            <a
              className="text-primary-ink font-strong underline"
              href={entryAddress(kind, id, text ? [TEXT, text] : path)}
              onClick={onFollow}
            >
              {nameOf(kind, id)}
            </a>{" "}
            <small className="text-muted text-small">
              {kindName(kindOf(kind)?.label ?? kind)} › {text ? t("markdown.title") : place(path, locales)}
            </small>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
