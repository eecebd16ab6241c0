import { useContent } from "#editor/app/content/content.tsx";
import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { SubmissionList } from "./submission-list.tsx";
import { SubmissionPage } from "./submission-page.tsx";
import { useSubmissionSummary } from "./summary.tsx";

type SubmissionsPageProps = { open: string | null; query: string; go: (address: string) => void };

/** What visitors sent: the list, or one of them. */
export function SubmissionsPage({ open, query, go }: SubmissionsPageProps) {
  const { t, reason } = useTexts();
  const { person } = useContent();
  const { summary, refresh } = useSubmissionSummary();
  const retry = <Button look="soft" onClick={() => refresh()} label={t("app.retry")} />;
  if (!person.may.includes("answer"))
    return (
      <div className="page">
        <h1>{t("submissions.title")}</h1>
        <Notice tone="error" title={reason({ key: "errors.notYours", values: {} })} />
      </div>
    );
  if (typeof summary === "object" && "counts" in summary)
    return open === null ? (
      <SubmissionList query={query} go={go} />
    ) : (
      <SubmissionPage key={open} reference={open} query={query} go={go} />
    );
  const [error] = typeof summary === "object" ? (summary.refused?.errors ?? []) : [];
  return (
    <div className="page">
      <h1>{t("submissions.title")}</h1>
      <p className="page-lead">{t("submissions.lead")}</p>
      {summary === "loading" && <Notice tone="loading" title={t("submissions.loading")} />}
      {summary === "none" && (
        <Notice title={t("submissions.none")} actions={retry}>
          {t("submissions.noneText")}
        </Notice>
      )}
      {typeof summary === "object" && (
        <Notice tone="error" title={error ? t("submissions.failed") : t("app.offlineTitle")} actions={retry}>
          {error ? reason(error.reason) : t("app.offlineText")}
        </Notice>
      )}
    </div>
  );
}
