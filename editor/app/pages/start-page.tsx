import { useContent } from "#editor/app/content/content.tsx";
import { MISSING_ADDRESS } from "#editor/app/frame/address.ts";
import { addressOfKind, groupsOf, missingIn } from "#editor/app/frame/kind-groups.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";

export function StartPage() {
  const { t, kind: kindName } = useTexts();
  const { kinds } = useContent();
  return (
    <div className="page">
      <h1>{t("start.title")}</h1>
      <p className="page-lead">{t("start.lead")}</p>
      {groupsOf(kinds).map(({ group, kinds: inGroup }) => (
        <section key={group} className="start-group">
          <h2 className="mark-label">{t(`rail.groups.${group}`)}</h2>
          <ul className="cards">
            {inGroup.map((kind) => (
              <li key={kind.id}>
                <a className="card" href={addressOfKind(kind)}>
                  <span className="card-title">{kindName(kind.label)}</span>
                  <small>{t("kind.count", { count: kind.entries.length })}</small>
                </a>
                {missingIn(kind) > 0 && (
                  <a className="card-missing" href={MISSING_ADDRESS}>
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
