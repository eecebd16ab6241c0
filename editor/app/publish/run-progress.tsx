import { useTexts } from "#editor/app/frame/texts.tsx";
import type { PublishRun } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { usePublishing } from "./publishing.tsx";
import { timeLeft } from "./time-left.ts";

/** Said to those who listen no more often than this. */
const SAY_EVERY_PERCENT = 25;

/** How far it is: its steps, and of the build how much and how long. The same for everybody who looks. */
export function RunProgress({ run }: { run: PublishRun }) {
  const { t, moment, percent: percentOf } = useTexts();
  const { cancel } = usePublishing();
  const { action, by, startedAt, steps, step, progress } = run;
  const percent = progress?.percent ?? 0;
  const said = Math.floor(percent / SAY_EVERY_PERCENT) * SAY_EVERY_PERCENT;
  const stepName = t(`publish.run.steps.${step}`);
  const isCancellable = step !== "switch" && step !== "push";
  return (
    <section className="publish-run" aria-labelledby="publish-run">
      <header>
        <h2 className="publish-heading" id="publish-run">
          {t(`publish.run.${action}`)}
        </h2>
        <p className="text-muted text-small">{t("publish.run.by", { by, when: moment(new Date(startedAt)) })}</p>
      </header>
      <p className="sr-only" role="status">
        {step === "build" ? t("publish.run.said", { step: stepName, percent: percentOf(said) }) : stepName}
      </p>
      <ol className="publish-steps">
        {steps.map((name) => {
          const state = name === step ? "current" : steps.indexOf(name) < steps.indexOf(step) ? "done" : "waiting";
          return (
            <li key={name} data-state={state} aria-current={state === "current" ? "step" : undefined}>
              {state === "current" ? (
                <Icon className="publish-spinner" name="loader-circle" />
              ) : (
                <Icon name={state === "done" ? "circle-check" : "minus"} />
              )}
              <span>{t(`publish.run.steps.${name}`)}</span>
              <span className="sr-only">{t(`publish.run.state.${state}`)}</span>
            </li>
          );
        })}
      </ol>
      {step === "build" && <BuildProgress progress={progress} label={stepName} />}
      {action === "publish" && <p className="text-muted">{t("publish.run.meanwhile")}</p>}
      {isCancellable && (
        <button type="button" className="button button-ghost justify-self-start" onClick={cancel}>
          {t("publish.run.cancel")}
        </button>
      )}
    </section>
  );
}

const PHASES = ["content", "bundle", "pictures", "pages", "compress"] as const;

function BuildProgress({ progress, label }: { progress: PublishRun["progress"]; label: string }) {
  const { t, percent: percentOf } = useTexts();
  const phase = PHASES.find((name) => name === progress?.phase) ?? "content";
  const left = timeLeft(progress?.leftMs ?? 0);
  const pages =
    phase === "pages" && progress && progress.total > 0
      ? t("publish.run.pages", { written: progress.written, total: progress.total })
      : null;
  return (
    <div className="grid gap-2">
      <progress className="publish-bar" max={100} value={progress?.percent ?? 0} aria-label={label} />
      <p className="flex flex-wrap justify-between gap-x-4 text-small text-copy">
        <span>{[t(`publish.run.phases.${phase}`), pages].filter(Boolean).join(" ")}</span>
        {progress && (
          <span>
            {percentOf(progress.percent)} ·{" "}
            {"minutes" in left ? t("publish.run.leftMinutes", left) : t("publish.run.left", left)}
          </span>
        )}
      </p>
    </div>
  );
}
