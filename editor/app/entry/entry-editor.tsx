import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Guard } from "#editor/app/app.tsx";
import { useContent } from "#editor/app/content/content.tsx";
import { keyOf, type Path } from "#editor/app/content/path.ts";
import { Fields } from "#editor/app/fields/group-field.tsx";
import { kindAddress, TEXT } from "#editor/app/frame/address.ts";
import { BroughtBack, type BroughtBackVersion } from "#editor/app/history/brought-back.tsx";
import { MarkdownField } from "#editor/app/markdown/markdown-field.tsx";
import type { Entry, Field } from "#editor/contract.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { EditingProvider } from "./editing.tsx";
import { type Asks, EntryDialogs } from "./entry-dialogs.tsx";
import { EntryHead } from "./entry-head.tsx";
import { type EntryState, isDraft, versionOf } from "./entry-state.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FindInEntry } from "./find-in-entry.tsx";
import { focusField } from "./focus-field.ts";
import { FormSteps } from "./form-steps.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { inOrderOfSteps, stepsOf } from "./steps.ts";
import type { UnsavedChanges } from "./unsaved-changes.ts";
import { UnsavedOffer } from "./unsaved-offer.tsx";
import { useEntry } from "./use-entry.ts";
import { useExample } from "./use-example.ts";
import { usePreviewOpen } from "./use-preview-open.ts";
import { useSaveShortcut } from "./use-save-shortcut.ts";

type EntryEditorProps = {
  entry: Entry;
  unsaved: UnsavedChanges | null;
  at: Path | null;
  guard: RefObject<Guard | null>;
  go: (address: string) => void;
  /** Reads it anew, after its draft was deleted. */
  onReopen: () => void;
};

