import { useCallback, useEffect, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { keyOf } from "#editor/app/content/path.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Unreachable } from "#editor/app/frame/unreachable.tsx";
import type { MissingTranslation, MissingTranslations } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { MissingEntry } from "./missing-entry.tsx";

/** More lines than this are folded, entry by entry. */
const MOST_LINES_OPEN = 100;

export function MissingTranslationsPage() {
  const { t } = useTexts();
  const { refresh } = useContent();
  const [missing, setMissing] = useState<MissingTranslations | "loading" | "unreachable">("loading");
  const look = useCallback(async () => {
    const answer = await api.missing();
    setMissing(answer.ok ? answer.value : "unreachable");
  }, []);
  useEffect(() => {
    look();
  }, [look]);
  // An entry of which all is confirmed goes, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the list
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  }, [missing]);
  const confirm = async (places: readonly MissingTranslation[]) => {
    for (const [locale, own] of Map.groupBy(places, (place) => place.locale)) {
      const answer = await api.confirm({ locale, texts: own.flatMap(({ text }) => text ?? []) });
      if (!answer.ok) return setMissing("unreachable");
    }
    // The same words may stand in other entries.
    await Promise.all([look(), refresh()]);
  };
  return (
    <div className="page">
      <h1>{t("missing.title")}</h1>
      <p className="page-lead">{t("missing.lead")}</p>
      {missing === "loading" && <Notice tone="loading" title={t("app.loading")} />}
      {missing === "unreachable" && <Unreachable onRetry={look} />}
      {Array.isArray(missing) && <MissingList missing={missing} onConfirm={confirm} />}
    </div>
  );
}

type MissingListProps = {
  missing: MissingTranslations;
  onConfirm: (places: readonly MissingTranslation[]) => void;
};

function MissingList({ missing, onConfirm }: MissingListProps) {
  const { t } = useTexts();
  if (missing.length === 0)
    return (
      <Notice tone="success" title={t("missing.none")}>
        {t("missing.noneText")}
      </Notice>
    );
  const byEntry = Map.groupBy(missing, ({ kind, id }) => keyOf([kind, id]));
  return (
    <>
      <CopiedCounts missing={missing} />
      <ul className="grid gap-4">
        {[...byEntry].map(([key, [first, ...others]]) =>
          first ? (
            <MissingEntry
              key={key}
              places={[first, ...others]}
              isOpenAtFirst={missing.length <= MOST_LINES_OPEN}
              onConfirm={onConfirm}
            />
          ) : null,
        )}
      </ul>
    </>
  );
}

/** How much of each language is still that of another one. */
function CopiedCounts({ missing }: { missing: MissingTranslations }) {
  const { t } = useTexts();
  const { locales } = useContent();
  const rows = locales.map(({ code, name }) => ({
    code,
    name,
    count: missing.filter(({ locale, text }) => locale === code && text !== undefined).length,
  }));
  const copied = rows.filter(({ count }) => count > 0);
  return (
    <div role="status">
      {copied.map(({ code, name, count }) => (
        <p key={code} className="pb-6 font-strong">
          {t("missing.copied", { language: name, count })}
        </p>
      ))}
    </div>
  );
}
