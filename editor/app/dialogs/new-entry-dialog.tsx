import { type SubmitEvent, useId, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { Button } from "#editor/app/controls/button.tsx";
import { entryAddress } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { EntryRow, Kind } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { DialogField } from "./dialog-field.tsx";
import { Modal } from "./modal.tsx";
import { SHORT_NAME, shortNameFrom } from "./short-name.ts";

type NewEntryDialogProps = { kind: Kind; from?: EntryRow; onClose: () => void; go: (address: string) => void };

/** Asks for the name of a new entry, or of a copy, and opens it as a draft: all else can be written later. */
export function NewEntryDialog({ kind, from, onClose, go }: NewEntryDialogProps) {
  const { t, code, kind: kindName, title, refusal } = useTexts();
  const { kindOf, locales, refresh } = useContent();
  const above = kind.below ? kindOf(kind.below) : undefined;
  const parents = above?.entries.filter(({ states }) => states.some((state) => state !== "draft")) ?? [];
  const locale = locales.find((row) => row.code === code) ?? locales[0];
  const [parent, setParent] = useState(from?.id.split("/")[0] ?? parents[0]?.id ?? "");
  const [name, setName] = useState("");
  const [summary, setSummary] = useState("");
  const [ownId, setOwnId] = useState<string | null>(null);
  const [error, setError] = useState<{ at: "name" | "id"; text: string } | null>(null);
  const shortName = ownId ?? shortNameFrom(name);
  const id = useId();

  const create = async (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setError({ at: "name", text: t("new.nameEmpty") });
    if (!new RegExp(`^${SHORT_NAME}$`).test(shortName)) return setError({ at: "id", text: t("new.badId") });
    const wanted = above ? `${parent}/${shortName}` : shortName;
    const answer = await api.create(kind.id, {
      id: wanted,
      name: name.trim(),
      summary: summary.trim(),
      locale: locale?.code ?? code,
      ...(from && { from: from.id }),
    });
    if (answer.ok) {
      await refresh();
      onClose();
      return go(entryAddress(kind.id, wanted));
    }
    return setError({ at: "id", text: refusal(answer) });
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
          <Button look="ghost" onClick={onClose} label={t("new.cancel")} />
          <Button type="submit" form={`${id}-form`} label={t("new.create")} />
        </>
      }
    >
      <p>{t("new.lead")}</p>
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
                {parents.map((row) => (
                  <option key={row.id} value={row.id}>
                    {title(row.title, row.id)}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" />
            </div>
          </div>
        )}
        <DialogField
          id={`${id}-name`}
          label={t("new.name")}
          note={t("new.nameNote", { language: locale?.name ?? code })}
          value={name}
          error={error?.at === "name" ? error.text : null}
          onChange={(typed) => {
            setName(typed);
            setError(null);
          }}
          lang={locale?.code}
          dir={locale?.dir}
        />
        {kind.hasSummary && (
          <DialogField
            id={`${id}-summary`}
            label={t("new.summary")}
            note={t("new.summaryNote")}
            value={summary}
            error={null}
            onChange={setSummary}
            lang={locale?.code}
            dir={locale?.dir}
          />
        )}
        <DialogField
          id={`${id}-id`}
          label={t("new.id")}
          note={t("new.idNote")}
          value={shortName}
          error={error?.at === "id" ? error.text : null}
          onChange={(typed) => {
            setOwnId(typed);
            setError(null);
          }}
          className="input-code"
          dir="ltr"
          spellCheck={false}
          maxLength={60}
        />
      </form>
    </Modal>
  );
}
