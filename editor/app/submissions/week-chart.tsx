import { FORM_IDS } from "#domain/forms/forms.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { useSubmissionSummary } from "./summary.tsx";

/** How many came in, week by week: bars for the eye, a table for everybody else. */
export function WeekChart() {
  const { t, format } = useTexts();
  const { summary } = useSubmissionSummary();
  if (typeof summary !== "object" || !("weeks" in summary)) return null;
  const totals = summary.weeks.map(({ counts }) => FORM_IDS.reduce((sum, kind) => sum + counts[kind], 0));
  const most = Math.max(...totals);
  if (most === 0) return null;
  const dayOf = (at: number) => format.dateTime(new Date(at), { day: "numeric", month: "short", timeZone: "UTC" });
  return (
    <figure className="weeks grid gap-3 mb-5 p-4.5 border border-line rounded-card bg-surface">
      <figcaption className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="font-strong">{t("submissions.weeks.title")}</span>
        <span className="text-muted text-small">{t("submissions.weeks.thisWeek", { count: totals.at(-1) ?? 0 })}</span>
        <span className="flex flex-wrap gap-x-4 gap-y-1 ms-auto text-muted text-small" aria-hidden="true">
          {FORM_IDS.map((kind) => (
            <span key={kind} className="inline-flex items-center gap-1.5">
              <i className="weeks-key" data-kind={kind} />
              {t(`submissions.kinds.${kind}`)}
            </span>
          ))}
        </span>
      </figcaption>
      <div className="weeks-bars" aria-hidden="true">
        {summary.weeks.map(({ weekStart, counts }, index) => (
          <div key={weekStart} className="weeks-bar" title={`${dayOf(weekStart)}: ${totals[index]}`}>
            <span className="weeks-total">{totals[index] || ""}</span>
            {FORM_IDS.map((kind) => (
              <i key={kind} data-kind={kind} style={{ blockSize: `${(counts[kind] / most) * 4}rem` }} />
            ))}
            <span className="weeks-day">{dayOf(weekStart)}</span>
          </div>
        ))}
      </div>
      <div className="sr-only">
        {/* A table is never narrower than its words; the box around it is. */}
        <table>
          <caption>{t("submissions.weeks.caption")}</caption>
          <thead>
            <tr>
              <td />
              {FORM_IDS.map((kind) => (
                <th key={kind} scope="col">
                  {t(`submissions.kinds.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {summary.weeks.map(({ weekStart, counts }) => (
              <tr key={weekStart}>
                <th scope="row">{t("submissions.weeks.week", { day: dayOf(weekStart) })}</th>
                {FORM_IDS.map((kind) => (
                  <td key={kind}>{counts[kind]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
