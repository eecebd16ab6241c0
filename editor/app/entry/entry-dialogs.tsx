import { useContent } from "#editor/app/content/content.tsx";
import { ConflictDialog } from "#editor/app/dialogs/conflict-dialog.tsx";
import { DeleteDialog } from "#editor/app/dialogs/delete-dialog.tsx";
import { DiscardDialog } from "#editor/app/dialogs/discard-dialog.tsx";
import { NewEntryDialog } from "#editor/app/dialogs/new-entry-dialog.tsx";
import type { EntryValues } from "#editor/app/history/changes.ts";
import { HistoryDialog } from "#editor/app/history/history-dialog.tsx";
import type { Entry, Version } from "#editor/contract.ts";
import { type EntryState, isDraft } from "./entry-state.ts";

/** The dialog that is open, if any. */
export type Asks = "delete" | "duplicate" | "discard" | "conflict" | "history";

type EntryDialogsProps = {
  asks: Asks;
  state: EntryState;
  onClose: () => void;
  /** Back to what the files say. */
  onReset: (to: Entry) => void;
  /** Overwrites the version that was saved elsewhere. */
  onKeep: (theirs: Entry) => void;
  /** After the entry or its draft was deleted. */
  onGone: () => void;
  /** Puts an earlier version into the form. */
  onBringBack: (values: EntryValues, version: Version) => void;
  go: (address: string) => void;
};

export function EntryDialogs({ asks, state, onClose, onReset, onKeep, onGone, onBringBack, go }: EntryDialogsProps) {
  const { kindOf, rowOf, nameOf } = useContent();
  const { base, theirs } = state;
  const kind = kindOf(base.kind);
  const row = rowOf(base.kind, base.id);
  switch (asks) {
    case "conflict":
      return (
        theirs && (
          <ConflictDialog
            state={state}
            theirs={theirs}
            onTake={() => onReset(theirs)}
            onKeep={() => onKeep(theirs)}
            onClose={onClose}
          />
        )
      );
    case "discard":
      return <DiscardDialog onClose={onClose} onDiscard={() => onReset(base)} />;
    case "duplicate":
      return kind && row && <NewEntryDialog kind={kind} from={row} onClose={onClose} go={go} />;
    case "history":
      return <HistoryDialog state={state} onBringBack={onBringBack} onClose={onClose} />;
    case "delete":
      return (
        <DeleteDialog
          kind={base.kind}
          id={base.id}
          title={nameOf(base.kind, base.id)}
          draft={isDraft(base) ? (base.version === "" ? "new" : "change") : null}
          onClose={onClose}
          onDeleted={onGone}
        />
      );
  }
}
