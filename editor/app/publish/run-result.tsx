import { type ReactNode, useEffect, useRef } from "react";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { PublishRun } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { ErrorPlaces } from "./error-places.tsx";
import { usePublishing } from "./publishing.tsx";

/** How the last publication ended: live, with the way back; or not, with what to mend. */
export function RunResult({ run }: { run: PublishRun }) {
  const { t } = useTexts();
  const { result, action, errors, log } = run;
  if (result === "cancelled")
    return <Notice title={t("publish.result.cancelled")}>{t("publish.result.cancelledText")}</Notice>;
  if (result === "done") return <Done run={run} />;
  return (
    <Notice tone="error" title={t(action === "publish" ? "publish.result.failed" : "publish.result.failedBack")}>
      {action === "publish" && <p>{t("publish.result.failedText")}</p>}
      <ErrorPlaces errors={errors} />
      <Log lines={log} />
    </Notice>
  );
}

function Done({ run }: { run: PublishRun }) {
  const { t, moment } = useTexts();
  const { publishing, undo } = usePublishing();
  const { action, endedAt, isSeen, commit } = run;
  const target = publishing?.target;
  const hash = commit && "hash" in commit ? commit.hash.slice(0, 8) : null;
  if (target?.to === "branch")
    return (
      <Notice tone="success" title={t("publish.result.branch", { branch: target.branch })}>
        {t("publish.result.branchText")}
      </Notice>
    );
  const titles = {
    publish: "publish.result.done",
    undo: "publish.result.undone",
    show: "publish.result.shown",
  } as const;
  return (
    <Notice
      tone="success"
      title={t(isSeen ? titles[action] : "publish.result.complete")}
      actions={
        <>
          {publishing?.site && (
            <a className="button button-soft" href={publishing.site} target="_blank" rel="noreferrer">
              <Icon name="globe" />
              {t("publish.result.visit")}
            </a>
          )}
          {action === "publish" && publishing?.before && (
            <button type="button" className="button button-soft" onClick={undo}>
              <Icon name="undo-2" />
              {t("publish.result.undo")}
            </button>
          )}
        </>
      }
    >
      {isSeen && endedAt && <p>{t("publish.result.doneAt", { when: moment(new Date(endedAt)) })}</p>}
      {hash && <p>{t("publish.result.committed", { hash })}</p>}
      {!isSeen && <p>{t("publish.result.unseen")}</p>}
    </Notice>
  );
}

function Log({ lines }: { lines: readonly string[] }): ReactNode {
  const { t } = useTexts();
  const end = useRef<HTMLPreElement>(null);
  // What went wrong stands at the end.
  useEffect(() => {
    end.current?.scrollTo(0, end.current.scrollHeight);
  });
  if (lines.length === 0) return null;
  return (
    <details className="pt-3" onToggle={() => end.current?.scrollTo(0, end.current.scrollHeight)}>
      <summary className="cursor-pointer font-strong">{t("publish.run.log")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached with the keyboard */}
      <pre ref={end} className="publish-log" dir="ltr" tabIndex={0}>
        {lines.join("\n")}
      </pre>
    </details>
  );
}
