import { useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { isSingle, useContent } from "#editor/app/content/content.tsx";
import { entryAddress } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { ChangeList } from "#editor/app/history/change-list.tsx";
import type { ChangedEntry, EntryChange, FileChange } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { TakeBack } from "./take-back.tsx";
import { useEntryName } from "./use-entry-name.ts";

/** Entries that differ, each with the names of its fields; opened, with the words before and after. */
export function ChangedEntries({ entries }: { entries: readonly EntryChange[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {entries.map((entry) => (
        <li key={`${entry.kind}/${entry.id}`}>
          <ChangedEntryRow entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function ChangedEntryRow({ entry }: { entry: EntryChange }) {
  const { t, kind: kindName, place } = useTexts();
  const { kindOf, locales } = useContent();
  const nameOf = useEntryName();
  const [isOpen, setOpen] = useState(false);
  const [changed, setChanged] = useState<ChangedEntry | "unreadable" | null>(null);
  const { kind, id, change, fields, texts } = entry;
  const row = kindOf(kind);
  const names = [
    ...fields.map((field) => place([field], locales)),
    ...texts.map((code) =>
      t("publish.text", { language: locales.find((locale) => locale.code === code)?.name ?? code }),
    ),
  ];
  const open = async () => {
    const answer = await api.changedEntry(kind, id);
    setChanged(answer.ok ? answer.value : "unreadable");
  };
  return (
    <details
      className="fold publish-change border border-line rounded-card bg-surface overflow-clip"
      open={isOpen}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open) open();
      }}
    >
      <summary className="focus-visible:-outline-offset-2">
        <Icon name="chevron-right" />
        <span className="grid flex-1 min-w-0">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-strong wrap-anywhere" dir="auto">
              {nameOf(entry)}
            </span>
            {row && !isSingle(row) && <small className="text-muted text-small">{kindName(row.label)}</small>}
          </span>
          {names.length > 0 && <small className="text-muted text-small wrap-anywhere">{names.join(" · ")}</small>}
        </span>
        <span className="pill publish-pill" data-change={change}>
          {t(`publish.change.${change}`)}
        </span>
      </summary>
      {isOpen && (
        <div className="publish-details">
          {changed === null && <Notice tone="loading" title={t("publish.loading")} />}
          {changed === "unreadable" && <Notice tone="error" title={t("history.unreadable")} />}
          {changed !== null && changed !== "unreadable" && (
            <ChangeList
              fields={changed.fields}
              before={changed.before ?? NOTHING}
              after={changed.after ?? NOTHING}
              labels={{ before: t("publish.before"), after: t("publish.after") }}
              none={t("publish.none")}
            />
          )}
          <div className="flex flex-wrap gap-x-3 gap-y-1">
            {change !== "removed" && (
              <a
                className="quiet-button"
                href={entryAddress(kind, id)}
                aria-label={`${t("publish.open")}: ${nameOf(entry)}`}
              >
                {t("publish.open")}
                <Icon name="chevron-right" />
              </a>
            )}
            {change !== "due" && <TakeBack entry={entry} />}
          </div>
        </div>
      )}
    </details>
  );
}

const NOTHING = { data: {}, texts: {} };

export function ChangedFiles({ files }: { files: readonly FileChange[] }) {
  const { t } = useTexts();
  if (files.length === 0) return null;
  return (
    <section>
      <h3 className="publish-subheading">{t("publish.files")}</h3>
      <ul className="publish-list">
        {files.map(({ file, change }) => (
          <li key={file} className="publish-row">
            <bdi className="wrap-anywhere" dir="ltr">
              {file}
            </bdi>
            <span className="pill publish-pill ms-auto" data-change={change}>
              {t(`publish.change.${change}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
