import { useCallback, useEffect, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { Button } from "#editor/app/controls/button.tsx";
import { entryAddress } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Unreachable } from "#editor/app/frame/unreachable.tsx";
import type { DeletedEntry } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Entries that were deleted, each with the way to bring it back. */
export function DeletedPage({ go }: { go: (address: string) => void }) {
  const { t, refusal } = useTexts();
  const { refresh } = useContent();
  const [deleted, setDeleted] = useState<readonly DeletedEntry[] | "loading" | "unreachable">("loading");
  const [error, setError] = useState<string | null>(null);
  const look = useCallback(async () => {
    const answer = await api.deleted();
    setDeleted(answer.ok ? answer.value : "unreachable");
  }, []);
  useEffect(() => {
    look();
  }, [look]);
  const bringBack = async ({ kind, id, key }: DeletedEntry) => {
    setError(null);
    const answer = await api.bringBack(kind, id, key);
    if (!answer.ok) {
      return setError(refusal(answer));
    }
    await refresh();
    go(entryAddress(kind, id));
  };
  return (
    <div className="page">
      <h1>{t("deleted.title")}</h1>
      <p className="page-lead">{t("deleted.lead")}</p>
      {error && <Notice tone="error" title={error} />}
      {deleted === "loading" && <Notice tone="loading" title={t("deleted.loading")} />}
      {deleted === "unreachable" && <Unreachable onRetry={look} />}
      {Array.isArray(deleted) && deleted.length === 0 && (
        <Notice title={t("deleted.empty")}>{t("deleted.emptyText")}</Notice>
      )}
      {Array.isArray(deleted) && deleted.length > 0 && (
        <ul className="ruled border border-line rounded-card bg-surface overflow-clip">
          {deleted.map((entry) => (
            <DeletedRow key={`${entry.kind}/${entry.id}`} entry={entry} onBringBack={() => bringBack(entry)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function DeletedRow({ entry, onBringBack }: { entry: DeletedEntry; onBringBack: () => void }) {
  const { t, kind: kindName, title, moment } = useTexts();
  const { kindOf } = useContent();
  const { kind, id, at, by } = entry;
  const name = title(entry.title, id);
  const when = moment(new Date(at));
  return (
    <li className="flex flex-wrap items-center gap-y-2 gap-x-4 py-3 px-4.5">
      <span className="grid grow basis-64 min-w-0">
        <span className="font-strong wrap-anywhere" dir="auto">
          {name}
        </span>
        <small className="text-muted text-small">
          {kindName(kindOf(kind)?.label ?? kind)} · {by === undefined ? when : t("deleted.by", { by, when })}
        </small>
      </span>
      <Button
        look="ghost"
        icon="undo-2"
        aria-label={`${t("deleted.bringBack")}: ${name}`}
        onClick={onBringBack}
        label={t("deleted.bringBack")}
      />
    </li>
  );
}
