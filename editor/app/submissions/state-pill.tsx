import type { SubmissionState } from "#domain/forms/submission.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";

export function StatePill({ state }: { state: SubmissionState }) {
  const { t } = useTexts();
  return (
    <span className="pill submission-state" data-state={state}>
      {t(`submissions.states.${state}`)}
    </span>
  );
}
