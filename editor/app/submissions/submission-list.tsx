import { useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { submissionsAddress } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Unreachable } from "#editor/app/frame/unreachable.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { parseFilter } from "./filter.ts";
import { SubmissionFilters } from "./submission-filters.tsx";
import { SubmissionLink } from "./submission-link.tsx";
import { useSubmissionSummary } from "./summary.tsx";
import { useDownload } from "./use-download.tsx";
import { useSubmissionList } from "./use-submission-list.ts";
import { WeekChart } from "./week-chart.tsx";

type SubmissionListProps = { query: string; go: (address: string) => void };

export function SubmissionList({ query, go }: SubmissionListProps) {
  const { t } = useTexts();
  const { newCount } = useSubmissionSummary();
  const { rows, next, failure, isLoading, query: shown, reload, more } = useSubmissionList(query);
  const { save, anchor } = useDownload();
  const [isExportRefused, setExportRefused] = useState(false);
  const filter = parseFilter(query);
  const isFiltered = Object.keys(filter).length > 0;
  const exportCsv = async () => {
    const answer = await api.exportSubmissions(filter);
    setExportRefused(!answer.ok);
    if (answer.ok) save(answer.value, "submissions.csv");
  };
  return (
    <div className="page submissions">
      <div className="flex flex-wrap items-end justify-between gap-4 pb-6">
        <div>
          <h1>{t("submissions.title")}</h1>
          <p className="page-lead pb-0">{t("submissions.new", { count: newCount })}</p>
        </div>
        <Button look="ghost" icon="download" onClick={exportCsv} label={t("submissions.export")} />
        {anchor}
      </div>
      {(isExportRefused || failure) && <Unreachable onRetry={reload} />}
      <WeekChart />
      <SubmissionFilters filter={filter} go={go} />
      <div aria-busy={isLoading}>
        {shown === null && <Notice tone="loading" title={t("submissions.loading")} />}
        {shown !== null && rows.length === 0 && !failure && (
          <Notice
            title={t(isFiltered ? "submissions.nothing" : "submissions.empty")}
            actions={
              isFiltered && (
                <a className="button button-soft" href={submissionsAddress("")}>
                  {t("submissions.clear")}
                </a>
              )
            }
          >
            {t(isFiltered ? "submissions.nothingText" : "submissions.emptyText")}
          </Notice>
        )}
        {rows.length > 0 && (
          <ul
            className="ruled border border-line rounded-card bg-surface overflow-clip"
            aria-label={t("submissions.list")}
          >
            {rows.map((row) => (
              <li key={row.reference}>
                <SubmissionLink row={row} query={query} />
              </li>
            ))}
          </ul>
        )}
        {next !== null && (
          <p className="pt-4 text-center">
            <Button look="ghost" disabled={isLoading} onClick={more} label={t("submissions.more")} />
          </p>
        )}
      </div>
    </div>
  );
}
