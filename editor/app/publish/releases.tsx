import { useTexts } from "#editor/app/frame/texts.tsx";
import type { ReleaseRow } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { countOf, usePublishing } from "./publishing.tsx";
import { useEntryName } from "./use-entry-name.ts";

/** More names would be a list of their own. */
const MOST_NAMES = 3;

/** Those that are kept: who published what and when, and the way back to each. */
export function Releases() {
  const { t } = useTexts();
  const { publishing, show, undo } = usePublishing();
  if (!publishing || publishing.releases.length === 0) return null;
  return (
    <section aria-labelledby="publish-releases">
      <h2 className="publish-heading" id="publish-releases">
        {t("publish.releases.title")}
      </h2>
      <p className="pb-3 text-muted">{t("publish.releases.lead")}</p>
      <ul className="publish-list">
        {publishing.releases.map((release) => (
          <ReleaseLine
            key={release.name}
            release={release}
            isShown={release.name === publishing.current}
            onShow={() => show(release.name)}
            onUndo={publishing.before && undo}
          />
        ))}
      </ul>
    </section>
  );
}

type ReleaseLineProps = { release: ReleaseRow; isShown: boolean; onShow: () => void; onUndo: (() => void) | null };

function ReleaseLine({ release: { at, by, changes }, isShown, onShow, onUndo }: ReleaseLineProps) {
  const { t, moment } = useTexts();
  const nameOf = useEntryName();
  const when = moment(new Date(at));
  const names = changes?.entries.slice(0, MOST_NAMES).map(nameOf) ?? [];
  const what = changes ? t("publish.releases.changes", { count: countOf(changes) }) : t("publish.releases.first");
  return (
    <li className="publish-row">
      <span className="grid grow basis-64 min-w-0">
        <span className="font-strong">
          {by !== null && (
            <>
              <bdi>{by}</bdi>
              {" · "}
            </>
          )}
          {when}
        </span>
        <small className="text-muted text-small wrap-anywhere">{[what, ...names].join(" · ")}</small>
      </span>
      {isShown ? (
        <>
          <span className="pill publish-pill" data-change="added">
            {t("publish.releases.shown")}
          </span>
          {onUndo && (
            <button type="button" className="button button-ghost" onClick={onUndo}>
              <Icon name="undo-2" />
              {t("publish.result.undo")}
            </button>
          )}
        </>
      ) : (
        <button
          type="button"
          className="button button-ghost"
          aria-label={`${t("publish.releases.show")}: ${when}`}
          onClick={onShow}
        >
          <Icon name="undo-2" />
          {t("publish.releases.show")}
        </button>
      )}
    </li>
  );
}
