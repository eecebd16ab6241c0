import { useContent } from "#editor/app/content/content.tsx";
import { submissionsAddress } from "#editor/app/frame/address.ts";
import { RailPageLink } from "#editor/app/frame/rail-page-link.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { useSubmissionSummary } from "./summary.tsx";

/** The way to the submissions, with how many are new; only for those who may answer them. */
export function SubmissionsLink({ isCurrent }: { isCurrent: boolean }) {
  const { t } = useTexts();
  const { person } = useContent();
  const { newCount } = useSubmissionSummary();
  if (!person.may.includes("answer")) return null;
  return (
    <RailPageLink
      href={submissionsAddress("")}
      isCurrent={isCurrent}
      icon="mail"
      title={t("submissions.title")}
      badge={{
        count: newCount,
        text: (
          <>
            <span aria-hidden="true">{newCount}</span>
            <span className="sr-only">{t("submissions.new", { count: newCount })}</span>
          </>
        ),
      }}
    />
  );
}
