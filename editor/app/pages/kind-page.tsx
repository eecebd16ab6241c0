import { useState } from "react";
import { useContent } from "#editor/app/content/content.tsx";
import { Button } from "#editor/app/controls/button.tsx";
import { NewEntryDialog } from "#editor/app/dialogs/new-entry-dialog.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { KindId } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { EntryLink } from "./entry-link.tsx";
import { OrderedRows } from "./ordered-rows.tsx";

export function KindPage({ kind: id, go }: { kind: KindId; go: (address: string) => void }) {
  const { t, kind: kindName } = useTexts();
  const { kindOf } = useContent();
  const [isAdding, setAdding] = useState(false);
  const kind = kindOf(id);
  if (!kind)
    return (
      <div className="page">
        <Notice tone="error" title={t("kind.unknown")} />
      </div>
    );
  const add = !kind.fixed && <Button icon="plus" onClick={() => setAdding(true)} label={t("kind.new")} />;
  return (
    <div className="page">
      <div className="flex flex-wrap items-end justify-between gap-4 mb-6">
        <div>
          <h1>{kindName(kind.label)}</h1>
          <p className="page-lead pb-0">{t("kind.count", { count: kind.entries.length })}</p>
        </div>
        {kind.entries.length > 0 && add}
      </div>
      {kind.entries.length === 0 ? (
        <Notice title={t("kind.empty")} actions={add}>
          {t("kind.emptyText")}
        </Notice>
      ) : kind.ordered ? (
        <OrderedRows kind={kind} />
      ) : (
        <ul className="ruled border border-line rounded-card bg-surface overflow-clip">
          {kind.entries.map((row) => (
            <li key={row.id}>
              <EntryLink kind={kind} row={row} />
            </li>
          ))}
        </ul>
      )}
      {isAdding && <NewEntryDialog kind={kind} onClose={() => setAdding(false)} go={go} />}
    </div>
  );
}
