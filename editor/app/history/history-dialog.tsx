import { useEffect, useState } from "react";
import { Button } from "#editor/app/controls/button.tsx";
import { Modal } from "#editor/app/dialogs/modal.tsx";
import type { EntryState } from "#editor/app/entry/entry-state.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Unreachable } from "#editor/app/frame/unreachable.tsx";
import type { Version, VersionContent } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { ChangeList } from "./change-list.tsx";
import type { EntryValues } from "./changes.ts";
import { useVersions } from "./use-versions.ts";

type HistoryDialogProps = {
  state: EntryState;
  onBringBack: (values: EntryValues, version: Version) => void;
  onClose: () => void;
};

/** The versions of an entry, what each of them changed, and the way back to it. */
export function HistoryDialog({ state, onBringBack, onClose }: HistoryDialogProps) {
  const { kind, id } = state.base;
  const { t } = useTexts();
  const { versions, contents, load, read } = useVersions(kind, id);
  const [chosen, setChosen] = useState<string | null>(null);
  const list = Array.isArray(versions) ? versions : [];
  const index = Math.max(
    list.findIndex(({ key }) => key === chosen),
    0,
  );
  const version: Version | undefined = list[index];
  const older: Version | undefined = list[index + 1];
  useEffect(() => {
    for (const one of [version, older]) if (one && !(one.key in contents)) read(one.key);
  }, [version, older, contents, read]);
  const content = version && contents[version.key];
  const isReadable = content !== undefined && content !== "unreadable";
  return (
    <Modal
      title={t("history.title")}
      onClose={onClose}
      wide
      actions={
        <>
          <Button look="ghost" onClick={onClose} label={t("dialog.close")} />
          {version && isReadable && (
            <Button icon="undo-2" onClick={() => onBringBack(content, version)} label={t("history.bringBack")} />
          )}
        </>
      }
    >
      {versions === "loading" && <Notice tone="loading" title={t("history.loading")} />}
      {versions === "unreachable" && <Unreachable onRetry={load} />}
      {Array.isArray(versions) && versions.length === 0 && (
        <Notice title={t("history.empty")}>{t("history.emptyText")}</Notice>
      )}
      {version && (
        <div className="history">
          <VersionList versions={list} chosen={version.key} onChoose={setChosen} />
          <VersionView
            key={version.key}
            version={version}
            content={content}
            older={older ? contents[older.key] : null}
            state={state}
          />
        </div>
      )}
    </Modal>
  );
}

type VersionListProps = { versions: readonly Version[]; chosen: string; onChoose: (key: string) => void };

function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const { t, moment } = useTexts();
  return (
    <fieldset className="history-list">
      <legend className="sr-only">{t("history.versions")}</legend>
      {versions.map(({ key, at, event, by, note }) => (
        <label key={key} className="history-version">
          <input
            className="sr-only"
            type="radio"
            name="version"
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          <time dateTime={at} className="font-strong">
            {moment(new Date(at))}
          </time>
          <span className="text-muted text-small">
            {by === undefined ? t(`history.events.${event}`) : t("history.sharedBy", { by })}
          </span>
          {note && (
            <span className="history-note" dir="auto">
              {note}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

type Loaded = VersionContent | "unreadable" | undefined;

type VersionViewProps = {
  version: Version;
  content: Loaded;
  /** The version before; null where there is none. */
  older: Loaded | null;
  state: EntryState;
};

function VersionView({ version, content, older, state }: VersionViewProps) {
  const { t } = useTexts();
  const [mode, setMode] = useState<"then" | "now">(older === null ? "now" : "then");
  if (content === undefined || older === undefined)
    return <Notice tone="loading" title={t("history.loadingVersion")} />;
  if (content === "unreadable") return <Notice tone="error" title={t("history.unreadable")} />;
  const isThen = mode === "then" && older !== null && older !== "unreadable";
  return (
    <div className="grid gap-4 content-start min-w-0">
      {older !== null && (
        <fieldset className="segmented segmented-small justify-self-start">
          <legend className="sr-only">{t("history.compare")}</legend>
          {(["then", "now"] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="compare" checked={mode === one} onChange={() => setMode(one)} />
              <span>{t(`history.modes.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {isThen ? (
        <ChangeList
          fields={state.base.fields}
          before={older}
          after={content}
          labels={{ before: t("history.before"), after: t("history.after") }}
          none={t("history.sameThen")}
        />
      ) : (
        <ChangeList
          fields={state.base.fields}
          before={content}
          after={state}
          labels={{ before: t("history.thisVersion"), after: t("history.inForm") }}
          none={t("history.sameNow")}
        />
      )}
      {version.event === "shared" && <p className="field-hint">{t("history.sharedNote")}</p>}
    </div>
  );
}
