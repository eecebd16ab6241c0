import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { useContent } from "#editor/app/content/content.tsx";
import type { Path } from "#editor/app/content/path.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { EntryError } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { countFields, isInStep, missingIn, type Step } from "./steps.ts";

type FormStepsProps = {
  steps: readonly Step[];
  missing: readonly EntryError[];
  /** The field to go to: its step opens. */
  target: Path | null;
  /** The draft is saved with each step, so that what is left is known. */
  onNext: () => void;
  /** The fields of a step. */
  children: (step: Step) => ReactNode;
};

/** A long new entry, one step open at a time; each says what it still lacks. */
export function FormSteps({ steps, missing, target, onNext, children }: FormStepsProps) {
  const { t } = useTexts();
  const { locales } = useContent();
  const left = steps.map((_, index) => countFields(missingIn(steps, index, missing), locales));
  const [open, setOpen] = useState(() => {
    const first = left.findIndex((count) => count > 0);
    return target ? steps.findIndex((step) => isInStep(step, target)) : first;
  });
  const [seen, setSeen] = useState(target);
  if (target !== seen) {
    setSeen(target);
    if (target) setOpen(steps.findIndex((step) => isInStep(step, target)));
  }
  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => {
        const count = left[index] ?? 0;
        const isOpen = index === open;
        return (
          <li key={step.id}>
            <details
              className="fold form-step min-w-0 overflow-clip border border-line rounded-card bg-surface"
              open={isOpen}
              onToggle={(event) => {
                if (event.currentTarget.open) setOpen(index);
                else if (isOpen) setOpen(-1);
              }}
            >
              <summary className="focus-visible:-outline-offset-2">
                <span className="form-step-number" data-done={count === 0 || undefined}>
                  {count === 0 ? <Icon name="circle-check" /> : index + 1}
                </span>
                <span className="grid flex-1 min-w-0">
                  <span className="font-strong">{t(`steps.${step.id}.title`)}</span>
                  <small className="text-muted text-small">{t(`steps.${step.id}.note`)}</small>
                </span>
                <span className="pill" data-state={count === 0 ? "published" : "draft"}>
                  {t("steps.left", { count })}
                </span>
              </summary>
              {isOpen && (
                <div className="fold-body grid gap-6.5 border-t border-line">
                  {children(step)}
                  {index < steps.length - 1 && (
                    <button
                      type="button"
                      className="button button-ghost justify-self-start"
                      onClick={(event) => {
                        const next = event.currentTarget.closest("li")?.nextElementSibling?.querySelector("summary");
                        onNext();
                        flushSync(() => setOpen(index + 1));
                        next?.focus({ preventScroll: true });
                        next?.scrollIntoView({ block: "start" });
                      }}
                    >
                      {t("steps.next", { step: t(`steps.${steps[index + 1]?.id ?? step.id}.title`) })}
                    </button>
                  )}
                </div>
              )}
            </details>
          </li>
        );
      })}
    </ol>
  );
}
