import { isSingle } from "#editor/app/content/content.tsx";
import { fieldOf } from "#editor/app/content/path.ts";
import { kindAddress } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Kind } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { Asks } from "./entry-dialogs.tsx";
import { type EntryState, isDraft } from "./entry-state.ts";

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘ S" : "Ctrl S";

type EntryHeadProps = {
  state: EntryState;
  changed: boolean;
  title: string;
  kind: Kind | undefined;
  /** Null where there are no pages to show. */
  isPreviewOpen: boolean | null;
  onSave: (to: EntryState["savedTo"]) => void;
  onAsk: (what: Asks) => void;
  onPreview: () => void;
};

/** Stays in view: what is edited, whether it is saved, and what can be done with it. */
export function EntryHead({ state, changed, title, kind, isPreviewOpen, onSave, onAsk, onPreview }: EntryHeadProps) {
  const { t, kind: kindName } = useTexts();
  const { base } = state;
  const draft = isDraft(base);
  const isBusy = state.saving === "running";
  return (
    <div className="entry-head flex flex-wrap items-center justify-between gap-y-2 gap-x-5 border-b border-line bg-page">
      <div className="flex grow basis-64 flex-wrap items-baseline gap-y-0 gap-x-3 min-w-0">
        {kind && !isSingle(kind) && (
          <a className="w-full text-primary-ink text-small font-strong hover:underline" href={kindAddress(kind.id)}>
            {kindName(kind.label)}
          </a>
        )}
        <h1 className="wrap-anywhere" dir="auto">
          {title}
        </h1>
        {draft && <span className="pill pill-primary">{t("states.draft")}</span>}
        <ScheduledFor data={state.data} />
      </div>
      <div className="entry-tools flex flex-wrap items-center gap-y-1 gap-x-1.5 ms-auto">
        <SaveState state={state} changed={changed} />
        {changed && state.saving !== "running" && (
          <button type="button" className="tool" onClick={() => onAsk("discard")}>
            <Icon className="size-4.5" name="undo-2" />
            <span>{t("entry.discard")}</span>
          </button>
        )}
        <button type="button" className="tool" onClick={() => onAsk("history")}>
          <Icon className="size-4.5" name="clock" />
          <span>{t("history.open")}</span>
        </button>
        {kind && !kind.fixed && !draft && (
          <button type="button" className="tool" onClick={() => onAsk("duplicate")}>
            <Icon className="size-4.5" name="copy" />
            <span>{t("entry.duplicate")}</span>
          </button>
        )}
        {kind && (draft || !kind.fixed) && (
          <button type="button" className="tool" onClick={() => onAsk("delete")}>
            <Icon className="size-4.5" name="trash-2" />
            <span>{t(draft ? "entry.deleteDraft" : "entry.delete")}</span>
          </button>
        )}
        {isPreviewOpen !== null && (
          <button type="button" className="tool" aria-pressed={isPreviewOpen} onClick={onPreview}>
            <Icon className="size-4.5" name="monitor" />
            <span>{t("preview.show")}</span>
          </button>
        )}
        <div className="save-buttons flex gap-1.5">
          <SaveButton
            isQuiet
            hasShortcut={draft}
            isIdle={!changed || isBusy}
            label={t(draft ? "save.draft" : "save.asDraft")}
            onSave={() => onSave("drafts")}
          />
          <SaveButton
            hasShortcut={!draft}
            // A complete draft is published as it is.
            isIdle={!(changed || draft) || isBusy}
            label={t(draft ? "save.publish" : "save.button")}
            onSave={() => onSave("entries")}
          />
        </div>
      </div>
    </div>
  );
}

/** Of an article whose day is still to come: saved or published, it appears on that day. */
export function ScheduledFor({ data }: { data: unknown }) {
  const { t, format } = useTexts();
  const date = fieldOf(data, "publishedOn");
  // While it is typed, it may be half a date.
  if (typeof date !== "string" || Number.isNaN(Date.parse(date))) return null;
  if (date <= new Date().toISOString().slice(0, 10)) return null;
  return (
    <time className="pill pill-state" data-state="scheduled" dateTime={date}>
      {t("states.scheduledFor", {
        date: format.dateTime(new Date(date), { day: "numeric", month: "long", year: "numeric" }),
      })}
    </time>
  );
}

type SaveButtonProps = {
  label: string;
  isQuiet?: boolean;
  hasShortcut: boolean;
  /** Nothing to save: it stays in the order of keys, and does nothing. */
  isIdle: boolean;
  onSave: () => void;
};

function SaveButton({ label, isQuiet = false, hasShortcut, isIdle, onSave }: SaveButtonProps) {
  return (
    <button
      type="button"
      className={`button save-button ${isQuiet ? "button-ghost" : ""}`}
      aria-keyshortcuts={hasShortcut ? "Control+S Meta+S" : undefined}
      aria-disabled={isIdle}
      onClick={() => !isIdle && onSave()}
    >
      {label}
      {hasShortcut && (
        <kbd className="py-0 px-1.5 rounded-mark" dir="ltr">
          {SHORTCUT}
        </kbd>
      )}
    </button>
  );
}

function SaveState({ state, changed }: { state: EntryState; changed: boolean }) {
  const { t } = useTexts();
  const { saving, files } = state;
  const shown =
    saving === "running" || saving === "refused" || saving === "unreachable"
      ? saving
      : changed
        ? "unsaved"
        : saving === "done"
          ? "done"
          : "unchanged";
  return (
    <span className="save-state inline-flex items-center gap-2 pe-2 text-small" data-state={shown} role="status">
      {t(isDraft(state.base) ? `save.ofDraft.${shown}` : `save.${shown}`)}
      {shown === "done" && <small> · {t("save.written", { count: files.length })}</small>}
    </span>
  );
}
