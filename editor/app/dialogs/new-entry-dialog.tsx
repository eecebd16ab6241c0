import { type SubmitEvent, useId, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { saveUnsaved } from "#editor/app/entry/unsaved-changes.ts";
import { entryAddress } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { EntryRow, Kind } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { Modal } from "./modal.tsx";

const SHORT_NAME = "[a-z0-9]+(-[a-z0-9]+)*";

type NewEntryDialogProps = { kind: Kind; from?: EntryRow; onClose: () => void; go: (address: string) => void };

/** Asks for the short name of a new entry, or of a copy, and opens it: it is written by its first save. */
export function NewEntryDialog({ kind, from, onClose, go }: NewEntryDialogProps) {
  const { t, kind: kindName, title, reason } = useTexts();
  const { kindOf } = useContent();
  const above = kind.below ? kindOf(kind.below) : undefined;
  const [parent, setParent] = useState(from?.id.split("/")[0] ?? above?.entries[0]?.id ?? "");
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);
  const id = useId();

  const create = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!new RegExp(`^${SHORT_NAME}$`).test(name)) {
      setError(t("new.badId"));
      return;
    }
    const wanted = above ? `${parent}/${name}` : name;
    const answer = await api.create(kind.id, { id: wanted, ...(from && { from: from.id }) });
    if (answer.ok) {
      const { data, texts, version } = answer.value;
      // It is not on disk yet; after a reload it is read from the unsaved changes.
      const copied = from && { from: from.id };
      saveUnsaved(kind.id, wanted, { data, texts, version, savedAt: Date.now(), entry: answer.value, ...copied });
      onClose();
      go(entryAddress(kind.id, wanted));
      return;
    }
    const [first] = answer.refused?.errors ?? [];
    setError(first ? reason(first.reason) : t("app.offlineTitle"));
  };

  return (
    <Modal
      title={
        from
          ? t("new.copyTitle", { title: title(from.title, from.id) })
          : t("new.title", { kind: kindName(kind.label) })
      }
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button button-ghost" onClick={onClose}>
            {t("new.cancel")}
          </button>
          <button type="submit" className="button" form={`${id}-form`}>
            {t("new.create")}
          </button>
        </>
      }
    >
      <form id={`${id}-form`} className="grid gap-4.5 text-ink" onSubmit={create} noValidate>
        {above && (
          <div className="field">
            <label className="field-label" htmlFor={`${id}-parent`}>
              {t("new.below", { kind: kindName(above.label) })}
            </label>
            <div className="select">
              <select
                className="input"
                id={`${id}-parent`}
                value={parent}
                onChange={(event) => setParent(event.target.value)}
              >
                {above.entries.map((row) => (
                  <option key={row.id} value={row.id}>
                    {title(row.title, row.id)}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" />
            </div>
          </div>
        )}
        <div className="field">
          <label className="field-label" htmlFor={`${id}-name`}>
            {t("new.id")}
          </label>
          <p className="field-hint" id={`${id}-note`}>
            {t("new.idNote")}
          </p>
          <input
            className="input input-code"
            id={`${id}-name`}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            value={name}
            aria-describedby={`${id}-note ${id}-error`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              setName(event.target.value);
              setError(null);
            }}
          />
          <p className="field-error" id={`${id}-error`} role="alert" hidden={!error}>
            <Icon name="triangle-alert" />
            <span>{error}</span>
          </p>
        </div>
      </form>
    </Modal>
  );
}