/** One entry: its head with the save button, its fields, and the page that shows it. */
export function EntryEditor({ entry, unsaved, at, guard, go, onReopen }: EntryEditorProps) {
  const { kind, id } = entry;
  const { locales, site, targets, kindOf, nameOf, refresh } = useContent();
  const { state, dispatch, changed, save: write, discard } = useEntry(entry);
  const [offered, setOffered] = useState(unsaved);
  const [target, setTarget] = useState<Path | null>(at);
  const [asks, setAsks] = useState<Asks | null>(null);
  const [broughtBack, setBroughtBack] = useState<BroughtBackVersion | null>(null);
  const [isOpen, setPreviewOpen] = usePreviewOpen();
  // A hosted editor has no pages to show.
  const isPreviewOpen = site !== null && isOpen;
  const name = nameOf(kind, id);
  const kindRow = kindOf(kind);

  // A draft stays one until it is published by its own button.
  const usual = isDraft(state.base) ? "drafts" : "entries";
  const saving = useRef<Promise<boolean> | null>(null);
  const save = useCallback(
    (to: EntryState["savedTo"], over?: Entry) => {
      if (saving.current) return saving.current;
      setAsks(null);
      const run = write(to, over).then(async (isSaved) => {
        if (isSaved) {
          setBroughtBack(null);
          await refresh();
        }
        return isSaved;
      });
      saving.current = run;
      return run.finally(() => {
        saving.current = null;
      });
    },
    [write, refresh],
  );
  useEffect(() => {
    guard.current = { isChanged: changed, title: name, saving: () => saving.current, save: () => save(usual), discard };
    return () => {
      guard.current = null;
    };
  }, [guard, changed, name, save, usual, discard]);
  useSaveShortcut(useCallback(() => changed && save(usual), [changed, save, usual]));
  useEffect(() => {
    if (state.theirs) setAsks("conflict");
  }, [state.theirs]);

  const wanted = at ? keyOf(at) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place is gone to once, not with every new array
  useEffect(() => {
    if (at) setTarget([...at]);
  }, [wanted]);
  useEffect(() => {
    if (target) focusField(target);
  }, [target]);

  const set = useCallback((path: Path, value: unknown) => dispatch({ type: "set", path, value }), [dispatch]);
  const isNew = isDraft(state.base) && state.base.version === "";
  const steps = useMemo(() => (isNew ? stepsOf(kind, entry.fields) : null), [isNew, kind, entry.fields]);
  const ordered = useMemo(() => inOrderOfSteps(kind, entry.fields), [kind, entry.fields]);
  const example = useExample(kind, isNew);
  const editing = useMemo(
    () => ({ kind, id, locales, targets, set, example }),
    [kind, id, locales, targets, set, example],
  );
  const marks = useMemo(() => ({ errors: state.errors, target }), [state.errors, target]);
  const deleted = () => {
    discard();
    // Nothing is unsaved any more, so leaving needs no question.
    guard.current = null;
    const isPublished = isDraft(state.base) && state.base.version !== "";
    if (isPublished) onReopen();
    else go(kindAddress(kind));
    refresh();
  };

  const text = kindRow?.hasText && (
    <MarkdownField
      texts={state.texts}
      errors={state.errors}
      onWrite={(locale, words) => dispatch({ type: "write", locale, text: words })}
    />
  );

  return (
    <div className="entry grid h-full" data-preview={isPreviewOpen ? "open" : "closed"}>
      <EntryHead
        state={state}
        changed={changed}
        title={name}
        kind={kindRow}
        isPreviewOpen={site === null ? null : isPreviewOpen}
        onSave={save}
        onAsk={setAsks}
        onPreview={() => setPreviewOpen(!isPreviewOpen)}
      />
      <div className="entry-form relative min-w-0 overflow-y-auto overscroll-contain">
        {offered && (
          <UnsavedOffer
            unsaved={offered}
            version={versionOf(state.base)}
            onRestore={() => {
              dispatch({ type: "restore", unsaved: offered });
              setOffered(null);
            }}
            onDrop={() => {
              discard();
              setOffered(null);
            }}
          />
        )}
        {broughtBack && changed && (
          <BroughtBack
            version={broughtBack}
            onUndo={() => {
              dispatch({ type: "restore", unsaved: broughtBack.before });
              setBroughtBack(null);
            }}
            onClose={() => setBroughtBack(null)}
          />
        )}
        <ErrorSummary state={state} onGo={(path) => setTarget([...path])} />
        <DraftNotice state={state} changed={changed} hasSteps={steps !== null} onGo={(path) => setTarget([...path])} />
        <FindInEntry kind={kind} id={id} data={state.data} onGo={(path) => setTarget([...path])} />
        <EditingProvider editing={editing} marks={marks}>
          <form className="fields grid gap-6.5" aria-label={name} onSubmit={(event) => event.preventDefault()}>
            {steps ? (
              <FormSteps
                steps={steps}
                missing={state.missing}
                target={target}
                onNext={() => {
                  if (changed) save("drafts");
                }}
              >
                {({ names }) => (
                  <>
                    <Fields fields={named(entry.fields, names)} path={[]} value={state.data} />
                    {names.includes(TEXT) && text}
                  </>
                )}
              </FormSteps>
            ) : (
              <>
                <Fields fields={ordered} path={[]} value={state.data} />
                {text}
              </>
            )}
          </form>
        </EditingProvider>
      </div>
      {isPreviewOpen && (
        <PreviewPane
          pages={state.base.version === "" ? null : entry.pages}
          version={state.base.version}
          onHide={() => setPreviewOpen(false)}
        />
      )}
      {asks && (
        <EntryDialogs
          asks={asks}
          state={state}
          onClose={() => setAsks(null)}
          onReset={(to) => {
            discard();
            dispatch({ type: "reset", entry: to });
            setAsks(null);
          }}
          onKeep={(theirs) => save(state.savedTo, theirs)}
          onBringBack={({ data, texts }, { at: when }) => {
            setBroughtBack({ at: when, before: { data: state.data, texts: state.texts } });
            dispatch({ type: "restore", unsaved: { data, texts } });
            setAsks(null);
          }}
          onGone={deleted}
          go={go}
        />
      )}
    </div>
  );
}

/** In the order of the names. */
const named = (fields: readonly Field[], names: readonly string[]) =>
  names.flatMap((name) => fields.filter((field) => field.name === name));
