import { useCallback, useEffect, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { keyOf } from "#editor/app/content/path.ts";
import { entryAddress, TEXT } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { MissingTranslations } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";

export function MissingTranslationsPage() {
  const { t } = useTexts();
  const [missing, setMissing] = useState<MissingTranslations | "loading" | "unreachable">("loading");
  const look = useCallback(async () => {
    const answer = await api.missing();
    setMissing(answer.ok ? answer.value : "unreachable");
  }, []);
  useEffect(() => {
    look();
  }, [look]);
  return (
    <div className="page">
      <h1>{t("missing.title")}</h1>
      <p className="page-lead">{t("missing.lead")}</p>
      {missing === "loading" && <Notice tone="loading" title={t("app.loading")} />}
      {missing === "unreachable" && (
        <Notice
          tone="error"
          title={t("app.offlineTitle")}
          actions={
            <button type="button" className="button button-soft" onClick={() => look()}>
              {t("app.retry")}
            </button>
          }
        >
          {t("app.offlineText")}
        </Notice>
      )}
      {Array.isArray(missing) && <MissingList missing={missing} />}
    </div>
  );
}

function MissingList({ missing }: { missing: MissingTranslations }) {
  const { t, kind: kindName, place } = useTexts();
  const { kindOf, nameOf, locales } = useContent();
  if (missing.length === 0)
    return (
      <Notice tone="success" title={t("missing.none")}>
        {t("missing.noneText")}
      </Notice>
    );
  const byEntry = Map.groupBy(missing, ({ kind, id }) => keyOf([kind, id]));
  return (
    <ul className="grid gap-4">
      {[...byEntry].map(([key, places]) => {
        const [first] = places;
        if (!first) return null;
        const kind = kindOf(first.kind);
        return (
          <li key={key} className="missing-entry border border-line rounded-card bg-surface overflow-clip">
            <h2 className="flex flex-wrap items-baseline gap-y-0.5 gap-x-3 py-3.5 px-4.5 tracking-normal">
              <span dir="auto">{nameOf(first.kind, first.id)}</span>
              {kind && <small className="text-muted">{kindName(kind.label)}</small>}
            </h2>
            <ul>
              {places.map(({ kind: of, id, path, locale }) => {
                const at = path.length > 0 ? path : [TEXT];
                const language = locales.find(({ code }) => code === locale);
                const isNamed = path.includes(locale);
                return (
                  <li key={keyOf([...path, locale])}>
                    <a
                      className="flex items-center gap-3 min-h-11.5 py-2 px-4.5 border-t border-line hover:bg-raised focus-visible:-outline-offset-2"
                      href={entryAddress(of, id, isNamed ? at : [...at, locale])}
                    >
                      <span className="flex-1">{path.length > 0 ? place(path, locales) : t("missing.markdown")}</span>
                      <span className="pill pill-missing">{language?.name ?? locale}</span>
                      <Icon className="size-4.5 text-muted" name="chevron-right" />
                    </a>
                  </li>
                );
              })}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
