import { PUBLISH_ADDRESS } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { countOf, usePublishing } from "./publishing.tsx";

/** The way to publishing, with what waits for it. Only for those who may. */
export function PublishButton() {
  const { t, percent: percentOf } = useTexts();
  const { publishing, unpublished, isRunning, mayPublish } = usePublishing();
  if (!mayPublish || !publishing?.target) return null;
  const count = unpublished ? countOf(unpublished) : 0;
  const percent = publishing.run?.progress?.percent;
  return (
    <a className="button publish-button" href={PUBLISH_ADDRESS} data-some={count > 0 || isRunning || undefined}>
      {isRunning ? <Icon className="publish-spinner" name="loader-circle" /> : <Icon name="rocket" />}
      <span className="max-tablet:sr-only">{t("publish.button")}</span>
      {isRunning
        ? percent !== undefined && <span className="publish-count">{percentOf(percent)}</span>
        : count > 0 && (
            <span className="publish-count">
              <span aria-hidden="true">{count}</span>
              <span className="sr-only">{t("publish.count", { count })}</span>
            </span>
          )}
    </a>
  );
}
