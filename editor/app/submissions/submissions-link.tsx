import { useContent } from "#editor/app/content/content.tsx";
import { submissionsAddress } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { useSubmissionSummary } from "./summary.tsx";

/** The way to the submissions, with how many are new; only for those who may answer them. */
export function SubmissionsLink({ isCurrent }: { isCurrent: boolean }) {
  const { t } = useTexts();
  const { person } = useContent();
  const { newCount } = useSubmissionSummary();
  if (!person.may.includes("answer")) return null;
  return (
    <a className="rail-link" href={submissionsAddress("")} aria-current={isCurrent ? "page" : undefined}>
      <Icon name="mail" />
      <span className="flex-1">{t("submissions.title")}</span>
      <span className="badge py-px px-1.75 rounded-full text-center" data-some={newCount > 0 || undefined}>
        <span aria-hidden="true">{newCount}</span>
        <span className="sr-only">{t("submissions.new", { count: newCount })}</span>
      </span>
    </a>
  );
}
