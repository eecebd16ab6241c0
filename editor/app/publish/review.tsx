import { useEffect, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { entryAddress, MISSING_ADDRESS, SAMPLE_ADDRESS } from "#editor/app/frame/address.ts";
import { missingIn } from "#editor/app/frame/kind-groups.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { ContentFindings, EntryError, EntryRow, Kind, PublishTarget, Unpublished } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { ChangedEntries, ChangedFiles } from "./changed-entries.tsx";
import { ErrorPlaces } from "./error-places.tsx";
import { countOf, usePublishing } from "./publishing.tsx";
import { TakeBack } from "./take-back.tsx";

/** What visitors will see that they do not see now, in words; then the button. */
export function Review({ target }: { target: PublishTarget }) {
  const { t, moment } = useTexts();
  const { publishing, unpublished, publish, lookAgain } = usePublishing();
  const [findings, setFindings] = useState<ContentFindings | null>(null);
  const lastRun = publishing?.run?.startedAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run may have failed before anybody saw it run
  useEffect(() => {
    lookAgain();
    api.contentFindings().then((answer) => answer.ok && setFindings(answer.value));
  }, [lookAgain, lastRun]);
  if (!unpublished) return <Notice tone="loading" title={t("publish.loading")} />;
  const { since, commit } = unpublished;
  const errors = findings?.errors ?? [];
  const count = countOf(unpublished);
  // A commit is no publication: the one that followed it may have failed.
  const isEmpty = since !== null && since.what !== "commit" && count === 0;
  if (isEmpty)
    return (
      <>
        <Notice tone="success" title={t("publish.empty")}>
          {t("publish.emptyText")}
        </Notice>
        <Later />
      </>
    );
  return (
    <section className="grid gap-6" aria-labelledby="publish-changes">
      <header>
        <h2 className="publish-heading" id="publish-changes">
          {t("publish.changes")}
        </h2>
        {since && (
          <p className="text-muted">
            {t("publish.count", { count })} ·{" "}
            {t(`publish.since.${since.what}`, { when: since.at ? moment(new Date(since.at)) : "" })}
          </p>
        )}
      </header>
      {!since && <Notice title={t("publish.unknown")}>{t("publish.unknownText")}</Notice>}
      <EarlierSite />
      <ChangedEntries entries={unpublished.entries} />
      <ChangedFiles files={unpublished.files} />
      <Later />
      <Warnings unpublished={unpublished} wording={findings?.wording ?? []} />
      {errors.length > 0 && (
        <Notice tone="error" title={t("publish.mend", { count: errors.length })}>
          <p>{t("publish.mendText")}</p>
          <ErrorPlaces errors={errors} />
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button type="button" className="button" disabled={findings === null || errors.length > 0} onClick={publish}>
          <Icon name={target.to === "branch" ? "git-branch" : "rocket"} />
          {target.to === "branch" ? t("publish.startBranch", { branch: target.branch }) : t("publish.start")}
        </button>
        <p className="text-muted text-small">{t(`publish.commit.${commit}`)}</p>
        {since && count > 0 && (
          <div className="ms-auto">
            <TakeBack />
          </div>
        )}
      </div>
    </section>
  );
}

/** After a way back: what is listed was published once, and three things can be done with it. */
function EarlierSite() {
  const { t, moment } = useTexts();
  const { publishing } = usePublishing();
  const [newest] = publishing?.releases ?? [];
  if (!publishing || !newest || newest.name === publishing.current) return null;
  const shown = publishing.releases.find(({ name }) => name === publishing.current);
  return (
    <Notice
      title={shown ? t("publish.earlier.release", { when: moment(new Date(shown.at)) }) : t("publish.earlier.build")}
    >
      {t("publish.earlier.text")}
    </Notice>
  );
}

/** What this publication leaves out: articles that wait for their day, and drafts. */
function Later() {
  const { t, format } = useTexts();
  const { kinds } = useContent();
  const rowsIn = (state: EntryRow["states"][number]) =>
    kinds.flatMap((kind) => kind.entries.filter(({ states }) => states.includes(state)).map((row) => ({ kind, row })));
  const dayOf = ({ date }: EntryRow) =>
    date === undefined
      ? null
      : t("publish.scheduledOn", {
          date: format.dateTime(new Date(date), { day: "numeric", month: "long", year: "numeric" }),
        });
  return (
    <>
      <Rows title={t("publish.scheduled")} rows={rowsIn("scheduled")} noteOf={dayOf} />
      <Rows title={t("publish.drafts")} rows={rowsIn("draft")} noteOf={() => null} />
    </>
  );
}

type RowsProps = {
  title: string;
  rows: readonly { kind: Kind; row: EntryRow }[];
  noteOf: (row: EntryRow) => string | null;
};

function Rows({ title, rows, noteOf }: RowsProps) {
  const { kind: kindName } = useTexts();
  const { nameOf } = useContent();
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="publish-subheading">{title}</h3>
      <ul className="publish-list">
        {rows.map(({ kind, row }) => (
          <li key={`${kind.id}/${row.id}`}>
            <a className="publish-row" href={entryAddress(kind.id, row.id)}>
              <span className="font-strong" dir="auto">
                {nameOf(kind.id, row.id)}
              </span>
              <small className="text-muted text-small">
                {[kindName(kind.label), noteOf(row)].filter(Boolean).join(" · ")}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What visitors may stumble over, and nobody is kept from publishing for. */
function Warnings({ unpublished: { sample }, wording }: { unpublished: Unpublished; wording: readonly EntryError[] }) {
  const { t } = useTexts();
  const { kinds } = useContent();
  const missing = kinds.reduce((sum, kind) => sum + missingIn(kind), 0);
  if (missing + sample + wording.length === 0) return null;
  return (
    <section>
      <h3 className="publish-subheading">{t("publish.warnings")}</h3>
      <ul className="publish-warnings">
        {missing > 0 && (
          <li>
            <a href={MISSING_ADDRESS}>{t("publish.missing", { count: missing })}</a>
          </li>
        )}
        {sample > 0 && (
          <li>
            <a href={SAMPLE_ADDRESS}>{t("publish.sample", { count: sample })}</a>
          </li>
        )}
      </ul>
      {wording.length > 0 && <ErrorPlaces errors={wording} />}
    </section>
  );
}
