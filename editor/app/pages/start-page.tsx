import { useContent } from "#editor/app/content/content.tsx";
import { MISSING_ADDRESS } from "#editor/app/frame/address.ts";
import { addressOfKind, groupsOf, missingIn } from "#editor/app/frame/kind-groups.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { EntryLink } from "./entry-link.tsx";

export function StartPage() {
  const { t, kind: kindName } = useTexts();
  const { kinds } = useContent();
  const drafts = kinds.flatMap((kind) =>
    kind.entries.filter(({ states }) => states.includes("draft")).map((row) => ({ kind, row })),
  );
  return (
    <div className="page">
      <h1>{t("start.title")}</h1>
      <p className="page-lead">{t("start.lead")}</p>
      {drafts.length > 0 && (
        <section className="pt-5">
          <h2 className="mark-label font-text tracking-normal">{t("start.drafts")}</h2>
          <ul className="ruled mt-3.5 mb-3 border border-line rounded-card bg-surface overflow-clip">
            {drafts.map(({ kind, row }) => (
              <li key={`${kind.id}/${row.id}`}>
                <EntryLink kind={kind} row={row} withKind />
              </li>
            ))}
          </ul>
        </section>
      )}
      {groupsOf(kinds).map(({ group, kinds: inGroup }) => (
        <section key={group} className="pt-5">
          <h2 className="mark-label font-text tracking-normal">{t(`rail.groups.${group}`)}</h2>
          <ul className="cards grid gap-3 pt-3.5 pb-3">
            {inGroup.map((kind) => (
              <li key={kind.id} className="relative">
                <a
                  className="card grid content-start gap-0.5 h-full min-h-21 py-3.5 px-4.5 border border-line rounded-card bg-surface hover:border-primary-ink hover:bg-raised"
                  href={addressOfKind(kind)}
                >
                  <span className="card-title">{kindName(kind.label)}</span>
                  <small className="text-muted text-small">{t("kind.count", { count: kind.entries.length })}</small>
                </a>
                {missingIn(kind) > 0 && (
                  <a className="absolute bottom-3 end-3.5 text-warn-ink text-small underline" href={MISSING_ADDRESS}>
                    {t("rail.missing")}: {missingIn(kind)}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
