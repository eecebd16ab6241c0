import { useContent } from "#editor/app/content/content.tsx";
import type { Path } from "#editor/app/content/path.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { type EntryState, isDraft } from "./entry-state.ts";
import { ErrorList } from "./error-summary.tsx";
import { countFields } from "./steps.ts";

/** A longer list is opened by whoever wants it: the form comes first. */
const SHORT_LIST = 12;

type DraftNoticeProps = {
  state: EntryState;
  changed: boolean;
  /** The form is in steps, which say what each lacks. */
  hasSteps: boolean;
  onGo: (path: Path) => void;
};

/** That this is a draft, and what it needs before it can be published. No refusal: it is saved all the same. */
export function DraftNotice({ state, changed, hasSteps, onGo }: DraftNoticeProps) {
  const { t } = useTexts();
  const { locales } = useContent();
  const { base, missing, saving, errors } = state;
  const isRefused = saving === "refused" && errors.length > 0;
  if (!isDraft(base) || isRefused) return null;
  return (
    <section className="draft-notice py-4.5 px-5.5 rounded-control border border-line bg-raised">
      <h2 className="flex items-center gap-2.5 tracking-normal">
        <Icon className="text-primary-ink" name="info" />
        {t(base.version === "" ? "draft.new" : "draft.change")}
      </h2>
      {missing.length === 0 ? (
        <p className="text-copy">{t(changed ? "draft.unchecked" : "draft.complete")}</p>
      ) : hasSteps ? (
        <p className="text-copy">{t("steps.lead", { count: countFields(missing, locales) })}</p>
      ) : (
        <details open={missing.length <= SHORT_LIST}>
          <summary>
            <Icon name="chevron-right" />
            {t("draft.missing", { count: missing.length })}
          </summary>
          <ErrorList errors={missing} state={state} onGo={onGo} />
        </details>
      )}
    </section>
  );
}
