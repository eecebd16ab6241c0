import { useTexts } from "#editor/app/frame/texts.tsx";
import { Unreachable } from "#editor/app/frame/unreachable.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { ErrorPlaces } from "./error-places.tsx";
import { usePublishing } from "./publishing.tsx";
import { Releases } from "./releases.tsx";
import { Review } from "./review.tsx";
import { RunProgress } from "./run-progress.tsx";
import { RunResult } from "./run-result.tsx";

/** What will change for visitors, the button that changes it, and the way back. */
export function PublishPage() {
  const { t, reason } = useTexts();
  const { publishing, isAway, isRunning, mayPublish, refused, lookAgain } = usePublishing();
  const target = publishing?.target;
  return (
    <div className="page">
      <h1>{t("publish.title")}</h1>
      <p className="page-lead">
        {target?.to === "branch" ? t("publish.leadBranch", { branch: target.branch }) : t("publish.lead")}
      </p>
      {!mayPublish ? (
        <Notice title={t("publish.notYours")}>{t("publish.notYoursText")}</Notice>
      ) : isAway && !isRunning ? (
        <Unreachable onRetry={lookAgain} />
      ) : publishing === null ? (
        <Notice tone="loading" title={t("publish.loading")} />
      ) : target ? (
        <div className="grid gap-8">
          {refused?.errors.some(({ kind }) => kind !== undefined) ? (
            <Notice tone="error" title={t("publish.takeBack.refused")}>
              <ErrorPlaces errors={refused.errors} />
            </Notice>
          ) : (
            refused?.errors.map((error) => <Notice key={error.reason.key} tone="error" title={reason(error.reason)} />)
          )}
          {publishing.run && (isRunning ? <RunProgress run={publishing.run} /> : <RunResult run={publishing.run} />)}
          {!isRunning && <Review target={target} />}
          {!isRunning && target.to === "servers" && <Releases />}
        </div>
      ) : (
        <Notice title={t("publish.nowhere")}>{t("publish.nowhereText")}</Notice>
      )}
    </div>
  );
}
