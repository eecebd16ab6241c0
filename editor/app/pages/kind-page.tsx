import { useState } from "react";
import { useContent } from "#editor/app/content/content.tsx";
import { NewEntryDialog } from "#editor/app/dialogs/new-entry-dialog.tsx";
import { entryAddress } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { KindId } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";

export function KindPage({ kind: id, go }: { kind: KindId; go: (address: string) => void }) {
  const { t, kind: kindName, title } = useTexts();
  const { kindOf, locales } = useContent();
  const [isAdding, setAdding] = useState(false);
  const kind = kindOf(id);
  if (!kind)
    return (
      <div className="page">
        <Notice tone="error" title={t("kind.unknown")} />
      </div>
    );
  const add = !kind.fixed && (
    <button type="button" className="button" onClick={() => setAdding(true)}>
      <Icon name="plus" />
      {t("kind.new")}
    </button>
  );
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
      ) : (
        <ul className="ruled border border-line rounded-card bg-surface overflow-clip">
          {kind.entries.map((row) => (
            <li key={row.id}>
              <a
                className="entry-row flex flex-wrap items-center gap-y-1 gap-x-4 min-h-15 py-3 px-4.5 hover:bg-raised focus-visible:-outline-offset-2"
                href={entryAddress(kind.id, row.id)}
              >
                <span className="grid grow basis-64 min-w-0">
                  <span className="font-strong" dir="auto">
                    {title(row.title, row.id)}
                  </span>
                  {locales
                    .filter(({ code }) => row.title[code] && row.title[code] !== title(row.title, row.id))
                    .map(({ code, dir }) => (
                      <span key={code} lang={code} dir={dir} className="text-muted text-small justify-self-start">
                        {row.title[code]}
                      </span>
                    ))}
                </span>
                {locales
                  .filter(({ code }) => row.missing.includes(code))
                  .map(({ code, name }) => (
                    <span key={code} className="pill pill-missing">
                      {t("kind.missing", { languages: name })}
                    </span>
                  ))}
                <bdi dir="ltr" className="entry-id text-muted wrap-anywhere">
                  {row.id}
                </bdi>
                <Icon className="size-4.5 text-muted" name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {isAdding && <NewEntryDialog kind={kind} onClose={() => setAdding(false)} go={go} />}
    </div>
  );
}
